/**
 * The statement of one payout (commission.statement-for-each-payout).
 * Owns: which payout is open, and the payout as it was told. Never: what was paid, which no practitioner changes.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { Payout } from '#areas/commission/contract/commission.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../call/gone.ts'

import { payoutIdIn } from './commission-place.ts'

export interface StatementWanted {
  readonly language: LanguageCode
  readonly id: number
}

interface Context {
  language: LanguageCode
  /** The id of the open payout; null if the address has no valid one. */
  id: number | null
  /** The payout as last fetched; still the previous one while the page changes. */
  payout: Payout | null
  problem: Problem | null
}

type Event = { type: 'list.entered'; place: Place } | { type: 'statement.retry' } | { type: 'statement.print' }

const statementSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: { fetchPayout: actorNotProvided<CallResult<Payout>, StatementWanted>('fetchPayout') },
}).extend({
  guards: {
    /** The address names no payout. */
    namesNone: ({ context }) => context.id === null,
    /** The server knows no such payout of this practitioner. */
    isGone: (_, answer: CallResult<Payout>) => isGone(answer),
  },
  actions: {
    /** Notes the payout that the address names, and the language. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: payoutIdIn(place) })),
    /** Shows the fetched statement. */
    setPayout: assign((_, answer: CallResult<Payout>) => (answer.ok ? { payout: answer.value, problem: null } : {})),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})

export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  description: 'One payout, line by line.',
  context: { language: DEFAULT_LANGUAGE, id: null, payout: null, problem: null },
  initial: 'waiting',
  on: {
    'list.entered': {
      target: '.opening',
      actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
    },
  },
  states: {
    ...detailStates({
      thing: 'payout',
      fetch: 'fetchPayout',
      input: ({ context: { language, id } }: { context: Context }) => ({ language, id: id ?? 0 }),
      keep: 'setPayout',
      retry: 'statement.retry',
      missing: { description: 'This practitioner has no such payout: the way leads to those they have.' },
    }),
    shown: {
      description: 'The payout is there, and can be printed.',
      meta: { requirements: ['commission.statement-for-each-payout'] },
      on: { 'statement.print': { actions: 'printPage' } },
    },
  },
  options: { maxIterations: 20 },
})
export type StatementRef = ActorRefFrom<typeof statementMachine>

/** The open payout; null until it is fetched. */
export const openPayout = ({ payout, id }: Pick<Context, 'payout' | 'id'>): Payout | null =>
  payout?.payout_id === id ? payout : null
