/**
 * The wish of a visitor, who is asked to sign in for it (decision 18).
 * Owns: the one wish that waits for its person, and when it is carried out. Never: the sign-in, the panel, the cart.
 */
import { assign, emit, setup, stateIn } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

import type { ShopWish } from './wish.ts'

interface Context {
  wish: ShopWish | null
}

type Event =
  | { type: 'wish.keep'; wish: ShopWish }
  /** Whoever was asked does not want to sign in now. */
  | { type: 'wish.decline' }
  /** The cart or the wishlist has the wish. */
  | { type: 'wish.delivered'; wish: ShopWish }
  | { type: 'session.entering' }
  | { type: 'session.signedIn' }
  | { type: 'session.signedOut' }

type Emitted =
  /** The visitor is to be asked to sign in. */
  | { type: 'wish.asked' }
  | { type: 'wish.granted'; wish: ShopWish }

export const wishMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    /** The wish that this tab kept before a reload. */
    readWish: actorNotProvided<ShopWish | null>('readWish'),
  },
  guards: {
    isVisitor: stateIn({ person: 'visitor' }),
    isHere: stateIn({ person: 'here' }),
    isThere: (_, params: { wish: ShopWish | null }) => params.wish !== null,
    isTheOne: ({ context }, params: { wish: ShopWish }) => context.wish === params.wish,
  },
  actions: {
    keepWish: assign((_, params: { wish: ShopWish | null }) => ({ wish: params.wish })),
    forgetWish: assign({ wish: null }),
    askToSignIn: emit({ type: 'wish.asked' }),
    tellGranted: emit(({ context }) => ({ type: 'wish.granted' as const, wish: context.wish as ShopWish })),
    /** Port: keeps the wish through a reload, in this tab alone; null lets it go. */
    storeWish: actionNotProvided<{ wish: ShopWish | null }>('storeWish'),
  },
}).createMachine({
  id: 'wish',
  description: 'What a visitor wanted to put into the cart or on the wishlist, until it is known who it is.',
  type: 'parallel',
  context: { wish: null },
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
      description: 'The wish, of which there is one at most.',
      initial: 'reading',
      states: {
        reading: {
          description: 'It is looked up whether this tab has kept a wish through a reload.',
          invoke: {
            src: 'readWish',
            id: 'readWish',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ wish: event.output }) },
                target: 'kept',
                actions: { type: 'keepWish', params: ({ event }) => ({ wish: event.output }) },
              },
              { target: 'none' },
            ],
            onError: { target: 'none' },
          },
        },
        none: { description: 'Nothing waits.' },
        kept: {
          description: 'The wish waits until its person is signed in.',
          always: { guard: 'isHere', target: 'granting' },
          on: {
            'wish.decline': { target: 'none', actions: ['forgetWish', { type: 'storeWish', params: { wish: null } }] },
            // The tokens that the browser had were of no use.
            'session.signedOut': { actions: 'askToSignIn' },
          },
        },
        granting: {
          description: 'The wish is handed to the cart or the wishlist; it is kept until that has it, so that no reload loses it.',
          entry: 'tellGranted',
          on: {
            'wish.delivered': {
              guard: { type: 'isTheOne', params: ({ event }) => ({ wish: event.wish }) },
              target: 'none',
              actions: ['forgetWish', { type: 'storeWish', params: { wish: null } }],
            },
            'session.signedOut': { target: 'kept' },
          },
        },
      },
      on: {
        'wish.keep': [
          {
            guard: 'isVisitor',
            target: '.kept',
            actions: [
              { type: 'keepWish', params: ({ event }) => ({ wish: event.wish }) },
              { type: 'storeWish', params: ({ event }) => ({ wish: event.wish }) },
              'askToSignIn',
            ],
          },
          {
            target: '.kept',
            actions: [
              { type: 'keepWish', params: ({ event }) => ({ wish: event.wish }) },
              { type: 'storeWish', params: ({ event }) => ({ wish: event.wish }) },
            ],
          },
        ],
      },
    },
  },
  options: { maxIterations: 20 },
})
export type WishRef = ActorRefFrom<typeof wishMachine>
