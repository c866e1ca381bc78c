/**
 * The cart of the person who is signed in (section 4, 'Cart and wishlist'; decisions 16 to 18).
 * Owns: what the server last said of the cart, and the queue of changes that it has not answered yet. Never: the network, the
 * storage that keeps the queue through a reload, who is signed in.
 * What is shown is always the server's cart with the queue on top (`shownCart`): a change that is refused is taken out of the
 * queue, and so the line is back as it was. While changes wait, nothing is fetched: the answer to each is the whole cart, and
 * one fetched in between might hold a change already that still stands on top.
 */
import type { ActorRefFrom } from 'xstate'

import { quantityOf } from './cart.ts'
import { cartSetup, shownCart } from './cart.setup.ts'
import { pressing } from './states/pressing.ts'
import { syncing } from './states/syncing.ts'
import { telling } from './states/telling.ts'

export { shownCart }
export type { CartAnswer, CartEvent, QueueOrder } from './cart.setup.ts'

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'What the person who is signed in means to buy.',
  context: {
    userId: null,
    tab: '',
    wished: 0,
    language: null,
    order: [],
    cart: null,
    fetchedAt: 0,
    wishes: [],
    pausing: [],
    givenUp: [],
    outcomes: [],
    problem: null,
  },
  initial: 'away',
  on: {
    'session.signedIn': [
      { guard: { type: 'isSamePerson', params: ({ event }) => ({ userId: event.userId }) }, actions: 'fetchAnew' },
      {
        target: '.signedIn',
        actions: ['forgetAll', { type: 'keepPerson', params: ({ event }) => ({ userId: event.userId }) }],
      },
    ],
    'language.shown': {
      guard: { type: 'isOtherLanguage', params: ({ event }) => ({ language: event.language }) },
      actions: [{ type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) }, 'fetchAnew'],
    },
  },
  states: {
    away: {
      description:
        'Nobody is signed in: there is no cart. What was wished and not answered is kept for the next sign-in of its person.',
    },
    signedIn: {
      description: 'Somebody is signed in and has a cart.',
      initial: 'naming',
      invoke: { src: 'keepQueue', id: 'keepQueue', input: ({ context }) => ({ userId: context.userId ?? 0 }) },
      on: {
        'session.signedOut': { target: 'away', actions: 'forgetAll' },
        'cart.add': [
          {
            guard: {
              type: 'isNotToBeHad',
              params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'add', quantity } }),
            },
            actions: [
              { type: 'sayStock', params: ({ event }) => ({ product: event.product }) },
              { type: 'tellNotAdded', params: ({ event }) => ({ variantId: event.product.product_variant_id }) },
            ],
          },
          {
            guard: {
              type: 'isBeyondStock',
              params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'add', quantity } }),
            },
            actions: [
              {
                type: 'wish',
                params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'add', quantity } }),
              },
              'keepWishes',
              { type: 'sayStock', params: ({ event }) => ({ product: event.product }) },
            ],
          },
          {
            actions: [
              {
                type: 'wish',
                params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'add', quantity } }),
              },
              'keepWishes',
            ],
          },
        ],
        'cart.remove': {
          guard: { type: 'isInCart', params: ({ event }) => ({ product: event.product }) },
          actions: [
            {
              type: 'wish',
              params: ({ context, event: { product } }) => ({
                product,
                change: { kind: 'set', quantity: quantityOf(shownCart(context), product.product_variant_id) - 1 },
              }),
            },
            'keepWishes',
          ],
        },
        'cart.setQuantity': [
          {
            guard: {
              type: 'isBeyondStock',
              params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'set', quantity } }),
            },
            actions: [
              {
                type: 'wish',
                params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'set', quantity } }),
              },
              'keepWishes',
              { type: 'sayStock', params: ({ event }) => ({ product: event.product }) },
            ],
          },
          {
            actions: [
              {
                type: 'wish',
                params: ({ event: { product, quantity } }) => ({ product, change: { kind: 'set', quantity } }),
              },
              'keepWishes',
            ],
          },
        ],
        'page.opened': { actions: { type: 'revalidate', params: ({ event }) => ({ at: event.at }) } },
        'cart.set': {
          actions: {
            type: 'keepCart',
            params: ({ event: { cart, at } }) => ({ result: { ok: true, value: cart }, at }),
          },
        },
        'cart.reset': { actions: 'resetCart' },
      },
      states: {
        naming: {
          description: 'The queue of this tab gets its name, by which all wishes of this tab are known.',
          tags: 'busy',
          on: {
            'queue.opened': {
              target: 'opening',
              actions: [{ type: 'keepTab', params: ({ event }) => ({ tab: event.tab }) }, 'keepWishes'],
            },
          },
        },
        opening: {
          description:
            'What this person wished earlier and the server has not answered is looked for, before anything is asked or told.',
          tags: 'busy',
          on: {
            'queue.adopted': {
              target: 'here',
              actions: [{ type: 'keepAdopted', params: ({ event }) => ({ queue: event.queue }) }, 'keepWishes'],
            },
          },
        },
        here: {
          description: 'The cart is kept as the server has it, and the server told what the person does.',
          type: 'parallel',
          on: {
            'queue.adopted': {
              actions: [{ type: 'keepAdopted', params: ({ event }) => ({ queue: event.queue }) }, 'keepWishes'],
            },
          },
          states: { syncing, telling, pressing },
        },
      },
    },
  },
  options: { maxIterations: 20 },
})
export type CartRef = ActorRefFrom<typeof cartMachine>
