import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { cartItem } from '#areas/cart/contract/cart.ts'
import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { wishMachine } from '#machines/cart/wish/wish.machine.ts'
import type { ShopWish } from '#machines/cart/wish/wish.ts'

import type { Storage } from '#actors/storage.ts'
import type { LatePorts } from '#actors/late-ports.ts'

/** The key in sessionStorage, since wishes belong to this tab. */
const WISHES = `${CACHE_KEY_PREFIX}wishes`

const wishesSchema = v.array(
  v.variant('kind', [
    v.object({ kind: v.literal('cart'), product: v.omit(cartItem, ['quantity']), quantity: v.number() }),
    v.object({ kind: v.literal('wishlist'), product_id: v.number(), product_variant_id: v.number(), name: v.string() }),
  ]),
)

/** The stored wishes; none if they can't be read. */
function readWishes(storage: Storage): readonly ShopWish[] {
  try {
    return v.parse(wishesSchema, JSON.parse(storage.session(WISHES) ?? '[]')) as ShopWish[]
  } catch {
    return []
  }
}

export function provideWish({ storage }: Pick<LatePorts, 'storage'>) {
  return wishMachine.provide({
    actors: { readWishes: fromPromise(() => Promise.resolve(readWishes(storage))) },
    actions: { storeWishes: (_, { wishes }) => storage.setSession(WISHES, JSON.stringify(wishes)) },
  })
}
