import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { cartItem } from '#areas/cart/contract/cart.ts'
import type { CallResult } from '#contract/result.ts'
import { addToWishlist, listWishlist, removeFromWishlist, wishlistItem } from '#areas/cart/contract/wishlist.ts'
import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'
import type { Sending, Timed } from '#machines/kept-list/kept-list.events.ts'
import { wishlistMachine } from '#machines/cart/wishlist/wishlist.machine.ts'
import type { WishChange } from '#machines/cart/wishlist/wishlist.ts'

import type { Client } from '#actors/client.ts'
import type { Logger } from '#actors/logger.ts'
import { storeQueue } from '#actors/kept-queue.ts'
import type { Storage } from '#actors/storage.ts'
import { timed } from '#actors/timed.ts'

const item = v.object({ product_id: v.number(), product_variant_id: v.number(), name: v.string() })
const change = v.variant('kind', [
  v.object({ kind: v.literal('add'), item, kept: v.nullable(v.omit(cartItem, ['quantity'])) }),
  v.object({ kind: v.literal('remove'), item }),
])

interface Ports {
  page: Window & typeof globalThis
  client: Client
  storage: Storage
  log: Logger
}

async function carryOut(
  client: Client,
  { kind, item: { product_id, product_variant_id } }: WishChange,
  signal: AbortSignal,
): Promise<CallResult<WishlistItem | null>> {
  const ids = { product_id, product_variant_id }
  if (kind === 'add') return await client.call(addToWishlist, { body: ids }, { signal })
  // Proxies may drop the body of a DELETE, so the ids are also in the query.
  const result = await client.call(removeFromWishlist, { query: ids, body: ids }, { signal })
  return result.ok ? { ok: true, value: null } : result
}

export function provideWishlist({ page, client, storage, log }: Ports) {
  return wishlistMachine.provide({
    actors: {
      fetchList: fromPromise(({ signal }) => timed(client.call(listWishlist, {}, { signal }))),
      sendChange: fromPromise<Timed<WishlistItem | null>, Sending<readonly WishlistItem[], WishChange>>(
        ({ input: { sent }, signal }) => {
          if (!sent) throw new Error('there is no change to send')
          return timed(carryOut(client, sent.change, signal))
        },
      ),
      storeQueue: storeQueue({ page, storage, name: 'wishlist', kept: v.array(wishlistItem), change }),
    },
    actions: {
      logFailure: (_, { change: { kind, item: failed }, problem }) =>
        log.warn(
          `wishlist: the variant ${failed.product_variant_id} could not be ${kind === 'add' ? 'added' : 'removed'}: ${problem.kind}`,
        ),
    },
  })
}
