/**
 * A call that is made once, however often its answer is lost.
 * Owns: the wanted call with its key, and how often it was asked. Never: the call itself, the store of calls, the turn of the
 * tabs, the words.
 * The call is stored before anything is sent, so that a reload or another tab asks again under the same key. A refusal ends
 * it: nothing is sent after one without a press.
 */
import { answerOf } from '../call/call.ts'

import { callIn, pauseBefore } from './once.ts'
import type { KeptCall, Unfinished } from './once.ts'
import type { OnceContext as Context } from './once.events.ts'
import { NOTHING, onceSetup } from './once.setup.ts'

interface Options {
  /** True for a call that waits until other changes are with the server. */
  readonly settles?: boolean
}

/** The chart of one such call. `Wanted` and `Answer` must be plain JSON. */
export function createOnceMachine<Intent, Answer>(id: string, { settles = false }: Options = {}) {
  const base = onceSetup<Intent, Answer>(id)

  const forgetKept = {
    type: 'forgetKept',
    params: ({ context }: { context: Context<Intent, Answer> }) => ({ key: context.key }),
  } as const
  const takeUnfinished = {
    type: 'takeKept',
    params: ({ event }: { event: { output: Unfinished<Intent> } }) => callIn(event.output),
  } as const
  const keptIn = ({ context: { key, intent, language } }: { context: Context<Intent, Answer> }) =>
    ({ key: key ?? '', intent: intent as Intent, language }) satisfies KeptCall<Intent>

  const intended = base.createStateConfig({
    on: {
      'call.want': {
        target: settles ? 'settling' : 'keying',
        actions: { type: 'setIntent', params: ({ event: { intent, language } }) => ({ intent, language }) },
      },
    },
  }).on
  const free = base.createStateConfig({
    on: { ...intended, 'kept.stored': { target: 'reading', meta: { requirements: ['call.every-tab-knows-it'] } } },
  }).on
  const atRest = base.createStateConfig({
    on: { ...free, 'page.opened': { target: 'offered', actions: 'empty' } },
  }).on
  const over = base.createStateConfig({
    on: {
      'kept.gone': {
        target: 'offered',
        actions: ['emitSettled', 'empty'],
        meta: { requirements: ['call.every-tab-knows-it'] },
      },
    },
  }).on

  const settling = base.createStateConfig({
    description: 'What comes before the call is not with the server yet: the call waits for it.',
    meta: { requirements: ['call.waits-for-what-comes-first'] },
    tags: ['busy', 'settling'],
    on: { 'call.hold': { target: 'offered', actions: 'empty' } },
    invoke: {
      src: 'settleFirst',
      id: 'settleFirst',
      input: ({ context }) => ({ intent: context.intent as Intent }),
      onDone: [{ guard: { type: 'isSaved', params: answerOf }, target: 'keying' }, { target: 'heldBack' }],
      onError: { target: 'heldBack' },
    },
  })
  const heldBack = base.createStateConfig({
    description: 'What comes before the call was lost: nothing was sent.',
    meta: { requirements: ['call.waits-for-what-comes-first'] },
    tags: 'failed',
    on: atRest,
  })

  const waiting = { settling, heldBack }

  return base.createMachine({
    id,
    description: 'A call that is made once, from the wish to its answer.',
    context: NOTHING,
    initial: 'reading',
    invoke: { src: 'watchKept', id: 'watchKept' },
    on: { 'session.signedOut': { target: '.reading', actions: 'empty' } },
    states: {
      reading: {
        description: 'It is not known yet whether this user left the call unanswered, as before a reload.',
        meta: { requirements: ['call.unanswered-survives-a-reload', 'call.unanswered-waits-after-a-sign-in'] },
        on: intended,
        invoke: {
          src: 'readKept',
          id: 'readKept',
          onDone: [
            { guard: { type: 'isAsked', params: answerOf }, target: 'taking', actions: takeUnfinished },
            { guard: { type: 'isUnsure', params: answerOf }, target: 'unsure', actions: takeUnfinished },
            {
              guard: { type: 'isTurnedAway', params: answerOf },
              target: 'refused',
              actions: [takeUnfinished, 'setTurnedAway', 'emitRefused'],
            },
            { target: 'offered' },
          ],
          onError: { target: 'offered' },
        },
      },
      offered: { description: 'The call can be asked for.', on: free },
      ...((settles ? waiting : {}) as typeof waiting),
      keying: {
        description: 'The call gets its key, which is stored before anything is sent.',
        meta: { requirements: ['call.keeps-its-key-before-sending'] },
        tags: 'busy',
        entry: 'emitSending',
        on: { 'call.report': { actions: 'emitSending' } },
        invoke: {
          src: 'storeCall',
          id: 'storeCall',
          input: ({ context: { intent, language } }) => ({ intent: intent as Intent, language }),
          onDone: { target: 'sending', actions: { type: 'takeKept', params: answerOf } },
          onError: { target: 'refused', actions: ['setUnreachable', 'emitRefused'] },
        },
      },
      taking: {
        description:
          'The call was asked for before. It is sent again here once no other tab sends it, unless it has its answer by then.',
        meta: { requirements: ['call.every-tab-knows-it', 'call.unanswered-ends-after-a-day'] },
        tags: 'busy',
        entry: 'emitSending',
        on: { 'call.report': { actions: 'emitSending' } },
        invoke: {
          src: 'takeTurn',
          id: 'takeTurn',
          input: ({ context }) => ({ key: context.key ?? '' }),
          onDone: [
            { guard: { type: 'isAsked', params: answerOf }, target: 'sending' },
            { guard: { type: 'isUnsure', params: answerOf }, target: 'unsure' },
            { target: 'offered', actions: ['emitSettled', 'empty'] },
          ],
          onError: { target: 'unanswered', actions: ['setUnreachable', 'countAttempt'] },
        },
      },
      sending: {
        description: 'The server is asked, under the same key each time.',
        meta: { requirements: ['call.unanswered-asks-under-the-same-key', 'call.refusal-ends-it'] },
        tags: 'busy',
        on: { 'call.report': { actions: 'emitSending' } },
        invoke: {
          src: 'sendOnce',
          id: 'sendOnce',
          input: keptIn,
          onDone: [
            {
              guard: { type: 'isUnanswered', params: answerOf },
              target: 'unanswered',
              actions: [{ type: 'setProblem', params: answerOf }, 'countAttempt'],
            },
            {
              guard: { type: 'isAnswered', params: answerOf },
              target: 'answered',
              actions: [{ type: 'setAnswer', params: answerOf }, 'emitAnswered'],
            },
            { target: 'refused', actions: [{ type: 'setProblem', params: answerOf }, 'emitRefused'] },
          ],
          onError: { target: 'unanswered', actions: ['setUnreachable', 'countAttempt'] },
        },
      },
      unanswered: {
        description:
          'Nobody knows whether the server carried the call out: it is asked again under the same key, after pauses that grow or on request.',
        meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
        tags: 'failed',
        entry: 'emitUnanswered',
        invoke: {
          src: 'waitToAsk',
          id: 'waitToAsk',
          input: ({ context }) => ({ pause: pauseBefore(context) }),
          onDone: { target: 'taking' },
          onError: { target: 'taking' },
        },
        on: {
          ...over,
          'call.report': { actions: 'emitUnanswered' },
          'call.retry': { target: 'taking' },
          'call.want': { target: 'taking' },
        },
      },
      unsure: {
        description:
          'Nobody knows whether the server carried the call out, and its user has signed in again since: it waits for a press, under the same key.',
        meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
        entry: 'emitUnsure',
        on: {
          ...intended,
          ...over,
          'kept.stored': {
            target: 'reading',
            actions: ['emitSettled', 'empty'],
            meta: { requirements: ['call.every-tab-knows-it'] },
          },
          'call.report': { actions: 'emitUnsure' },
          'call.retry': { target: 'keying' },
          'call.drop': { target: 'offered', actions: [forgetKept, 'emitSettled', 'empty'] },
        },
      },
      answered: {
        description: 'The server has carried the call out. It can be asked for once more, under another key.',
        on: atRest,
      },
      refused: {
        description: 'The server said no, and has carried nothing out: it can be tried again.',
        meta: { requirements: ['call.refusal-ends-it'] },
        tags: 'failed',
        on: atRest,
      },
    },
  })
}
