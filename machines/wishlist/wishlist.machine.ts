/**
 * What a person means to come back to (section 4, 'Cart and wishlist'; section 8; decision 19).
 * Owns: the list as the server told it, and the changes that it was not asked for yet. Never: the cart, to which it hands
 * what is to be bought; words, only their keys. A change shows once the server has carried it out; one that fails leaves
 * everything as it was: the console tells why, and the heart that was pressed that it did.
 */
import type { ActorRefFrom } from 'xstate'

import { nextChange, wishlistSetup } from './wishlist.setup.ts'

const fetching = wishlistSetup.createStateConfig({
  description: 'The list is on its way. What was there before stays in sight, and changes wait for it.',
  tags: 'busy',
  entry: 'dropLists',
  invoke: {
    src: 'fetchWishlist',
    id: 'fetchWishlist',
    onDone: [
      {
        guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
        target: 'resting',
        actions: { type: 'keepItems', params: ({ event }) => ({ result: event.output }) },
      },
      { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
    ],
    onError: { target: 'failed', actions: 'keepUnreachable' },
  },
  on: { 'page.opened': { target: 'fetching', reenter: true } },
})

const failed = wishlistSetup.createStateConfig({
  description:
    'The list could not be had: it is asked for again when somebody looks or is online again. What is wished for meanwhile is told to the server all the same.',
  tags: 'failed',
  always: { guard: 'hasTasks', target: 'changing' },
  on: {
    'wishlist.retry': { target: 'fetching' },
    'page.opened': { target: 'fetching' },
    'page.returned': { target: 'fetching' },
  },
})

const resting = wishlistSetup.createStateConfig({
  description: 'Nothing is left to ask of the server.',
  always: [
    { guard: 'isListNext', target: 'fetching' },
    { guard: 'hasTasks', target: 'changing' },
    { guard: 'isUnknown', target: 'fetching' },
  ],
  on: { 'page.opened': { target: 'fetching' }, 'page.returned': { guard: 'hasFailed', target: 'fetching' } },
})

const changing = wishlistSetup.createStateConfig({
  description: 'A change is on its way. Further ones wait, of one variant only the last.',
  invoke: {
    src: 'changeWishlist',
    id: 'changeWishlist',
    input: ({ context }) => ({ change: nextChange(context) }),
    onDone: [
      {
        guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
        target: 'changed',
        actions: { type: 'keepChange', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: { type: 'isGone', params: ({ event }) => ({ result: event.output }) },
        target: 'resting',
        actions: [
          {
            type: 'logFailure',
            params: ({ context, event }) => ({ change: nextChange(context), result: event.output }),
          },
          'dropFirst',
          { type: 'want', params: { task: { kind: 'list' } } },
        ],
      },
      {
        target: 'resting',
        actions: [
          {
            type: 'logFailure',
            params: ({ context, event }) => ({ change: nextChange(context), result: event.output }),
          },
          'keepFailed',
          'dropFirst',
        ],
      },
    ],
    onError: {
      target: 'resting',
      actions: [
        { type: 'logFailure', params: ({ context }) => ({ change: nextChange(context), result: null }) },
        'keepFailed',
        'dropFirst',
      ],
    },
  },
  // What is asked for now could be older than the answer to the change.
  on: { 'page.opened': { actions: { type: 'want', params: { task: { kind: 'list' } } } } },
})

const changed = wishlistSetup.createStateConfig({
  description: 'A change is carried out: whom it concerns is told.',
  always: [
    { guard: 'isMoved', target: 'resting', actions: ['sayMoved', 'dropFirst'] },
    { guard: 'isRemoval', target: 'resting', actions: ['sayRemoved', 'dropFirst'] },
    { guard: 'isKept', target: 'resting', actions: ['tellKept', 'sayKept', 'dropFirst'] },
    { target: 'resting', actions: 'dropFirst' },
  ],
})

export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  description: 'The wishlist of whoever is signed in.',
  context: { items: null, tasks: [], moving: [], failed: [], problem: null },
  initial: 'away',
  states: {
    away: {
      description: 'Nobody is signed in: the list is empty (section 4).',
      entry: 'forgetAll',
    },
    here: {
      description: 'Somebody is signed in and has a list.',
      initial: 'fetching',
      states: { fetching, failed, resting, changing, changed },
      on: {
        'wishlist.add': {
          actions: {
            type: 'want',
            params: ({ event: { product_id, product_variant_id, name } }) => ({
              task: { kind: 'add', item: { product_id, product_variant_id, name }, kept: null },
            }),
          },
        },
        'wishlist.remove': {
          actions: {
            type: 'want',
            params: ({ event: { product_id, product_variant_id, name } }) => ({
              task: { kind: 'remove', item: { product_id, product_variant_id, name }, moved: false },
            }),
          },
        },
        'wishlist.keepForLater': {
          actions: {
            type: 'want',
            params: ({ event: { product } }) => ({
              task: {
                kind: 'add',
                item: {
                  product_id: product.product_id,
                  product_variant_id: product.product_variant_id,
                  name: product.name,
                },
                kept: product,
              },
            }),
          },
        },
        'wishlist.moveToCart': {
          guard: { type: 'canMove', params: ({ event }) => ({ variantId: event.variantId }) },
          actions: 'handToCart',
        },
        'wishlist.moveAll': { guard: 'canMoveAny', actions: 'handToCart' },
        'cart.added': {
          guard: { type: 'isMoving', params: ({ event }) => ({ variantId: event.variantId }) },
          actions: { type: 'removeMoved', params: ({ event }) => ({ variantId: event.variantId }) },
        },
        'cart.notAdded': {
          actions: { type: 'letStay', params: ({ event }) => ({ variantId: event.variantId }) },
        },
      },
    },
  },
  on: {
    'session.signedIn': { target: '.here', actions: 'forgetAll' },
    'session.signedOut': { target: '.away' },
  },
  options: { maxIterations: 20 },
})
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>
