/**
 * The topics that an account gets mails about (mail.topics-can-be-refused).
 * Owns: the topics with what was chosen, and whose they are: a mail's token, or the signed-in user. Never: who is signed in.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { MailChoices, MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

/** A topic, and whether mails about it are wanted from now on. */
export interface TopicChoice {
  readonly topic: MailTopic
  readonly wanted: boolean
}

interface Context {
  /** The token of the mail that led here; null for the signed-in user. */
  token: string | null
  choices: MailChoices | null
  /** The last choice that was made here. */
  choosing: TopicChoice | null
  /** Of reading or of choosing. */
  problem: Problem | null
}

type Event =
  | { type: 'token.given'; token: string }
  | { type: 'person.known' }
  | { type: 'session.signedOut' }
  | { type: 'choices.retry' }
  | ({ type: 'choices.set' } & TopicChoice)

const choicesSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchChoices: actorNotProvided<CallResult<MailChoices>, { token: string | null }>('fetchChoices'),
    sendChoice: actorNotProvided<CallResult<MailChoices>, { token: string | null } & TopicChoice>('sendChoice'),
  },
}).extend({
  guards: {
    /** The server doesn't take the link's token, and never will. */
    isUnusable: (_, result: CallResult<MailChoices>) =>
      !result.ok && result.problem.kind === 'refused' && result.problem.status === 400,
  },
  actions: {
    /** Keeps the link's token: every change is made by it. */
    setToken: assign((_, params: { token: string }) => ({
      token: params.token,
      choices: null,
      choosing: null,
      problem: null,
    })),
    /** Lets go of what one person chose, and of the link that led to it. */
    forgetAll: assign({ token: null, choices: null, choosing: null, problem: null }),
    /** Shows what the server has; the last choice stays known, so that the page can say that it was kept. */
    setChoices: assign((_, result: CallResult<MailChoices>) =>
      result.ok ? { choices: result.value, problem: null } : {},
    ),
    /** Notes what is being chosen. */
    setChoosing: assign((_, { topic, wanted }: TopicChoice) => ({ choosing: { topic, wanted }, problem: null })),
  },
})

const setting = {
  target: 'choosing',
  actions: { type: 'setChoosing', params: ({ event }: { event: TopicChoice }) => event },
} as const

export const mailChoicesMachine = choicesSetup.createMachine({
  id: 'mailChoices',
  description: 'The mails that an account gets, and those that it refuses.',
  context: { token: null, choices: null, choosing: null, problem: null },
  initial: 'waiting',
  on: {
    'token.given': {
      target: '.reading',
      actions: { type: 'setToken', params: ({ event: { token } }) => ({ token }) },
    },
    'session.signedOut': { target: '.waiting', actions: 'forgetAll' },
  },
  states: {
    waiting: {
      description: 'Neither a link nor a signed-in user has led here yet.',
      on: { 'person.known': { target: 'reading' } },
    },
    reading: {
      description: 'The choices are on their way.',
      tags: 'busy',
      invoke: {
        src: 'fetchChoices',
        id: 'fetchChoices',
        input: ({ context: { token } }) => ({ token }),
        ...answers(
          { target: 'shown', actions: { type: 'setChoices', params: answerOf } },
          { target: 'failed' },
          { guard: { type: 'isUnusable', params: answerOf }, target: 'unusable' },
        ),
      },
    },
    failed: {
      description: 'The choices could not be had: they can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'choices.retry': { target: 'reading' } },
    },
    unusable: { description: 'The link is not one of this shop, or its account is gone.' },
    shown: {
      description: 'The choices are there and can be changed.',
      initial: 'resting',
      meta: { requirements: ['mail.topics-can-be-refused'] },
      on: { 'choices.set': setting },
      states: {
        resting: { description: 'All is as chosen.' },
        refused: { description: 'A choice could not be kept: the page says why.', tags: 'failed' },
      },
    },
    choosing: {
      description: 'A choice is being kept.',
      tags: 'busy',
      invoke: {
        src: 'sendChoice',
        id: 'sendChoice',
        input: ({ context: { token, choosing } }) => ({
          token,
          topic: choosing?.topic ?? 'invitations',
          wanted: choosing?.wanted ?? true,
        }),
        ...answers({ target: 'shown', actions: { type: 'setChoices', params: answerOf } }, { target: 'shown.refused' }),
      },
    },
  },
})
export type MailChoicesRef = ActorRefFrom<typeof mailChoicesMachine>
