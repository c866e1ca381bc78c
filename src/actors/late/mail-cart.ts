import * as v from 'valibot'

import { mailCart } from '#contract/cart.ts'
import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import { callOnce } from '../call-once.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideMailCart({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return mailCartMachine.provide(
    callOnce({ client, storage, page, call: mailCart, wanted: v.null(), request: () => ({}) }),
  )
}
