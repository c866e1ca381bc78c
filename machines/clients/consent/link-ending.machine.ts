/**
 * Ending the link with a practitioner (account.link-ends-by-one-press).
 * Owns: the call, and whose link it ends. Never: who is linked, which the profile says.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'

import type { Linked } from './links.ts'

interface Context {
  /** Whose link is being ended, or was ended last. */
  practitioner: Linked | null
  problem: Problem | null
}

type Event = { type: 'page.opened' } | { type: 'link.end'; practitioner: Linked }

type Fact = { type: 'links.changed' }

const linkEndingSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' },
  actors: {
    endLink: actorNotProvided<CallResult<unknown>, { practitionerId: number }>('endLink'),
  },
}).extend({
  guards: {
    /** The server knows no such link: it was ended in another tab. */
    isGone: (_, result: CallResult<unknown>) =>
      !result.ok && result.problem.kind === 'refused' && result.problem.status === 404,
  },
  actions: {
    /** Notes whose link is being ended. */
    setPractitioner: assign((_, { practitioner }: { practitioner: Linked }) => ({ practitioner, problem: null })),
    /** Takes the words about the last one away. */
    forgetPractitioner: assign({ practitioner: null, problem: null }),
    /** Tells the root that the client may have another practitioner and another discount now. */
    emitLinksChanged: emit({ type: 'links.changed' as const }),
  },
})

const opened = { 'page.opened': { target: 'resting', actions: 'forgetPractitioner' } } as const
const ending = linkEndingSetup.createStateConfig({
  on: {
    'link.end': {
      target: 'ending',
      actions: { type: 'setPractitioner', params: ({ event: { practitioner } }) => ({ practitioner }) },
    },
  },
}).on

export const linkEndingMachine = linkEndingSetup.createMachine({
  id: 'linkEnding',
  description: 'Ending the link with a practitioner, by one press.',
  context: { practitioner: null, problem: null },
  initial: 'resting',
  states: {
    resting: { description: 'Nothing was ended since the page was opened.', on: ending },
    ending: {
      description: 'A link is being ended. It stays in sight until the server says that it is.',
      meta: { requirements: ['account.link-ends-by-one-press'] },
      tags: 'busy',
      invoke: {
        src: 'endLink',
        id: 'endLink',
        input: ({ context: { practitioner } }) => ({ practitionerId: practitioner?.user_id ?? 0 }),
        ...answers(
          { target: 'ended', actions: ['emitLinksChanged'] },
          { target: 'refused' },
          { guard: { type: 'isGone', params: answerOf }, target: 'ended', actions: ['emitLinksChanged'] },
        ),
      },
    },
    ended: {
      description: 'The link is ended: the practitioner is out of the list, and the page says so.',
      on: { ...opened, ...ending },
    },
    refused: {
      description: 'The link could not be ended: it still stands, the page says why, and it can be ended again.',
      tags: 'failed',
      on: { ...opened, ...ending },
    },
  },
})
export type LinkEndingRef = ActorRefFrom<typeof linkEndingMachine>
