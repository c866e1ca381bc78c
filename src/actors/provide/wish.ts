import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { cartItem } from '#contract/cart.ts'
import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { wishMachine } from '#machines/wish/wish.machine.ts'
import type { ShopWish } from '#machines/wish/wish.ts'

import type { Storage } from '../storage.ts'

/** The key in the session's storage: the wish is this tab's. */
const WISH = `${CACHE_KEY_PREFIX}wish`

const wishSchema = v.variant('kind', [
  v.object({ kind: v.literal('cart'), product: v.omit(cartItem, ['quantity']), quantity: v.number() }),
  v.object({ kind: v.literal('wishlist'), product_id: v.number(), product_variant_id: v.number(), name: v.string() }),
])

/** The wish that was stored; null where there is none, or none that can be read. */
function readWish(storage: Storage): ShopWish | null {
  try {
    return v.parse(wishSchema, JSON.parse(storage.session(WISH) ?? 'null')) as ShopWish
  } catch {
    return null
  }
}

export function provideWish({ storage }: { storage: Storage }) {
  return wishMachine.provide({
    actors: { readWish: fromPromise(() => Promise.resolve(readWish(storage))) },
    actions: { storeWish: (_, { wish }) => storage.setSession(WISH, JSON.stringify(wish)) },
  })
}
