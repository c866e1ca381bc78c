import { fillCartMachine } from '#machines/clients/filling/fill-cart.machine.ts'

import { onceModel } from '#tests/models/once.ts'

import { filled } from './filling-samples.ts'

export const model = onceModel({
  machine: fillCartMachine,
  intent: [
    { clientId: 7, protocolId: 3, message: '', mail: true },
    { clientId: 8, protocolId: 4, message: 'For the first month.', mail: false },
  ],
  answer: filled,
})
