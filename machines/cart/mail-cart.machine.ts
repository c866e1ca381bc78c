/**
 * The own cart as a list to the own e-mail address (cart.list-by-email).
 * Owns: how far that is. Never: the cart, the address.
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { actorNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

interface Context {
  /** The language of the page, in which the server is to answer. */
  language: LanguageCode
  problem: Problem | null
}

type Event =
  | { type: 'mail.want'; language: LanguageCode }
  | { type: 'page.opened' }
  /** What was sent was somebody else's. */
  | { type: 'session.signedOut' }

export const mailCartMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed', meta: {} as ChartMeta },
  actors: {
    mailCart: actorNotProvided<CallResult<unknown>, { language: LanguageCode }>('mailCart'),
  },
  guards: {
    isTaken: (_, params: { result: CallResult<unknown> }) => params.result.ok,
  },
  actions: {
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language, problem: null })),
    keepProblem: assign((_, params: { result: CallResult<unknown> }) =>
      params.result.ok ? {} : { problem: params.result.problem },
    ),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'mailCart',
  description: 'The cart as a list by e-mail.',
  context: { language: DEFAULT_LANGUAGE, problem: null },
  initial: 'offered',
  on: { 'session.signedOut': { target: '.offered', actions: 'forgetProblem' } },
  states: {
    offered: {
      description: 'The list can be asked for.',
      on: {
        'mail.want': {
          target: 'sending',
          actions: { type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) },
        },
      },
    },
    sending: {
      description: 'The server is asked to write the mail.',
      tags: 'busy',
      invoke: {
        src: 'mailCart',
        id: 'mailCart',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => ({ result: event.output }) }, target: 'sent' },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
    },
    sent: {
      description: 'The mail is in the outbox. It can be asked for once more, since the cart may be another by now.',
      on: {
        'mail.want': {
          target: 'sending',
          actions: { type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) },
        },
        'page.opened': { target: 'offered' },
      },
    },
    failed: {
      description: 'There is no mail: the page says why, and it can be tried again.',
      tags: 'failed',
      on: {
        'mail.want': {
          target: 'sending',
          actions: { type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) },
        },
        'page.opened': { target: 'offered', actions: 'forgetProblem' },
      },
    },
  },
})
export type MailCartRef = ActorRefFrom<typeof mailCartMachine>
