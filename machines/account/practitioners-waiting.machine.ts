/**
 * How many practitioners wait for an admin's judgement (admin.judges-certificates).
 * Owns: the number, as it was when the page was opened. Never: the practitioners themselves.
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { actorNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

interface Context {
  waiting: number | null
  problem: Problem | null
}

type Event = { type: 'page.opened' } | { type: 'waiting.retry' }

export const practitionersWaitingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed', meta: {} as ChartMeta },
  actors: {
    countWaiting: actorNotProvided<CallResult<number>>('countWaiting'),
  },
  guards: {
    isAnswered: (_, params: { result: CallResult<number> }) => params.result.ok,
  },
  actions: {
    keepNumber: assign((_, params: { result: CallResult<number> }) =>
      params.result.ok ? { waiting: params.result.value, problem: null } : {},
    ),
    keepProblem: assign((_, params: { result: CallResult<number> }) =>
      params.result.ok ? {} : { problem: params.result.problem },
    ),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
  },
}).createMachine({
  id: 'practitionersWaiting',
  description: 'The number of certificates that nobody has judged yet.',
  context: { waiting: null, problem: null },
  initial: 'counting',
  states: {
    counting: {
      description: 'The number is on its way; the one before stays in sight.',
      tags: 'busy',
      invoke: {
        src: 'countWaiting',
        id: 'countWaiting',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'counted',
            actions: { type: 'keepNumber', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
    },
    counted: { description: 'The number is there.', on: { 'page.opened': { target: 'counting' } } },
    failed: {
      description: 'The number could not be had.',
      tags: 'failed',
      on: { 'waiting.retry': { target: 'counting' }, 'page.opened': { target: 'counting' } },
    },
  },
})
export type PractitionersWaitingRef = ActorRefFrom<typeof practitionersWaitingMachine>
