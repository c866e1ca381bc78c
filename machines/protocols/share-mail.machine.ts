/**
 * The email by which a protocol was shared with a client, as it was sent.
 * Owns: which email is open, and what it says. Never: the sending.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import type { readShareMail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { isGone } from '../call/gone.ts'

export type ShareMail = CallResponse<typeof readShareMail>

/** Which email: of a protocol, to a client. */
export interface MailSubject {
  readonly protocolId: number
  readonly clientId: number
}

interface Context {
  subject: MailSubject | null
  mail: ShareMail | null
  problem: Problem | null
}

type Event =
  /** The page of a protocol is opened. */
  | { type: 'page.opened' }
  | { type: 'mail.read'; subject: MailSubject }
  | { type: 'mail.retry' }
  | { type: 'mail.close' }

const mailSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: { fetchMail: actorNotProvided<CallResult<ShareMail>, MailSubject>('fetchMail') },
}).extend({
  guards: {
    /** The server shows this practitioner no such mail. */
    isGone: (_, result: CallResult<unknown>) => isGone(result),
  },
  actions: {
    /** Notes which mail is to be seen. */
    setSubject: assign((_, params: { subject: MailSubject }) => ({ subject: params.subject })),
    /** Shows the mail as its recipient has got it. */
    setMail: assign((_, result: CallResult<ShareMail>) => (result.ok ? { mail: result.value } : {})),
    /** Takes the mail out of sight. */
    forgetMail: assign({ subject: null, mail: null, problem: null }),
  },
})

export const shareMailMachine = mailSetup.createMachine({
  id: 'shareMail',
  description: 'Reading the email by which a protocol was shared.',
  context: { subject: null, mail: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No email is read.',
      on: {
        'mail.read': {
          target: 'open',
          actions: { type: 'setSubject', params: ({ event }) => ({ subject: event.subject }) },
        },
      },
    },
    open: {
      description: 'The practitioner reads an email.',
      meta: { requirements: ['share.mail-can-be-read'] },
      initial: 'loading',
      on: {
        'mail.close': { target: 'closed', actions: 'forgetMail' },
        'page.opened': { target: 'closed', actions: 'forgetMail' },
      },
      states: {
        loading: {
          description: 'The email is on its way.',
          tags: 'busy',
          invoke: {
            src: 'fetchMail',
            id: 'fetchMail',
            input: ({ context: { subject } }) => subject ?? { protocolId: 0, clientId: 0 },
            ...answers(
              { target: 'shown', actions: ['forgetProblem', { type: 'setMail', params: answerOf }] },
              { target: 'failed' },
              { guard: { type: 'isGone', params: answerOf }, target: 'missing' },
            ),
          },
        },
        shown: { description: 'It says what the client has read, without their link.' },
        missing: { description: 'There is no such email any more.' },
        failed: {
          description: 'It could not be had: it can be asked for again.',
          tags: ['failed', 'unread'],
          on: { 'mail.retry': { target: 'loading' } },
        },
      },
    },
  },
})
export type ShareMailRef = ActorRefFrom<typeof shareMailMachine>
