/**
 * A practitioner's page, or the practice that a registration is for.
 * Owns: which practice was asked for by its name, and what it shows. Never: the address (the route tells; a fact says where
 * the page has moved), becoming a client.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { Practice } from '#areas/practice/contract/practice.ts'
import type { CallResult } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../call/gone.ts'

import { noPractice, practiceIn, unknownIcons } from './practice.ts'
import type { PracticeContext } from './practice.ts'

type Event =
  | { type: 'practice.entered'; place: Place }
  | { type: 'practice.retry' }
  /** A practitioner has signed in or out: a page that is not public yet is shown to its owner. */
  | { type: 'viewer.changed' }

type Fact = { type: 'practice.moved'; shopName: string }

const practiceSetup = callSetup({
  types: {
    context: {} as PracticeContext,
    events: {} as Event,
    emitted: {} as Fact,
    tags: {} as 'busy' | 'failed' | 'unread' | 'http-404' | 'http-503',
  },
  actors: {
    fetchPractice: actorNotProvided<CallResult<Practice>, { language: LanguageCode; shopName: string }>(
      'fetchPractice',
    ),
  },
}).extend({
  guards: {
    /** The address names a practice. */
    isNamed: (_, params: { place: Place }) => practiceIn(params.place) !== undefined,
    /** The practice in sight is the one that the address names. */
    isKept: ({ context: { practice } }, params: { place: Place }) =>
      practice !== null && practice.shop_name === practiceIn(params.place)?.shopName,
    /** The practice is the user's own. */
    isOwn: ({ context }) => context.practice?.own === true,
    /** The page itself is of this practice, and there is none: it says so. */
    isMissing: ({ context }, result: CallResult<Practice>) => context.isPage && isGone(result),
    /** There is no such practice. */
    isGone: (_, result: CallResult<Practice>) => isGone(result),
    /** The practice has another name by now, so the address is to change. */
    isMoved: ({ context }, result: CallResult<Practice>) =>
      result.ok && context.isPage && result.value.shop_name !== context.shopName,
  },
  actions: {
    /** Begins without what was shown of another practice. */
    openPlace: assign((_, params: { place: Place }) => ({ ...noPractice(), ...practiceIn(params.place) })),
    /** Notes the page of the practice that is open. */
    setPlace: assign((_, params: { place: Place }) => practiceIn(params.place) ?? {}),
    /** Shows the fetched practice. */
    setPractice: assign((_, result: CallResult<Practice>) =>
      result.ok ? { practice: result.value, shopName: result.value.shop_name, problem: null } : {},
    ),
    /** Takes the practice out of sight. */
    forgetPractice: assign({ practice: null, problem: null }),
    /** Tells the root under which name the practice is found now. */
    emitMoved: emit((_, result: CallResult<Practice>) => ({
      type: 'practice.moved' as const,
      shopName: result.ok ? result.value.shop_name : '',
    })),
    /** Port: logs names of icons that the shop has not. */
    logIcons: actionNotProvided<{ icons: readonly string[] }>('logIcons'),
  },
})

const kept = [
  { type: 'setPractice', params: answerOf<CallResult<Practice>> },
  {
    type: 'logIcons',
    params: ({ event }: { event: { output: CallResult<Practice> } }) => ({ icons: unknownIcons(event.output) }),
  },
] as const
const placeOf = ({ event: { place } }: { event: { place: Place } }) => ({ place })

export const practiceMachine = practiceSetup.createMachine({
  id: 'practice',
  description: 'The page of one practitioner.',
  context: noPractice,
  initial: 'idle',
  on: {
    'practice.entered': [
      {
        guard: { type: 'isKept', params: placeOf },
        target: '.shown.renewing',
        actions: { type: 'setPlace', params: placeOf },
      },
      {
        guard: { type: 'isNamed', params: placeOf },
        target: '.loading',
        actions: { type: 'openPlace', params: placeOf },
      },
    ],
  },
  states: {
    idle: { description: 'No practice was asked for yet.' },
    loading: {
      description: 'The practice is on its way.',
      tags: 'busy',
      on: { 'viewer.changed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'fetchPractice',
        id: 'fetchPractice',
        input: ({ context: { language, shopName } }) => ({ language, shopName }),
        ...answers(
          { target: 'shown', actions: kept },
          { target: 'failed' },
          { guard: { type: 'isMissing', params: answerOf }, target: 'missing', actions: 'forgetPractice' },
          { guard: { type: 'isGone', params: answerOf }, target: 'unknown', actions: 'forgetPractice' },
          {
            guard: { type: 'isMoved', params: answerOf },
            target: 'shown',
            actions: [...kept, { type: 'emitMoved', params: answerOf }],
          },
        ),
      },
    },
    shown: {
      description: 'The practice is shown.',
      meta: { requirements: ['practice.public-page'] },
      initial: 'resting',
      on: {
        'viewer.changed': [{ guard: 'isOwn', target: 'loading', actions: 'forgetPractice' }, { target: '.renewing' }],
      },
      states: {
        resting: { description: 'It is as it was told last.' },
        renewing: {
          description: 'It is asked for anew, since its owner may have changed it, and stays in sight meanwhile.',
          meta: { requirements: ['retry.old-data-stays-in-sight'] },
          invoke: {
            src: 'fetchPractice',
            id: 'fetchRenewed',
            input: ({ context: { language, shopName } }) => ({ language, shopName }),
            onDone: [
              {
                guard: { type: 'isMissing', params: answerOf },
                target: '#practice.missing',
                actions: 'forgetPractice',
              },
              {
                guard: { type: 'isGone', params: answerOf },
                target: '#practice.unknown',
                actions: 'forgetPractice',
              },
              {
                guard: { type: 'isMoved', params: answerOf },
                target: 'resting',
                actions: [...kept, { type: 'emitMoved', params: answerOf }],
              },
              { guard: { type: 'isAnswered', params: answerOf }, target: 'resting', actions: [...kept] },
              { target: 'resting' },
            ],
            onError: { target: 'resting' },
          },
        },
      },
    },
    missing: {
      description: 'There is no page of this name, or it is not public yet and somebody else’s.',
      meta: { requirements: ['practice.public-once-approved-and-named'] },
      tags: 'http-404',
      on: { 'viewer.changed': { target: 'loading' } },
    },
    unknown: { description: 'Another page has named a practice that there is not: it stands without.' },
    failed: {
      description: 'The practice could not be had; it can be asked for again.',
      tags: ['failed', 'unread', 'http-503'],
      on: { 'practice.retry': { target: 'loading' }, 'viewer.changed': { target: 'loading' } },
    },
  },
})
export type PracticeRef = ActorRefFrom<typeof practiceMachine>
