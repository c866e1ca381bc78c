import { sessionSetup } from '../session.setup.ts'

/** The tokens are of no use any more. */
const drop = ['dropTokens', 'emitExpired'] as const

export const tokens = sessionSetup.createStateConfig({
  description: 'The pair of tokens, which is replaced before the access token ends.',
  initial: 'fresh',
  states: {
    fresh: {
      description:
        'The tokens are younger than 55 minutes. A look at the clock counts too, since a sleeping laptop counts no minutes.',
      meta: { requirements: ['session.refreshes-before-expiry'] },
      after: { tokenLifetime: { target: 'refreshing' } },
      on: {
        'tokens.kept': {
          target: 'fresh',
          reenter: true,
          actions: { type: 'setAge', params: ({ event }) => ({ age: event.age }) },
        },
        'tokens.looked': {
          guard: { type: 'isDue', params: ({ event }) => ({ age: event.age }) },
          meta: { requirements: ['session.looks-at-the-clock'] },
          target: 'refreshing',
        },
      },
    },
    refreshing: {
      description: 'New tokens are on their way; one tab asks for all of them, and calls wait.',
      meta: { requirements: ['session.one-refresh-for-all-tabs'] },
      tags: 'refreshing',
      invoke: {
        src: 'refreshTokens',
        id: 'refreshTokens',
        input: ({ event }) => ({ force: event.type === 'login.refused' }),
        onDone: [
          {
            guard: { type: 'isRefreshed', params: ({ event }) => event.output },
            target: 'fresh',
            actions: {
              type: 'setAge',
              params: ({ event }) => ({ age: event.output.kind === 'refreshed' ? event.output.age : 0 }),
            },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            meta: { requirements: ['session.ends-on-token-failure'] },
            target: '#session.loggedout.visitor',
            actions: [...drop],
          },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#session.loggedout.visitor' },
          { target: 'waitingToRetry' },
        ],
        onError: { target: 'waitingToRetry' },
      },
    },
    waitingToRetry: {
      description:
        'The server could not be reached or had no answer: the session is kept, and new tokens are asked for again.',
      meta: { requirements: ['session.failed-refresh-keeps-it'] },
      after: { refreshRetry: { target: 'refreshing' } },
      on: {
        'tokens.kept': { target: 'fresh', actions: { type: 'setAge', params: ({ event }) => ({ age: event.age }) } },
        'tokens.looked': { target: 'refreshing' },
      },
    },
  },
})
