import { createReturnMachine } from '#machines/returns/ask-return.machine.ts'

import { onceModel } from '#tests/models/once.ts'
import { orderReturn, orderReturns } from './return-samples.ts'

const lines = [{ product_variant_id: 31, quantity: 1 }]

export const model = onceModel({
  machine: createReturnMachine,
  intent: [
    { orderId: 12, kind: 'cancel', lines },
    { orderId: 13, kind: 'cancel', lines },
  ],
  answer: orderReturns(12, { returns: [orderReturn(5, { kind: 'cancel' })] }),
})
