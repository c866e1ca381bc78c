/**
 * Signing in by a one-time token out of an address: that of a mail, or of another system.
 * Owns: the token until it is used, and what came of it. Never: the tokens of the session, the address.
 */
import { assign, emit } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'

interface Context {
  token: string | null
  language: LanguageCode | null
  /** Of the token. */
  problem: Problem | null
}

type Event = { type: 'token.given'; token: string; language: LanguageCode } | { type: 'signIn.retry' }

/** The page that the user wanted; null if none in particular. */
export interface TokenSignedIn {
  returnTo: string | null
}

type Emitted =
  | { type: 'signIn.done'; returnTo: string | null }
  | { type: 'signIn.failed' }
  | { type: 'notice.raised'; tone: 'error'; text: string; values?: Record<string, string> }

/** The server's words, shown as they are. */
const saidBy = (problem: Problem | null): string => (problem?.kind === 'refused' ? problem.message : '')

/** The chart of one way in by token. `failure` is the translation key of what is said where the server said nothing. */
export function createTokenSignInMachine(id: string, failure: string) {
  const signInSetup = callSetup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as Emitted,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      useToken: actorNotProvided<CallResult<TokenSignedIn>, { token: string; language: LanguageCode | null }>(
        'useToken',
      ),
    },
  }).extend({
    guards: {
      /** The server does not take the link's token, and never will. */
      isRefused: (_, result: CallResult<TokenSignedIn>) =>
        !result.ok && result.problem.kind === 'refused' && result.problem.status < 500,
    },
    actions: {
      /** Keeps the link's token as long as it takes to sign in. */
      setToken: assign((_, params: { token: string; language: LanguageCode }) => ({
        token: params.token,
        language: params.language,
        problem: null,
      })),
      /** Lets the token go. */
      forgetToken: assign({ token: null }),
      /** Tells the root that the user is signed in, and where they wanted to go. */
      emitDone: emit((_, result: CallResult<TokenSignedIn>) => ({
        type: 'signIn.done' as const,
        returnTo: result.ok ? result.value.returnTo : null,
      })),
      /** Tells the root that the link did not sign the user in. */
      emitFailed: emit({ type: 'signIn.failed' as const }),
      /** Says in a message why the link did not work, in the server's words where it has any. */
      sayWhy: emit(({ context: { problem } }) => {
        const words = saidBy(problem)
        return words === ''
          ? { type: 'notice.raised' as const, tone: 'error' as const, text: failure }
          : { type: 'notice.raised' as const, tone: 'error' as const, text: 'common:notice.said', values: { words } }
      }),
    },
  })
  return signInSetup.createMachine({
    id,
    description: 'A way in by a one-time token.',
    context: { token: null, language: null, problem: null },
    initial: 'waiting',
    states: {
      waiting: {
        description: 'No token was given yet.',
        on: {
          'token.given': {
            target: 'using',
            actions: { type: 'setToken', params: ({ event: { token, language } }) => ({ token, language }) },
          },
        },
      },
      using: {
        description: 'The token is shown to the server.',
        tags: 'busy',
        invoke: {
          src: 'useToken',
          id: 'useToken',
          input: ({ context: { token, language } }) => ({ token: token ?? '', language }),
          ...answers(
            { target: 'done', actions: { type: 'emitDone', params: answerOf } },
            { target: 'unanswered' },
            {
              guard: { type: 'isRefused', params: answerOf },
              target: 'failed',
              actions: { type: 'setProblem', params: answerOf },
            },
          ),
        },
      },
      unanswered: {
        description: 'There was no answer: the token is still as good as it was and can be shown again.',
        meta: { requirements: ['sign-in.token-survives-no-answer'] },
        tags: 'failed',
        on: {
          'signIn.retry': { target: 'using' },
          'token.given': {
            target: 'using',
            actions: { type: 'setToken', params: ({ event: { token, language } }) => ({ token, language }) },
          },
        },
      },
      done: {
        description: 'The person is signed in and is led on.',
        meta: { requirements: ['sign-in.multipass-return-stays-here'] },
        entry: 'forgetToken',
        on: {
          'token.given': {
            target: 'using',
            actions: { type: 'setToken', params: ({ event: { token, language } }) => ({ token, language }) },
          },
        },
      },
      failed: {
        description: 'The token was of no use: a message says why, and the login is the way on.',
        meta: { requirements: ['sign-in.failed-activation-leads-to-login'] },
        tags: 'failed',
        entry: ['forgetToken', 'sayWhy', 'emitFailed'],
        on: {
          'token.given': {
            target: 'using',
            actions: { type: 'setToken', params: ({ event: { token, language } }) => ({ token, language }) },
          },
        },
      },
    },
  })
}
