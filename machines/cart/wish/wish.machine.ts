/**
 * Additions to cart or wishlist made before the session is known: by a visitor, who is asked to sign in (cart.visitors-intent-happens-once), or
 * while the account is still being asked for.
 * Owns: the wishes that wait for their person, and when they are carried out. Never: the sign-in, the panel, the cart.
 */
import { assign, emit, setup, stateIn } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { actionNotProvided, actorNotProvided } from '../../not-provided.ts'
import type { ChartMeta } from '../../requirements/meta.ts'

import type { ShopWish } from './wish.ts'

interface Context {
  wishes: readonly ShopWish[]
}

type Event =
  | { type: 'wish.keep'; wish: ShopWish }
  /** The visitor does not want to sign in now. */
  | { type: 'wish.decline' }
  /** The cart or the wishlist has the wish. */
  | { type: 'wish.delivered'; wish: ShopWish }
  | { type: 'session.entering' }
  | { type: 'session.signedIn' }
  | { type: 'session.signedOut' }

type Emitted =
  /** The visitor is to be asked to sign in. */
  | { type: 'wish.asked' }
  /** The visitor no longer needs to sign in. */
  | { type: 'wish.declined' }
  | { type: 'wish.granted'; wish: ShopWish }

/** Removes one wish and keeps its equals: the same product may be wanted twice. */
function without(wishes: readonly ShopWish[], one: ShopWish): readonly ShopWish[] {
  const known = JSON.stringify(one)
  const first = wishes.findIndex((wish) => JSON.stringify(wish) === known)
  return wishes.filter((_, at) => at !== first)
}

const ownSetup = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, meta: {} as ChartMeta },
  actors: {
    /** The wishes that this tab kept before a reload. */
    readWishes: actorNotProvided<readonly ShopWish[]>('readWishes'),
  },
  guards: {
    /** Nobody is signed in. */
    isVisitor: stateIn({ person: 'visitor' }),
    /** The user is signed in. */
    isHere: stateIn({ person: 'here' }),
    /** There is a wish, from before a reload or made since. */
    isAny: ({ context }, params: { wishes: readonly ShopWish[] }) => context.wishes.length + params.wishes.length > 0,
    /** No further wish waits to be handed over. */
    isTheLast: ({ context }, params: { wish: ShopWish }) => without(context.wishes, params.wish).length === 0,
  },
  actions: {
    /** Puts the wishes from before a reload first, then the present ones. */
    addEarlier: assign(({ context }, params: { wishes: readonly ShopWish[] }) => ({
      wishes: [...params.wishes, ...context.wishes],
    })),
    /** Notes the wish until the user has signed in. */
    addWish: assign(({ context }, params: { wish: ShopWish }) => ({ wishes: [...context.wishes, params.wish] })),
    /** Forgets the wish that cart or wishlist has taken over. */
    dropWish: assign(({ context }, params: { wish: ShopWish }) => ({ wishes: without(context.wishes, params.wish) })),
    /** Forgets all wishes. */
    forgetWishes: assign({ wishes: [] }),
    /** Asks the root to let the visitor sign in. */
    askToSignIn: emit({ type: 'wish.asked' }),
    /** Tells the root that the visitor declined to sign in. */
    emitDeclined: emit({ type: 'wish.declined' }),
    /** Hands the root one wish, for cart or wishlist. */
    emitGranted: emit((_, params: { wish: ShopWish }) => ({ type: 'wish.granted' as const, wish: params.wish })),
    /** Port: keeps the wishes through a reload, in this tab alone. */
    storeWishes: actionNotProvided<{ wishes: readonly ShopWish[] }>('storeWishes'),
  },
})

const wishSetup = ownSetup.extend({
  actions: {
    /** Hands the root all wishes, in their order. */
    emitAllGranted: ownSetup.enqueueActions(({ context, enqueue }) => {
      for (const wish of context.wishes) enqueue({ type: 'emitGranted', params: { wish } })
    }),
  },
})

const kept = {
  type: 'storeWishes',
  params: ({ context }: { context: Context }) => ({ wishes: context.wishes }),
} as const

export const wishMachine = wishSetup.createMachine({
  id: 'wish',
  description: 'What was to go into the cart or on the wishlist before it was known who is here, until it is.',
  type: 'parallel',
  context: { wishes: [] },
  states: {
    person: {
      description: 'Whether somebody is signed in.',
      initial: 'visitor',
      on: {
        'session.entering': { target: '.entering' },
        'session.signedIn': { target: '.here' },
        'session.signedOut': { target: '.visitor' },
      },
      states: {
        visitor: { description: 'Nobody is signed in.' },
        entering: { description: 'Somebody is signed in, and it is not known yet who: nobody need be asked.' },
        here: { description: 'Somebody is signed in.' },
      },
    },
    waiting: {
      description: 'The wishes, in the order in which they were made.',
      initial: 'reading',
      states: {
        reading: {
          description: 'It is looked up whether this tab has kept wishes through a reload.',
          invoke: {
            src: 'readWishes',
            id: 'readWishes',
            onDone: [
              {
                guard: { type: 'isAny', params: ({ event }) => ({ wishes: event.output }) },
                target: 'kept',
                actions: [{ type: 'addEarlier', params: ({ event }) => ({ wishes: event.output }) }, kept],
              },
              { target: 'none' },
            ],
            onError: [
              { guard: { type: 'isAny', params: { wishes: [] } }, target: 'kept', actions: kept },
              { target: 'none' },
            ],
          },
          on: {
            'wish.keep': [
              {
                guard: 'isVisitor',
                actions: [{ type: 'addWish', params: ({ event }) => ({ wish: event.wish }) }, 'askToSignIn'],
              },
              { actions: { type: 'addWish', params: ({ event }) => ({ wish: event.wish }) } },
            ],
          },
        },
        none: { description: 'Nothing waits.' },
        kept: {
          description: 'The wishes wait until their person is signed in.',
          meta: { requirements: ['cart.visitor-signs-in-first'] },
          always: { guard: 'isHere', target: 'granting' },
          on: {
            'wish.decline': { target: 'none', actions: ['forgetWishes', kept, 'emitDeclined'] },
            // The browser's tokens were invalid.
            'session.signedOut': { actions: 'askToSignIn' },
          },
        },
        granting: {
          description:
            'The wishes are handed to cart and wishlist; each is kept until those have it, so that no reload loses it.',
          meta: { requirements: ['cart.visitors-intent-happens-once'] },
          entry: 'emitAllGranted',
          on: {
            'wish.keep': {
              actions: [
                { type: 'addWish', params: ({ event }) => ({ wish: event.wish }) },
                kept,
                { type: 'emitGranted', params: ({ event }) => ({ wish: event.wish }) },
              ],
            },
            'wish.delivered': [
              {
                guard: { type: 'isTheLast', params: ({ event }) => ({ wish: event.wish }) },
                target: 'none',
                actions: [{ type: 'dropWish', params: ({ event }) => ({ wish: event.wish }) }, kept],
              },
              { actions: [{ type: 'dropWish', params: ({ event }) => ({ wish: event.wish }) }, kept] },
            ],
            'session.signedOut': { target: 'kept' },
          },
        },
      },
      on: {
        'wish.decline': { actions: 'emitDeclined' },
        'wish.keep': [
          {
            guard: 'isVisitor',
            target: '.kept',
            actions: [{ type: 'addWish', params: ({ event }) => ({ wish: event.wish }) }, kept, 'askToSignIn'],
          },
          {
            target: '.kept',
            actions: [{ type: 'addWish', params: ({ event }) => ({ wish: event.wish }) }, kept],
          },
        ],
      },
    },
  },
  options: { maxIterations: 20 },
})
export type WishRef = ActorRefFrom<typeof wishMachine>
