/**
 * The cart of the user who is signed in: a kept list of lines.
 * Owns: the largest quantity of a variant, the order of the lines, the messages beside buttons. Never: the calls
 * and the queue, which all kept lists have in common.
 */
import type { ActorRefFrom } from 'xstate'

import { keptChart } from '../kept-list/kept-list.machine.ts'
import { nothingKept } from '../kept-list/kept-list.setup.ts'

import { cartSetup, NOTHING, shownCart } from './cart.setup.ts'
import { quantities } from './states/quantities.ts'
import { telling } from './states/telling.ts'

export { shownCart }

const doing = cartSetup.createStateConfig({
  on: {
    'cart.add': [
      {
        guard: {
          type: 'isNotToBeHad',
          params: ({ event: { product, quantity } }) => ({ kind: 'add', product, quantity }),
        },
        actions: [
          { type: 'sayStock', params: ({ event }) => ({ product: event.product }) },
          { type: 'emitNotAdded', params: ({ event }) => ({ variantId: event.product.product_variant_id }) },
        ],
      },
      {
        guard: {
          type: 'isBeyondStock',
          params: ({ event: { product, quantity } }) => ({ kind: 'add', product, quantity }),
        },
        actions: [
          { type: 'changeCart', params: ({ event: { product, quantity } }) => ({ kind: 'add', product, quantity }) },
          'storeQueue',
          { type: 'sayStock', params: ({ event }) => ({ product: event.product }) },
        ],
        meta: { requirements: ['cart.bounded-by-stock'] },
      },
      {
        actions: [
          { type: 'changeCart', params: ({ event: { product, quantity } }) => ({ kind: 'add', product, quantity }) },
          'storeQueue',
        ],
      },
    ],
    'cart.setQuantity': [
      {
        guard: {
          type: 'isBeyondStock',
          params: ({ event: { product, quantity } }) => ({ kind: 'set', product, quantity }),
        },
        actions: [
          { type: 'changeCart', params: ({ event: { product, quantity } }) => ({ kind: 'set', product, quantity }) },
          'storeQueue',
          { type: 'sayStock', params: ({ event }) => ({ product: event.product }) },
        ],
        meta: { requirements: ['cart.bounded-by-stock'] },
      },
      {
        actions: [
          { type: 'changeCart', params: ({ event: { product, quantity } }) => ({ kind: 'set', product, quantity }) },
          'storeQueue',
        ],
      },
    ],
    'cart.line.set': [
      {
        guard: { type: 'isRemoval', params: ({ event: { product, quantity } }) => ({ product, quantity }) },
        actions: [
          { type: 'sayRemoved', params: ({ event }) => ({ product: event.product }) },
          { type: 'changeCart', params: ({ event: { product, quantity } }) => ({ kind: 'set', product, quantity }) },
          'storeQueue',
        ],
        meta: { requirements: ['cart.each-press-counts', 'cart.remove-lowers-by-one'] },
      },
      {
        actions: { type: 'passOn', params: ({ event: { product, quantity } }) => ({ product, quantity }) },
        meta: { requirements: ['cart.each-press-counts', 'cart.remove-lowers-by-one'] },
      },
    ],
    'cart.revalidate': {
      actions: { type: 'look', params: ({ event }) => ({ at: event.at }) },
      meta: { requirements: ['cart.fetched-on-focus-and-opening'] },
    },
    'page.opened': {
      actions: { type: 'look', params: ({ event }) => ({ at: event.at }) },
      meta: { requirements: ['cart.fetched-on-focus-and-opening'] },
    },
  },
})

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'What the person who is signed in means to buy.',
  meta: { requirements: ['cart.fetched-on-sign-in', 'cart.emptied-on-sign-out', 'cart.can-be-set-and-reset'] },
  context: { ...nothingKept(), ...NOTHING },
  ...keptChart({ on: doing.on, regions: { telling, quantities } }),
})
export type CartRef = ActorRefFrom<typeof cartMachine>
