/**
 * The practitioners who ask the client to be theirs (account.consent-is-asked).
 * Owns: the invitations that wait, and the answer that is being given. Never: who is linked, which the profile says.
 * Nothing is shown as agreed before the server has said so: data and discounts hang on it.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import type { ANSWERS, answerInvitation, Invitation, Invitations } from '#areas/clients/contract/consent.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'

export type Answer = (typeof ANSWERS)[number]
type Answered = CallResult<CallResponse<typeof answerInvitation>>

/** An answer to one invitation. */
export interface Given {
  readonly invitation: Invitation
  readonly answer: Answer
}

interface Context {
  /** As they were told last. */
  invitations: Invitations | null
  /** The answer that is being given, or was given last. */
  given: Given | null
  /** Of the list, or of the answer. */
  problem: Problem | null
}

type Event =
  | { type: 'page.opened' }
  | { type: 'invitations.retry' }
  | { type: 'invitation.answer'; id: number; answer: Answer }

type Fact = { type: 'links.changed' }

const withId = (invitations: Invitations | null, id: number) => invitations?.find((one) => one.id === id)

const invitationsSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchInvitations: actorNotProvided<CallResult<Invitations>>('fetchInvitations'),
    answerInvitation: actorNotProvided<Answered, { id: number; answer: Answer }>('answerInvitation'),
  },
}).extend({
  guards: {
    /** This invitation is among those that wait for an answer. */
    isWaiting: ({ context }, params: { id: number }) => withId(context.invitations, params.id) !== undefined,
    /** The server has taken a no. */
    isDeclined: ({ context }, result: Answered) => result.ok && context.given?.answer === 'no',
    /** The server knows no such invitation: it was withdrawn, or answered in another tab. */
    isGone: (_, result: Answered) => !result.ok && result.problem.kind === 'refused' && result.problem.status === 404,
  },
  actions: {
    /** Shows the fetched list. */
    setInvitations: assign((_, result: CallResult<Invitations>) =>
      result.ok ? { invitations: result.value, problem: null } : {},
    ),
    /** Notes which answer is being given. */
    setGiven: assign(({ context }, params: { id: number; answer: Answer }) => {
      const invitation = withId(context.invitations, params.id)
      return invitation ? { given: { invitation, answer: params.answer }, problem: null } : {}
    }),
    /** Takes the words about the last answer away. */
    forgetGiven: assign({ given: null, problem: null }),
    /** Shows the invitations that are left. */
    setLeft: assign((_, result: Answered) => (result.ok ? { invitations: result.value.data } : {})),
    /** Takes away the invitation that is gone. */
    dropGone: assign(({ context: { invitations, given } }) => ({
      invitations: invitations?.filter(({ id }) => id !== given?.invitation.id) ?? null,
    })),
    /** Tells the root that the client may have another practitioner and another discount now. */
    emitLinksChanged: emit({ type: 'links.changed' as const }),
  },
})

const answering = invitationsSetup.createStateConfig({
  on: {
    'invitation.answer': {
      guard: { type: 'isWaiting', params: ({ event: { id } }) => ({ id }) },
      target: '#invitations.answering',
      actions: { type: 'setGiven', params: ({ event: { id, answer } }) => ({ id, answer }) },
    },
  },
}).on

export const invitationsMachine = invitationsSetup.createMachine({
  id: 'invitations',
  description: 'The practitioners who ask the client to be theirs, and the client’s answers.',
  context: { invitations: null, given: null, problem: null },
  initial: 'fetching',
  states: {
    fetching: {
      description: 'It is asked who waits for an answer. Invitations that were there before can be answered meanwhile.',
      meta: { requirements: ['retry.old-data-stays-in-sight'] },
      tags: 'busy',
      on: answering,
      invoke: {
        src: 'fetchInvitations',
        id: 'fetchInvitations',
        ...answers({ target: 'shown', actions: { type: 'setInvitations', params: answerOf } }, { target: 'failed' }),
      },
    },
    failed: {
      description: 'The list could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: {
        ...answering,
        'invitations.retry': { target: 'fetching', actions: 'forgetGiven' },
        'page.opened': { target: 'fetching', actions: 'forgetGiven' },
      },
    },
    shown: {
      description: 'The invitations that wait are there, perhaps none.',
      meta: { requirements: ['account.consent-is-asked'] },
      initial: 'resting',
      on: { ...answering, 'page.opened': { target: 'fetching', actions: 'forgetGiven' } },
      states: {
        resting: { description: 'Nothing was answered since the page was opened.' },
        agreed: {
          description: 'The client has said yes: the practitioner is theirs now, and the page says so.',
          meta: { requirements: ['account.consent-waits-for-the-answer'] },
        },
        declined: {
          description: 'The client has said no: nothing is linked, and the practitioner is not told.',
          meta: { requirements: ['clients.no-is-not-told'] },
        },
        gone: {
          description: 'The invitation was no longer there to be answered: it goes, and the page says why.',
          tags: 'failed',
        },
        refused: {
          description:
            'The answer could not be given: the invitation stays, the page says why, and it can be answered again.',
          tags: 'failed',
        },
      },
    },
    answering: {
      description:
        'An answer is on its way. Nothing counts as agreed before the server says so, and no second one is given.',
      meta: { requirements: ['account.consent-waits-for-the-answer'] },
      tags: 'busy',
      invoke: {
        src: 'answerInvitation',
        id: 'answerInvitation',
        input: ({ context: { given } }) => ({ id: given?.invitation.id ?? 0, answer: given?.answer ?? 'no' }),
        ...answers(
          { target: 'shown.agreed', actions: [{ type: 'setLeft', params: answerOf }, 'emitLinksChanged'] },
          { target: 'shown.refused' },
          {
            guard: { type: 'isDeclined', params: answerOf },
            target: 'shown.declined',
            actions: { type: 'setLeft', params: answerOf },
          },
          {
            guard: { type: 'isGone', params: answerOf },
            target: 'shown.gone',
            actions: [{ type: 'setProblem', params: answerOf }, 'dropGone', 'emitLinksChanged'],
          },
        ),
      },
    },
  },
})
export type InvitationsRef = ActorRefFrom<typeof invitationsMachine>
