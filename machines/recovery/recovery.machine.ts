/**
 * Asking again for what screens show and could not be had.
 * Owns: when it is asked for again. Never: what is missing and the asking itself, which are those charts' own.
 */
import { assign, setup } from 'xstate'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

interface Context {
  /** The charts that lack what they asked for. */
  missing: readonly string[]
  /** Failed attempts so far. */
  attempts: number
}

export type RecoveryEvent =
  /** Charts whose data could not be fetched and is not being fetched again. */
  { type: 'data.missing'; of: readonly string[] } | { type: 'data.complete' }

const isNew = (missing: readonly string[], of: readonly string[]) => of.some((name) => !missing.includes(name))

export const recoveryMachine = setup({
  types: { context: {} as Context, events: {} as RecoveryEvent, meta: {} as ChartMeta },
  actors: {
    watchMissing: listenerNotProvided<RecoveryEvent>('watchMissing'),
    /** Ends after a pause that grows with the attempts, at once where the connection or the person comes back. */
    waitToAsk: actorNotProvided<void, { attempts: number }>('waitToAsk'),
  },
  guards: {
    /** Something else is missing than at the last attempt, so that attempts are counted anew. */
    isNew: ({ context }, params: { of: readonly string[] }) => isNew(context.missing, params.of),
  },
  actions: {
    /** Notes which parts of the page are missing, and counts the attempts to get them. */
    setMissing: assign(({ context: { missing, attempts } }, { of }: { of: readonly string[] }) => ({
      missing: of,
      attempts: isNew(missing, of) ? 0 : attempts + 1,
    })),
    /** Nothing is missing any more. */
    forgetMissing: assign({ missing: [], attempts: 0 }),
    /** Port: lets each of these charts ask again. */
    askAgain: actionNotProvided<{ of: readonly string[] }>('askAgain'),
  },
}).createMachine({
  id: 'recovery',
  description: 'What a screen shows and could not be had is asked for again by itself.',
  context: { missing: [], attempts: 0 },
  invoke: { src: 'watchMissing', id: 'watchMissing' },
  initial: 'whole',
  on: { 'data.complete': { target: '.whole', actions: 'forgetMissing' } },
  states: {
    whole: {
      description: 'Nothing is missing.',
      on: {
        'data.missing': {
          target: 'waiting',
          actions: { type: 'setMissing', params: ({ event }) => ({ of: event.of }) },
        },
      },
    },
    waiting: {
      description:
        'Something is missing: it is asked for again in a while, or when the connection or the person comes back.',
      meta: { requirements: ['retry.failed-reads-after-five-seconds'] },
      invoke: {
        src: 'waitToAsk',
        id: 'waitToAsk',
        input: ({ context: { attempts } }) => ({ attempts }),
        onDone: { target: 'asking' },
        onError: { target: 'asking' },
      },
      on: {
        'data.missing': {
          guard: { type: 'isNew', params: ({ event }) => ({ of: event.of }) },
          target: 'waiting',
          reenter: true,
          actions: { type: 'setMissing', params: ({ event }) => ({ of: event.of }) },
        },
      },
    },
    asking: {
      description: 'What is missing was asked for again.',
      entry: { type: 'askAgain', params: ({ context: { missing } }) => ({ of: missing }) },
      on: {
        'data.missing': {
          target: 'waiting',
          actions: { type: 'setMissing', params: ({ event }) => ({ of: event.of }) },
        },
      },
    },
  },
})
