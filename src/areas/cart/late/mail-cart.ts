import * as v from 'valibot'

import { mailCart } from '#areas/cart/contract/cart.ts'
import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import { callOnce } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideMailCart({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return mailCartMachine.provide(
    callOnce({ client, storage, page, call: mailCart, intent: v.null(), request: () => ({}) }),
  )
}
