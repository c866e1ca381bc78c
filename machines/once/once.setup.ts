import { assign, emit } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'

import { isUnanswered } from './once.ts'
import type { KeptCall, Unfinished, Settled } from './once.ts'
import type { OnceContext as Context, OnceEvent as Event, OnceFact, TabEvent } from './once.events.ts'

/** The context of a call that nobody has asked for. */
export const NOTHING = {
  intent: null,
  language: DEFAULT_LANGUAGE,
  key: null,
  attempts: 0,
  answer: null,
  problem: null,
} as const

/** The base of a call that is made once. */
export function onceSetup<Intent, Answer>(id: string) {
  type Kept = KeptCall<Intent>

  return callSetup({
    types: {
      context: {} as Context<Intent, Answer>,
      events: {} as Event<Intent>,
      emitted: {} as OnceFact<Answer, Intent>,
      tags: {} as 'busy' | 'failed' | 'settling',
    },
    actors: {
      /** Tells what other tabs store of this user's calls, and what they let go. */
      watchKept: listenerNotProvided<TabEvent>('watchKept'),
      /** Ends once it is known who is here, with the call that they left. */
      readKept: actorNotProvided<Unfinished<Intent>>('readKept'),
      /** Ends once the server has had everything that comes before the call. */
      settleFirst: actorNotProvided<Settled, { intent: Intent }>('settleFirst'),
      /** Waits for the turn, and stores the call under a new key or finds the same call that went unanswered. */
      storeCall: actorNotProvided<Kept, { intent: Intent; language: LanguageCode }>('storeCall'),
      /** Ends once no other tab sends, with what is stored then of the call. */
      takeTurn: actorNotProvided<Unfinished<Intent>, { key: string }>('takeTurn'),
      /** Sends the call, and gives the turn back. A call that has its answer is stored no longer. */
      sendOnce: actorNotProvided<CallResult<Answer>, Kept>('sendOnce'),
      /** Ends after so many milliseconds, or once the user or the connection is back. */
      waitToAsk: actorNotProvided<void, { pause: number }>('waitToAsk'),
    },
  }).extend({
    guards: {
      /** Nobody has answered the call, and its user has been signed in since. */
      isAsked: (_, unfinished: Unfinished<Intent>) => unfinished.kind === 'asked',
      /** Nobody has answered the call, and its user has signed in again since. */
      isUnsure: (_, unfinished: Unfinished<Intent>) => unfinished.kind === 'unsure',
      /** The server refused the call when its user was signed out. */
      isTurnedAway: (_, unfinished: Unfinished<Intent>) => unfinished.kind === 'refused',
      /** All that comes before the call is with the server. */
      isSaved: (_, settled: Settled) => settled.isSaved,
      /** It isn't known if the server has carried the call out: only the same key can tell. */
      isUnanswered: (_, result: CallResult<Answer>) => isUnanswered(result),
    },
    actions: {
      /** Notes the intended call; nothing is sent yet. */
      setIntent: assign((_, { intent, language }: { intent: Intent; language: LanguageCode }) => ({
        ...NOTHING,
        intent,
        language,
      })),
      /** Goes on with the stored call, under its own key. */
      takeKept: assign((_, kept: Kept | null) => ({ ...kept })),
      /** Counts unanswered attempts: the pause before the next one grows. */
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      /** Keeps what the server has answered. */
      setAnswer: assign((_, result: CallResult<Answer>) => (result.ok ? { answer: result.value, problem: null } : {})),
      /** Keeps that the user had to sign in first. */
      setTurnedAway: assign({ problem: { kind: 'unauthorized' } }),
      /** Takes the stored call away: it isn't asked again, in any tab. */
      forgetKept: actionNotProvided<{ key: string | null }>('forgetKept'),
      /** Tells that the call is on its way. */
      emitSending: emit(({ context }) => ({
        type: 'call.sending' as const,
        call: id,
        intent: context.intent as Intent,
      })),
      /** Tells that it isn't known if the server has carried the call out, and that it is asked again. */
      emitUnanswered: emit(({ context }) => ({
        type: 'call.unanswered' as const,
        call: id,
        intent: context.intent as Intent,
      })),
      /** Tells that it isn't known if the server has carried the call out, and that nothing is sent before a press. */
      emitUnsure: emit(({ context }) => ({
        type: 'call.unsure' as const,
        call: id,
        intent: context.intent as Intent,
      })),
      /** Tells that the server has carried the call out, with its answer. */
      emitAnswered: emit(({ context }) => ({
        type: 'call.answered' as const,
        call: id,
        answer: context.answer as Answer,
      })),
      /** Tells that the call was not carried out, and why. */
      emitRefused: emit(({ context }) => ({
        type: 'call.refused' as const,
        call: id,
        intent: context.intent as Intent,
        problem: context.problem ?? { kind: 'unreachable' as const },
      })),
      /** Tells that the call is over here: what came of it is to be looked up. */
      emitSettled: emit(({ context }) => ({
        type: 'call.settled' as const,
        call: id,
        intent: context.intent as Intent,
      })),
      /** Begins anew, as if nothing had been asked. */
      empty: assign(() => NOTHING),
    },
  })
}
