/**
 * Becoming a client of the practice whose page is open, by a button.
 * Owns: the call and what it came to. Never: whose client a person is, which their profile says.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { practiceIn } from './practice.ts'

interface Asking {
  shopName: string
  language: LanguageCode
}

interface Context extends Asking {
  problem: Problem | null
}

type Event =
  | { type: 'practice.entered'; place: Place }
  | ({ type: 'join.ask' } & Asking)
  | { type: 'session.signedOut' }

type Fact = { type: 'practice.joined'; shopName: string }

/** The server has said no for good: to this person, or since there is no such page. */
const isFinal = (result: CallResult<unknown>) =>
  !result.ok && result.problem.kind === 'refused' && [403, 404, 409].includes(result.problem.status)

const joinSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' },
  actors: {
    joinPractice: actorNotProvided<CallResult<unknown>, Asking>('joinPractice'),
  },
}).extend({
  guards: {
    /** The server said no for good: asking again would be refused again. */
    isFinal: (_, result: CallResult<unknown>) => isFinal(result),
    /** The page is of another practice than the one that was joined. */
    isOther: ({ context }, params: { place: Place }) => context.shopName !== practiceIn(params.place)?.shopName,
  },
  actions: {
    /** Notes which practice is to be joined. */
    setAsking: assign((_, { shopName, language }: Asking) => ({ shopName, language, problem: null })),
    /** Notes the practice that the page is of. */
    setName: assign((_, params: { place: Place }) => ({
      shopName: practiceIn(params.place)?.shopName ?? '',
      problem: null,
    })),
    /** Tells the root that the user is a client of this practice now. */
    emitJoined: emit(({ context: { shopName } }) => ({ type: 'practice.joined' as const, shopName })),
  },
})

const asking = joinSetup.createStateConfig({
  on: {
    'join.ask': {
      target: 'asking',
      actions: { type: 'setAsking', params: ({ event: { shopName, language } }) => ({ shopName, language }) },
    },
  },
}).on

export const practiceJoinMachine = joinSetup.createMachine({
  id: 'practiceJoin',
  description: 'Becoming a client of a practice.',
  context: { shopName: '', language: DEFAULT_LANGUAGE, problem: null },
  initial: 'idle',
  on: {
    'practice.entered': {
      guard: { type: 'isOther', params: ({ event }) => ({ place: event.place }) },
      target: '.idle',
      actions: { type: 'setName', params: ({ event }) => ({ place: event.place }) },
    },
    'session.signedOut': { target: '.idle', actions: 'forgetProblem' },
  },
  states: {
    idle: { description: 'Nothing was asked yet.', on: asking },
    asking: {
      description: 'It is asked for; the button waits for the answer.',
      meta: { requirements: ['practice.joining-needs-no-practitioner'] },
      tags: 'busy',
      invoke: {
        src: 'joinPractice',
        id: 'joinPractice',
        input: ({ context: { shopName, language } }) => ({ shopName, language }),
        ...answers(
          { target: 'joined', actions: ['emitJoined'] },
          { target: 'failed' },
          {
            guard: { type: 'isFinal', params: answerOf },
            target: 'refused',
            actions: [{ type: 'setProblem', params: answerOf }],
          },
        ),
      },
    },
    joined: { description: 'This person is a client of the practice now.' },
    refused: { description: 'The server said no: the page says why.', tags: 'failed' },
    failed: { description: 'There was no good answer: it can be asked again.', tags: 'failed', on: asking },
  },
})
export type PracticeJoinRef = ActorRefFrom<typeof practiceJoinMachine>
