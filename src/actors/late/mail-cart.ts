import { fromPromise } from 'xstate'

import { mailCart } from '#contract/cart.ts'
import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import type { LatePorts } from '../late-ports.ts'

export function provideMailCart({ client }: Pick<LatePorts, 'client'>) {
  return mailCartMachine.provide({
    actors: {
      mailCart: fromPromise(({ input: { language }, signal }) => client.call(mailCart, {}, { language, signal })),
    },
  })
}
