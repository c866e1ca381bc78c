/**
 * The wishlist: a kept list of variants.
 * Owns: what of it is on its way into the cart, and which hearts say that a change came to nothing. Never: the calls and the
 * queue, which all kept lists have in common; the cart, to which it hands what is to be bought; words, only their keys.
 */
import type { ActorRefFrom } from 'xstate'

import { keptChart } from '../../kept-list/kept-list.machine.ts'
import { nothingKept } from '../../kept-list/kept-list.setup.ts'

import type { WishChange } from './wishlist.ts'

import { NOTHING, wishedOf, wishlistSetup } from './wishlist.setup.ts'

const doing = wishlistSetup.createStateConfig({
  on: {
    'wishlist.add': {
      actions: [
        { type: 'forgetFailure', params: ({ event }) => ({ variantId: event.product_variant_id }) },
        { type: 'want', params: ({ event }) => ({ change: { kind: 'add', item: wishedOf(event), kept: null } }) },
        'storeQueue',
      ],
      meta: { requirements: ['kept-list.changes-show-at-once'] },
    },
    'wishlist.remove': {
      actions: [
        { type: 'forgetFailure', params: ({ event }) => ({ variantId: event.product_variant_id }) },
        { type: 'want', params: ({ event }) => ({ change: { kind: 'remove', item: wishedOf(event) } }) },
        'storeQueue',
        { type: 'sayRemoved', params: ({ event }) => ({ item: wishedOf(event) }) },
      ],
      meta: { requirements: ['kept-list.changes-show-at-once'] },
    },
    'wishlist.keepForLater': {
      actions: ['takeOver', 'storeQueue'],
    },
    'wishlist.moveToCart': {
      guard: { type: 'canMove', params: ({ event }) => ({ variantId: event.variantId }) },
      actions: 'handToCart',
    },
    'wishlist.moveAll': { guard: 'canMoveAny', actions: 'handToCart' },
    'cart.added': {
      guard: { type: 'isMoving', params: ({ event }) => ({ variantId: event.variantId }) },
      actions: 'takeMoved',
      meta: { requirements: ['wishlist.moves-to-the-cart'] },
    },
    'cart.notAdded': { actions: { type: 'letGo', params: ({ event }) => ({ variantId: event.variantId }) } },
    'page.opened': { actions: ['forgetFailed', 'fetchAnew'] },
    'page.returned': { actions: ['forgetFailed', { type: 'look', params: ({ event }) => ({ at: event.at }) }] },
    'change.done': {
      guard: { type: 'isKept', params: ({ event }) => ({ change: event.change }) },
      actions: [
        { type: 'emitKept', params: ({ event }) => ({ change: event.change }) },
        { type: 'sayKept', params: ({ event }) => ({ change: event.change }) },
      ],
    },
    'change.refused': {
      actions: [
        { type: 'setFailed', params: ({ event }) => ({ change: event.change }) },
        { type: 'logFailure', params: ({ event: { change, problem } }) => ({ change, problem }) },
      ],
      meta: { requirements: ['wishlist.failed-change-is-logged-only'] },
    },
    'change.givenUp': {
      actions: [
        { type: 'setFailed', params: ({ event }) => ({ change: event.changes.at(-1) }) },
        {
          type: 'logFailure',
          params: ({ event: { changes, problem } }) => ({ change: changes.at(-1) as WishChange, problem }),
        },
      ],
      meta: { requirements: ['wishlist.failed-change-is-logged-only'] },
    },
  },
})

export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  description: 'The wishlist of whoever is signed in.',
  context: { ...nothingKept(), ...NOTHING },
  ...keptChart({ on: doing.on, regions: {} }),
})
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>
