import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import { onceModel } from '#tests/models/once.ts'

export const model = onceModel({ machine: mailCartMachine, intent: [null], answer: { message: 'On its way' } })
