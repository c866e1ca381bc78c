/**
 * The protocols that practitioners have put into the client's cart (filling.client-reads-it), and the client's answers.
 * Owns: the notes that wait, and the answer that is being given. Never: the lines of the cart, which are a list of their own.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CartFilling, FillingAnswer } from '#areas/cart/contract/filling.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { isGone } from '../../call/gone.ts'
import { actorNotProvided } from '../../not-provided.ts'

/** An answer to one note. */
export interface GivenAnswer {
  readonly filling: CartFilling
  readonly answer: FillingAnswer
}

interface Context {
  /** As last fetched. */
  fillings: readonly CartFilling[] | null
  /** The answer being given, or the last one given. */
  given: GivenAnswer | null
  /** From the list or from the answer. */
  problem: Problem | null
}

type Event =
  | { type: 'person.known'; userId: number }
  | { type: 'page.opened' }
  | { type: 'fillings.retry' }
  | { type: 'filling.answer'; id: number; answer: FillingAnswer }

/** The cart has changed. */
type Fact = { type: 'filling.taken' }

type Listed = CallResult<readonly CartFilling[]>

const withId = (fillings: Context['fillings'], id: number) => fillings?.find((one) => one.id === id)

const fillingsSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchFillings: actorNotProvided<Listed>('fetchFillings'),
    answerFilling: actorNotProvided<Listed, { id: number; answer: FillingAnswer }>('answerFilling'),
  },
}).extend({
  guards: {
    /** This note awaits an answer. */
    isWaiting: ({ context }, params: { id: number }) => withId(context.fillings, params.id) !== undefined,
    /** The server removed what the practitioner put in. */
    isTaken: ({ context }, result: Listed) => result.ok && context.given?.answer === 'take',
    /** The server no longer has this note: it was answered in another tab. */
    isGone: (_, result: Listed) => isGone(result),
  },
  actions: {
    /** Shows the notes that the server sent. */
    setFillings: assign((_, result: Listed) => (result.ok ? { fillings: result.value, problem: null } : {})),
    /** Notes which answer is being given. */
    setGiven: assign(({ context }, params: { id: number; answer: FillingAnswer }) => {
      const filling = withId(context.fillings, params.id)
      return filling ? { given: { filling, answer: params.answer }, problem: null } : {}
    }),
    /** Clears the message about the last answer. */
    forgetGiven: assign({ given: null, problem: null }),
    /** Removes the note that the server no longer has. */
    dropGone: assign(({ context: { fillings, given } }) => ({
      fillings: fillings?.filter(({ id }) => id !== given?.filling.id) ?? null,
    })),
    /** Tells the root that the cart has changed. */
    emitTaken: emit({ type: 'filling.taken' as const }),
  },
})

const answering = fillingsSetup.createStateConfig({
  on: {
    'filling.answer': {
      guard: { type: 'isWaiting', params: ({ event: { id } }) => ({ id }) },
      target: '#cartFillings.answering',
      actions: { type: 'setGiven', params: ({ event: { id, answer } }) => ({ id, answer }) },
    },
  },
}).on

export const cartFillingsMachine = fillingsSetup.createMachine({
  id: 'cartFillings',
  description: 'What practitioners have put into the client’s cart, and the client’s answers.',
  context: { fillings: null, given: null, problem: null },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'It is not known who is here.',
      on: { 'person.known': { target: 'fetching' } },
    },
    fetching: {
      description: 'It is asked what was put in. Notes that were there before can be answered meanwhile.',
      meta: { requirements: ['retry.old-data-stays-in-sight'] },
      tags: 'busy',
      on: answering,
      invoke: {
        src: 'fetchFillings',
        id: 'fetchFillings',
        ...answers({ target: 'shown', actions: { type: 'setFillings', params: answerOf } }, { target: 'failed' }),
      },
    },
    failed: {
      description: 'It could not be learned what was put in: it can be asked again.',
      tags: ['failed', 'unread'],
      on: {
        ...answering,
        'fillings.retry': { target: 'fetching', actions: 'forgetGiven' },
        'page.opened': { target: 'fetching', actions: 'forgetGiven' },
      },
    },
    shown: {
      description: 'The notes that wait are there, perhaps none.',
      meta: { requirements: ['filling.client-reads-it'] },
      initial: 'resting',
      on: { ...answering, 'page.opened': { target: 'fetching', actions: 'forgetGiven' } },
      states: {
        resting: { description: 'Nothing was answered since the page was opened.' },
        kept: {
          description: 'What was put in stays in the cart as if the client had put it there, and the page says so.',
          meta: { requirements: ['filling.client-reads-it'] },
        },
        taken: {
          description: 'What was put in is out again. What the client had before is still there.',
          meta: { requirements: ['filling.taking-out-leaves-the-rest'] },
        },
        gone: {
          description: 'The note was no longer there to be answered: it goes, and the page says why.',
          tags: 'failed',
        },
        refused: {
          description:
            'The answer could not be given: the note stays, the page says why, and it can be answered again.',
          tags: 'failed',
        },
      },
    },
    answering: {
      description: 'An answer is on its way. The cart changes once the server says so, and no second answer is given.',
      meta: { requirements: ['filling.taking-out-leaves-the-rest'] },
      tags: 'busy',
      invoke: {
        src: 'answerFilling',
        id: 'answerFilling',
        input: ({ context: { given } }) => ({ id: given?.filling.id ?? 0, answer: given?.answer ?? 'keep' }),
        ...answers(
          { target: 'shown.kept', actions: { type: 'setFillings', params: answerOf } },
          { target: 'shown.refused' },
          {
            guard: { type: 'isTaken', params: answerOf },
            target: 'shown.taken',
            actions: [{ type: 'setFillings', params: answerOf }, 'emitTaken'],
          },
          {
            guard: { type: 'isGone', params: answerOf },
            target: 'shown.gone',
            actions: [{ type: 'setProblem', params: answerOf }, 'dropGone', 'emitTaken'],
          },
        ),
      },
    },
  },
})
export type CartFillingsRef = ActorRefFrom<typeof cartFillingsMachine>
