/**
 * A call that is made once, however often its answer is lost.
 * Owns: the wanted call with its key, and how often it was asked. Never: the call itself, the store of keys, the words.
 * The key is stored before anything is sent, so that a reload asks again under the same key.
 */
import { assign, emit } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import { answerOf, callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

import { isUnanswered, pauseBefore } from './once.ts'
import type { KeptCall, Settled } from './once.ts'
import type { OnceContext as Context, OnceEvent as Event, OnceFact } from './once.events.ts'

interface Options {
  /** True for a call that waits until other changes are with the server. */
  readonly settles?: boolean
}

/** The chart of one such call. `Wanted` and `Answer` must be plain JSON. */
export function createOnceMachine<Wanted, Answer>(id: string, { settles = false }: Options = {}) {
  type Kept = KeptCall<Wanted>

  const nothing: Context<Wanted, Answer> = {
    wanted: null,
    language: DEFAULT_LANGUAGE,
    key: null,
    attempts: 0,
    answer: null,
    problem: null,
  }

  const onceSetup = callSetup({
    types: {
      context: {} as Context<Wanted, Answer>,
      events: {} as Event<Wanted>,
      emitted: {} as OnceFact<Answer, Wanted>,
      tags: {} as 'busy' | 'failed' | 'settling',
    },
    actors: {
      /** Ends once it is known who is here, with the call that they left unanswered. */
      readKept: actorNotProvided<Kept | null>('readKept'),
      /** Ends once the server has had everything that comes before the call. */
      settleFirst: actorNotProvided<Settled, { wanted: Wanted }>('settleFirst'),
      /** Stores the call under a new key, or finds the same call that went unanswered. */
      keepCall: actorNotProvided<Kept, { wanted: Wanted; language: LanguageCode }>('keepCall'),
      sendOnce: actorNotProvided<CallResult<Answer>, Kept>('sendOnce'),
      /** Ends after so many milliseconds, or once the user or the connection is back. */
      waitToAsk: actorNotProvided<void, { pause: number }>('waitToAsk'),
    },
  }).extend({
    guards: {
      /** This user left such a call unanswered, such as before a reload. */
      isKept: (_, kept: Kept | null) => kept !== null,
      /** All that comes before the call is with the server. */
      isSaved: (_, settled: Settled) => settled.isSaved,
      /** It isn't known if the server has carried the call out: only the same key can tell. */
      isUnanswered: (_, result: CallResult<Answer>) => isUnanswered(result),
    },
    actions: {
      /** Notes the call that is wanted; nothing is sent yet. */
      want: assign((_, { wanted, language }: { wanted: Wanted; language: LanguageCode }) => ({
        wanted,
        language,
        key: null,
        attempts: 0,
        answer: null,
        problem: null,
      })),
      /** Goes on with the stored call, under its own key. */
      takeKept: assign((_, kept: Kept | null) => ({ ...kept })),
      /** Counts unanswered attempts: the pause before the next one grows. */
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      /** Keeps what the server has answered. */
      keepAnswer: assign((_, result: CallResult<Answer>) => (result.ok ? { answer: result.value, problem: null } : {})),
      /** Takes the stored call away: it has its answer, and must not be asked again. */
      forgetKept: actionNotProvided<{ key: string | null }>('forgetKept'),
      /** Tells that the server has carried the call out, with its answer. */
      tellAnswered: emit(({ context }) => ({
        type: 'call.answered' as const,
        call: id,
        answer: context.answer as Answer,
      })),
      /** Tells that the call was not carried out, and why. */
      tellRefused: emit(({ context }) => ({
        type: 'call.refused' as const,
        call: id,
        wanted: context.wanted as Wanted,
        problem: context.problem ?? { kind: 'unreachable' as const },
      })),
      /** Begins anew, as if nothing had been asked. */
      empty: assign(() => nothing),
    },
  })

  const forgetKept = {
    type: 'forgetKept',
    params: ({ context }: { context: Context<Wanted, Answer> }) => ({ key: context.key }),
  } as const
  const wanted = onceSetup.createStateConfig({
    on: {
      'call.want': {
        target: settles ? 'settling' : 'keying',
        actions: { type: 'want', params: ({ event: { wanted: asked, language } }) => ({ wanted: asked, language }) },
      },
    },
  }).on
  const left = onceSetup.createStateConfig({
    on: { ...wanted, 'page.opened': { target: 'offered', actions: 'empty' } },
  }).on

  const settling = onceSetup.createStateConfig({
    description: 'What comes before the call is not with the server yet: the call waits for it.',
    meta: { requirements: ['call.waits-for-what-comes-first'] },
    tags: ['busy', 'settling'],
    on: { 'call.hold': { target: 'offered', actions: 'empty' } },
    invoke: {
      src: 'settleFirst',
      id: 'settleFirst',
      input: ({ context }) => ({ wanted: context.wanted as Wanted }),
      onDone: [{ guard: { type: 'isSaved', params: answerOf }, target: 'keying' }, { target: 'heldBack' }],
      onError: { target: 'heldBack' },
    },
  })
  const heldBack = onceSetup.createStateConfig({
    description: 'What comes before the call was lost: nothing was sent.',
    meta: { requirements: ['call.waits-for-what-comes-first'] },
    tags: 'failed',
    on: left,
  })

  const waiting = { settling, heldBack }

  return onceSetup.createMachine({
    id,
    description: 'A call that is made once, from the wish to its answer.',
    context: nothing,
    initial: 'reading',
    on: { 'session.signedOut': { target: '.reading', actions: 'empty' } },
    states: {
      reading: {
        description: 'It is not known yet whether this user left the call unanswered, as before a reload.',
        meta: { requirements: ['call.unanswered-survives-a-reload'] },
        on: wanted,
        invoke: {
          src: 'readKept',
          id: 'readKept',
          onDone: [
            {
              guard: { type: 'isKept', params: answerOf },
              target: 'sending',
              actions: { type: 'takeKept', params: answerOf },
            },
            { target: 'offered' },
          ],
          onError: { target: 'offered' },
        },
      },
      offered: { description: 'The call can be asked for.', on: wanted },
      ...((settles ? waiting : {}) as typeof waiting),
      keying: {
        description: 'The call gets its key, which is stored before anything is sent.',
        meta: { requirements: ['call.keeps-its-key-before-sending'] },
        tags: 'busy',
        invoke: {
          src: 'keepCall',
          id: 'keepCall',
          input: ({ context: { wanted: asked, language } }) => ({ wanted: asked as Wanted, language }),
          onDone: { target: 'sending', actions: { type: 'takeKept', params: answerOf } },
          onError: { target: 'refused', actions: ['keepUnreachable', 'tellRefused'] },
        },
      },
      sending: {
        description: 'The server is asked, under the same key each time.',
        meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
        tags: 'busy',
        invoke: {
          src: 'sendOnce',
          id: 'sendOnce',
          input: ({ context: { key, wanted: asked, language } }) => ({
            key: key ?? '',
            wanted: asked as Wanted,
            language,
          }),
          onDone: [
            {
              guard: { type: 'isUnanswered', params: answerOf },
              target: 'unanswered',
              actions: [{ type: 'keepProblem', params: answerOf }, 'countAttempt'],
            },
            {
              guard: { type: 'isAnswered', params: answerOf },
              target: 'answered',
              actions: [{ type: 'keepAnswer', params: answerOf }, forgetKept, 'tellAnswered'],
            },
            {
              target: 'refused',
              actions: [{ type: 'keepProblem', params: answerOf }, forgetKept, 'tellRefused'],
            },
          ],
          onError: { target: 'unanswered', actions: ['keepUnreachable', 'countAttempt'] },
        },
      },
      unanswered: {
        description:
          'Nobody knows whether the server carried the call out: it is asked again under the same key, after pauses that grow or on request.',
        meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
        tags: 'failed',
        invoke: {
          src: 'waitToAsk',
          id: 'waitToAsk',
          input: ({ context }) => ({ pause: pauseBefore(context) }),
          onDone: { target: 'sending' },
          onError: { target: 'sending' },
        },
        on: { 'call.retry': { target: 'sending' }, 'call.want': { target: 'sending' } },
      },
      answered: {
        description: 'The server has carried the call out. It can be asked for once more, under another key.',
        on: left,
      },
      refused: {
        description: 'The server said no, and has carried nothing out: it can be tried again.',
        tags: 'failed',
        on: left,
      },
    },
  })
}
