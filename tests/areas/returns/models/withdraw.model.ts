import { withdrawMachine } from '#machines/returns/ask-return.machine.ts'

import { onceModel } from '#tests/models/once.ts'
import { orderReturn, orderReturns } from './return-samples.ts'

const lines = [{ product_variant_id: 31, quantity: 2 }]

export const model = onceModel({
  machine: withdrawMachine,
  intent: [
    { orderId: 12, kind: 'withdrawal', lines },
    { orderId: 13, kind: 'withdrawal', lines },
  ],
  answer: orderReturns(12, { returns: [orderReturn(5)] }),
})
