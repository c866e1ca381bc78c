import type { SnapshotFrom } from 'xstate'

import { wishlistMachine } from '#machines/cart/wishlist/wishlist.machine.ts'

import { refusedWith } from './cart-samples.ts'
import { isKeptPart } from '#tests/models/kept-list-part.ts'
import { defineModel, done } from '#tests/models/support/model.ts'
import { wishRules } from './wishlist-rules.ts'
import { wishedProduct, wishlistItem } from './wishlist-samples.ts'

type Snapshot = SnapshotFrom<typeof wishlistMachine>

/** 1 can be bought, 3 is out of stock, 4 is in the cart, 5 is anywhere in the shop. Pictures are no part of it. */
const itemOf = (id: number, stock = 5) => ({ ...wishlistItem(id, { stock }), assets: [] })
const list = [itemOf(1), itemOf(3, 0)]
export const cartLine = (id: number) => ({ ...wishedProduct(id), asset: null })
const line = cartLine(4)
const three = { product_id: 30, product_variant_id: 3, name: 'Product 3' }
const five = { product_id: 50, product_variant_id: 5, name: 'Product 5' }
const ok = (value: unknown) => ({ result: { ok: true, value }, at: 1000 }) as const

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 4 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: { queue: [], kept: null } } as const
const begin = [signedIn, opened, adopted, done('fetchList', ok(list))] as const
const addThree = { type: 'wishlist.add', ...three } as const
const removeThree = { type: 'wishlist.remove', ...three } as const

const isFresh = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { syncing: 'fresh' } } })

export const model = defineModel({
  machine: wishlistMachine,
  events: [
    signedIn,
    { type: 'session.signedOut' },
    opened,
    adopted,
    { type: 'list.retry' },
    { type: 'page.opened' },
    { type: 'page.returned', at: 3000 },
    addThree,
    { type: 'wishlist.add', ...five },
    removeThree,
    { type: 'wishlist.keepForLater', products: [line] },
    { type: 'wishlist.moveToCart', variantId: 1 },
    { type: 'wishlist.moveToCart', variantId: 3 },
    { type: 'wishlist.moveAll' },
    { type: 'cart.added', variantId: 1 },
    { type: 'cart.notAdded', variantId: 1 },
  ],
  answers: [
    ...[ok(list), refusedWith(409, 'No')].map((output) => done('fetchList', output)),
    ...[
      ok(list[1]),
      ok(itemOf(4, 0)),
      ok(itemOf(5, 0)),
      ok(null),
      refusedWith(409, 'The list is full'),
      // The shop asks to be left alone for longer than a change waits.
      refusedWith(429, '', { retryAfter: 61_000 }),
    ].map((output) => done('sendChange', output)),
  ],
  fits: ({ context: { queue } }, { type, output }) => {
    const sent = queue[0]?.change
    if (type !== 'xstate.done.actor.sendChange' || !output.result.ok || !sent) return true
    const { value } = output.result
    return sent.kind === 'add' ? value?.product_variant_id === sent.item.product_variant_id : value === null
  },
  isShared: isKeptPart,
  until: (snapshot, event) => {
    const { type } = event
    const { kept, queue, moving, failed } = snapshot.context
    if (snapshot.matches('away')) return type !== 'session.signedIn'
    if (type === 'queue.opened') return !snapshot.matches({ signedIn: 'naming' })
    if (type === 'queue.adopted') return !snapshot.matches({ signedIn: 'opening' })
    const ids = kept?.map(({ product_variant_id }) => product_variant_id).join()
    if (type === 'session.signedOut') return queue.length > 0 || failed.length > 0 || !isFresh(snapshot)
    if (moving.length > 0) return !/^(?:cart|wishlist\.move)/.test(type) || queue.length > 0
    if (failed.length > 0 && ids !== '1,3') return true
    if (failed.length > 0)
      return !/^(?:page|wishlist\.(?:add|remove|keep))/.test(type) || queue.length > 0 || failed.length > 1
    if (type === 'session.signedIn') return true
    if (queue.length > 0) return queue.length > 1 || ids !== '1,3' || (event !== removeThree && event !== addThree)
    if (ids === '1' || kept === null) return event !== addThree && type !== 'list.retry'
    return ids !== '1,3'
  },
  journeys: [
    [...begin, { type: 'wishlist.keepForLater', products: [line, cartLine(5)] }],
    // A line that is taken over while its item is on its way already.
    [
      ...begin,
      { type: 'wishlist.add', ...five },
      { type: 'wishlist.keepForLater', products: [line] },
      { type: 'wishlist.add', product_id: 40, product_variant_id: 4, name: 'Product 4' },
      done('sendChange', ok(itemOf(5, 0))),
      done('sendChange', ok(itemOf(4, 0))),
    ],
    // An item removed in another tab while the cart was answering.
    [
      ...begin,
      { type: 'wishlist.moveAll' },
      { type: 'wishlist.remove', product_id: 10, product_variant_id: 1, name: 'Product 1' },
      { type: 'cart.added', variantId: 1 },
    ],
  ],
  project: ({ context: { kept, queue, moving, failed, problem } }) => ({
    items: kept?.map(({ product_variant_id }) => product_variant_id),
    queue: queue.map(({ change }) => [
      change.kind,
      change.item.product_variant_id,
      change.kind === 'add' && change.kept !== null,
    ]),
    moving,
    failed,
    has: problem !== null,
  }),
  rules: wishRules,
})
