import { fromPromise } from 'xstate'

import { addToWishlist, listWishlist, removeFromWishlist } from '#contract/wishlist.ts'
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts'

import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'

interface Ports {
  client: Client
  log: Logger
}

export function provideWishlist({ client, log }: Ports) {
  return wishlistMachine.provide({
    actors: {
      fetchWishlist: fromPromise(({ signal }) => client.call(listWishlist, {}, { signal })),
      changeWishlist: fromPromise(async ({ input: { change }, signal }) => {
        const ids = { product_id: change.item.product_id, product_variant_id: change.item.product_variant_id }
        if (change.kind === 'add') return await client.call(addToWishlist, { body: ids }, { signal })
        // The ids stand in query and body (call.delete-ids-in-body-or-query).
        const result = await client.call(removeFromWishlist, { query: ids, body: ids }, { signal })
        return result.ok ? { ok: true, value: null } : result
      }),
    },
    actions: {
      logFailure: (_, { change, result }) =>
        log.warn(
          `wishlist: the variant ${change.item.product_variant_id} could not be ${change.kind === 'add' ? 'added' : 'removed'}: ${result && !result.ok ? result.problem.kind : 'no answer'}`,
        ),
    },
  })
}
