/**
 * How many practitioners wait for an admin's judgement (admin.judges-certificates).
 * Owns: the number, as it was when the page was opened. Never: the practitioners themselves.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

interface Context {
  waiting: number | null
  problem: Problem | null
}

type Event = { type: 'page.opened' } | { type: 'waiting.retry' }

const practitionersWaitingSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: {
    countWaiting: actorNotProvided<CallResult<number>>('countWaiting'),
  },
}).extend({
  actions: {
    keepNumber: assign((_, result: CallResult<number>) => (result.ok ? { waiting: result.value, problem: null } : {})),
  },
})

export const practitionersWaitingMachine = practitionersWaitingSetup.createMachine({
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
        ...answers({ target: 'counted', actions: { type: 'keepNumber', params: answerOf } }, { target: 'failed' }),
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
