import { cartSetup } from '../cart.setup.ts'

const outdated = { actions: 'outdate' } as const

/** One call after another: first what the person did, then what the server says. */
export const syncing = cartSetup.createStateConfig({
  description: 'The calls of the cart, one after another.',
  initial: 'choosing',
  on: { 'pause.over': { actions: { type: 'endPause', params: ({ event }) => ({ key: event.key }) } } },
  states: {
    choosing: {
      description:
        'What was done is told first; its answer is the whole cart. Else the cart is asked for, where what is known of it is old.',
      always: [
        { guard: 'hasWishes', target: 'pausing' },
        { guard: 'isOutdated', target: 'fetching' },
        { target: 'fresh' },
      ],
    },
    sending: {
      description: 'The first change of the queue is on its way. Further ones wait, those of one variant as one.',
      tags: 'sending',
      entry: ['tryNext', 'keepWishes'],
      invoke: {
        src: 'sendWish',
        id: 'sendWish',
        input: ({ context: { wishes, language } }) => ({ wish: wishes[0], language }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              { type: 'keepWritten', params: ({ event }) => event.output },
              'keepDone',
              'dropFirst',
              'keepWishes',
              'tellTabs',
              'tellAnswered',
              'tellOutcome',
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              { type: 'sayRefusal', params: ({ event }) => event.output },
              {
                type: 'tellNotAdded',
                params: ({ context }) => ({ variantId: context.wishes[0]?.product.product_variant_id ?? 0 }),
              },
              'keepRefused',
              'dropFirst',
              'keepWishes',
              'outdate',
              'tellOutcome',
            ],
          },
          {
            guard: { type: 'canTryAgain', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [{ type: 'pauseFirst', params: ({ event }) => event.output }, 'keepWishes'],
          },
          {
            guard: { type: 'isShopFailure', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              'sayGivenUp',
              {
                type: 'tellNotAdded',
                params: ({ context }) => ({ variantId: context.wishes[0]?.product.product_variant_id ?? 0 }),
              },
              'keepRefused',
              'keepGivenUp',
              'keepWishes',
              'outdate',
              'tellOutcome',
            ],
          },
          { target: 'waiting', actions: ['forgetTrouble', 'keepWishes'] },
        ],
        onError: { target: 'waiting', actions: ['forgetTrouble', 'keepWishes'] },
      },
      on: { 'cart.outdated': outdated },
    },
    waiting: {
      description:
        'The shop could not be reached: everything stands as it was done, and is told again in a moment, or at once when somebody looks or is online again.',
      tags: 'offline',
      after: { fetchRetry: { target: 'sending' } },
      on: { 'cart.revalidate': { target: 'sending' }, 'cart.outdated': outdated },
    },
    pausing: {
      description:
        'A change at which the shop has failed is told again after a pause of its own, which grows; those of other lines are told meanwhile.',
      always: { guard: 'hasNext', target: 'sending' },
      on: { 'cart.outdated': outdated },
    },
    fetching: {
      description: 'The cart is on its way. What was there before stays in sight.',
      tags: 'busy',
      always: { guard: 'hasNext', target: 'sending' },
      invoke: {
        src: 'fetchCart',
        id: 'fetchCart',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'keepCart', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
      on: { 'cart.outdated': { target: 'fetching', reenter: true } },
    },
    fresh: {
      description: 'The cart is as the server last said, and not old.',
      always: { guard: 'hasNext', target: 'sending' },
      after: { fetchExpiry: { target: 'fetching' } },
      on: {
        'cart.revalidate': {
          guard: { type: 'isPastDedupe', params: ({ event }) => ({ at: event.at }) },
          target: 'fetching',
        },
        'cart.outdated': { target: 'fetching' },
      },
    },
    failed: {
      description: 'The cart could not be had: it is asked for again in a moment, or at once when somebody looks.',
      tags: 'failed',
      always: { guard: 'hasNext', target: 'sending' },
      after: { fetchRetry: { target: 'fetching' } },
      on: { 'cart.revalidate': { target: 'fetching' }, 'cart.outdated': { target: 'fetching' } },
    },
  },
})
