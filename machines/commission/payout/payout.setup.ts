import { assign, sendTo } from 'xstate'

import type { AdminPayout } from '#areas/commission/contract/admin-commission.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { hearingChildren } from '../../hear-children.ts'
import { actorNotProvided } from '../../not-provided.ts'
import type { OnceFact } from '../../once/once.events.ts'
import type { Place } from '../../pages/place.ts'

import { makePayoutMachine } from './make-payout.machine.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { dueOf, isChanged, isSame, payoutWanted, readPayout, withPayout } from './payout.ts'
import type { Chosen, Filled, Basis, PayoutWanted } from './payout.ts'

interface PayoutContext {
  language: LanguageCode
  /** Commission that the address names; null where the lists alone are shown. */
  chosen: Chosen | null
  /** The wanted page of earlier payouts. */
  page: number
  basis: Basis | null
  /** The form as it was filled in last. */
  filled: Filled | null
  /** The payout that was made last. */
  payout: AdminPayout | null
  /** The reason why the lists could not be fetched. */
  problem: Problem | null
  /** Reason for which nothing was paid. */
  refusal: Problem | null
}

type ChildFact = { type: 'form.sent'; form: string; sent: Filled } | OnceFact<AdminPayout, PayoutWanted>

type PayoutEvent =
  | { type: 'list.entered'; place: Place }
  | { type: 'payouts.retry' }
  | { type: 'payout.confirm' }
  /** The form is wanted again. */
  | { type: 'payout.change' }
  /** The new total was read. */
  | { type: 'payout.goOn' }
  | ChildFact

type Answer = CallResult<Basis>

/** The lists that are wanted. `page`: of earlier payouts. */
export interface BasisWanted {
  readonly language: LanguageCode
  readonly page: number
}

export const payoutSetup = callSetup({
  types: { context: {} as PayoutContext, events: {} as PayoutEvent, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    payoutForm: payoutFormMachine,
    makePayout: makePayoutMachine,
    hearChildren: hearingChildren<ChildFact>(),
    fetchBasis: actorNotProvided<Answer, BasisWanted>('fetchBasis'),
  },
}).extend({
  guards: {
    /** The address names another payout than the one that is open. */
    isAnother: ({ context }, { place }: { place: Place }) => !isSame(context.chosen, readPayout(place).chosen),
    /** The address names no payout, only the lists. */
    isNoneChosen: ({ context }) => context.chosen === null,
    /** Something is to be paid to this practitioner in this currency. */
    isDue: ({ context }) => dueOf(context.basis, context.chosen) !== undefined,
    /** The server paid nothing, since another sum is approved by now. */
    isChanged: (_, { problem }: { problem: Problem }) => isChanged(problem),
  },
  actions: {
    /** Notes the payout that the address names. */
    setPlace: assign((_, { place }: { place: Place }) => ({ ...readPayout(place), payout: null, refusal: null })),
    /** Shows what is to be paid, and what was paid before. */
    setBasis: assign((_, answer: Answer) => (answer.ok ? { basis: answer.value, problem: null } : {})),
    /** Keeps day and note as they were filled in; nothing is paid yet. */
    setFilled: assign((_, { filled }: { filled: Filled }) => ({ filled, refusal: null })),
    /** Says why nothing was paid. */
    setRefusal: assign((_, { problem }: { problem: Problem }) => ({ refusal: problem })),
    /** Shows the payout that was made, and takes its sum off what is to be paid. */
    setPayout: assign(({ context: { basis } }, { payout }: { payout: AdminPayout }) => ({
      payout,
      basis: basis && withPayout(basis, payout),
      filled: null,
      refusal: null,
    })),
    /** Lets day and note of another payout go. */
    forgetFilled: assign({ filled: null }),
    /** Empties the form. */
    clearForm: sendTo('payoutForm', { type: 'form.clear' }),
    /** Opens the form again, as one that was sent can't be sent once more. */
    reopenForm: sendTo('payoutForm', { type: 'form.reset' }),
    /** Fills the form with what was typed, or with today. */
    fillForm: sendTo('payoutForm', ({ context: { basis, filled } }) => ({
      type: 'form.fill' as const,
      values: filled ?? { paid_on: basis?.today ?? '' },
    })),
    /** Learns how far a payout is that has no answer yet. */
    askForReport: sendTo('makePayout', { type: 'call.report' }),
    /** Has the payout made: at most once, however often it is pressed. */
    askToPay: sendTo('makePayout', ({ context: { basis, chosen, filled, language } }) => {
      const due = dueOf(basis, chosen)
      if (!due || !filled) throw new Error('nothing is confirmed')
      return { type: 'call.want' as const, intent: payoutWanted(due, filled), language }
    }),
  },
})
