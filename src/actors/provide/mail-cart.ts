import { fromPromise } from 'xstate'

import { mailCart } from '#contract/cart.ts'
import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import type { Client } from '../client.ts'

export function provideMailCart({ client }: { client: Client }) {
  return mailCartMachine.provide({
    actors: {
      mailCart: fromPromise(({ input: { language }, signal }) => client.call(mailCart, {}, { language, signal })),
    },
  })
}
