/**
 * Ending the link with a practitioner (account.link-ends-by-one-press), and whether they may fill the cart
 * (filling.client-allows-it).
 * Owns: the calls, and whose link is changed. Never: who is linked and what they may do, which the profile says.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'

import type { Linked } from './links.ts'

interface Context {
  /** Whose link is being changed, or was changed last. */
  practitioner: Linked | null
  /** They are to be allowed to fill the cart, or no longer; null where the link was ended. */
  mayFill: boolean | null
  problem: Problem | null
}

type Event =
  | { type: 'page.opened' }
  | { type: 'link.end'; practitioner: Linked }
  | { type: 'link.allow'; practitioner: Linked; mayFill: boolean }

type Fact = { type: 'links.changed' }

const linkEndingSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' },
  actors: {
    endLink: actorNotProvided<CallResult<unknown>, { practitionerId: number }>('endLink'),
    allowFilling: actorNotProvided<CallResult<unknown>, { practitionerId: number; mayFill: boolean }>('allowFilling'),
  },
}).extend({
  guards: {
    /** The server knows no such link: it was ended in another tab. */
    isGone: (_, result: CallResult<unknown>) =>
      !result.ok && result.problem.kind === 'refused' && result.problem.status === 404,
  },
  actions: {
    /** Notes whose link is being ended. */
    setPractitioner: assign((_, { practitioner }: { practitioner: Linked }) => ({
      practitioner,
      mayFill: null,
      problem: null,
    })),
    /** Notes who is to be allowed to fill the cart, or no longer. */
    setAllowed: assign((_, { practitioner, mayFill }: { practitioner: Linked; mayFill: boolean }) => ({
      practitioner,
      mayFill,
      problem: null,
    })),
    /** Takes the words about the last one away. */
    forgetPractitioner: assign({ practitioner: null, mayFill: null, problem: null }),
    /** Tells the root that the links may be others now, and with them the client's practitioner and discount. */
    emitLinksChanged: emit({ type: 'links.changed' as const }),
  },
})

const opened = { 'page.opened': { target: 'resting', actions: 'forgetPractitioner' } } as const
const ending = linkEndingSetup.createStateConfig({
  on: {
    'link.allow': {
      target: 'allowing',
      actions: {
        type: 'setAllowed',
        params: ({ event: { practitioner, mayFill } }) => ({ practitioner, mayFill }),
      },
    },
    'link.end': {
      target: 'ending',
      actions: { type: 'setPractitioner', params: ({ event: { practitioner } }) => ({ practitioner }) },
    },
  },
}).on

export const linkEndingMachine = linkEndingSetup.createMachine({
  id: 'linkEnding',
  description: 'What a client allows a linked practitioner, and the end of the link by one press.',
  context: { practitioner: null, mayFill: null, problem: null },
  initial: 'resting',
  states: {
    resting: { description: 'Nothing was changed since the page was opened.', on: ending },
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
    allowing: {
      description: 'It is being saved whether a practitioner may fill the cart. What was chosen shows at once.',
      meta: { requirements: ['filling.client-allows-it'] },
      tags: 'busy',
      invoke: {
        src: 'allowFilling',
        id: 'allowFilling',
        input: ({ context: { practitioner, mayFill } }) => ({
          practitionerId: practitioner?.user_id ?? 0,
          mayFill: mayFill === true,
        }),
        ...answers(
          { target: 'saved', actions: ['emitLinksChanged'] },
          { target: 'notSaved' },
          { guard: { type: 'isGone', params: answerOf }, target: 'ended', actions: ['emitLinksChanged'] },
        ),
      },
    },
    saved: {
      description: 'The practitioner may fill the cart, or no longer, and the page says so.',
      meta: { requirements: ['filling.client-allows-it'] },
      on: { ...opened, ...ending },
    },
    notSaved: {
      description: 'It could not be saved: what held before still does, the page says why, and it can be tried again.',
      tags: 'failed',
      on: { ...opened, ...ending },
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
