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
  /** The commission that the address names; null if only the lists are shown. */
  chosen: Chosen | null
  /** The wanted page of earlier payouts. */
  page: number
  basis: Basis | null
  /** The form as last submitted. */
  filled: Filled | null
  /** The last payout made. */
  payout: AdminPayout | null
  /** The reason that the lists could not be fetched. */
  problem: Problem | null
  /** The reason that nothing was paid. */
  refusal: Problem | null
}

type ChildFact = { type: 'form.sent'; form: string; sent: Filled } | OnceFact<AdminPayout, PayoutWanted>

type PayoutEvent =
  | { type: 'list.entered'; place: Place }
  | { type: 'payouts.retry' }
  | { type: 'payout.confirm' }
  /** Back to the form. */
  | { type: 'payout.change' }
  /** The user has read the new total. */
  | { type: 'payout.goOn' }
  | ChildFact

type Answer = CallResult<Basis>

/** The lists to fetch. `page` is that of earlier payouts. */
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
    /** The address names different commission from the one chosen. */
    isAnother: ({ context }, { place }: { place: Place }) => !isSame(context.chosen, readPayout(place).chosen),
    /** The address names no payout, only the lists. */
    isNoneChosen: ({ context }) => context.chosen === null,
    /** Something is to be paid to this practitioner in this currency. */
    isDue: ({ context }) => dueOf(context.basis, context.chosen) !== undefined,
    /** The server paid nothing, because the approved sum has changed. */
    isChanged: (_, { problem }: { problem: Problem }) => isChanged(problem),
  },
  actions: {
    /** Notes the commission and the page of earlier payouts that the address names. */
    setPlace: assign((_, { place }: { place: Place }) => ({ ...readPayout(place), payout: null, refusal: null })),
    /** Shows what is due, and earlier payouts. */
    setBasis: assign((_, answer: Answer) => (answer.ok ? { basis: answer.value, problem: null } : {})),
    /** Keeps the submitted day and note; nothing is paid yet. */
    setFilled: assign((_, { filled }: { filled: Filled }) => ({ filled, refusal: null })),
    /** Says why nothing was paid. */
    setRefusal: assign((_, { problem }: { problem: Problem }) => ({ refusal: problem })),
    /** Shows the payout, and takes its sum off what is due. */
    setPayout: assign(({ context: { basis } }, { payout }: { payout: AdminPayout }) => ({
      payout,
      basis: basis && withPayout(basis, payout),
      filled: null,
      refusal: null,
    })),
    /** Forgets the day and note of another payout. */
    forgetFilled: assign({ filled: null }),
    /** Empties the form. */
    clearForm: sendTo('payoutForm', { type: 'form.clear' }),
    /** Opens the form again, as one that was sent can't be sent once more. */
    reopenForm: sendTo('payoutForm', { type: 'form.reset' }),
    /** Fills the form with what was submitted before, else with today's date. */
    fillForm: sendTo('payoutForm', ({ context: { basis, filled } }) => ({
      type: 'form.fill' as const,
      values: filled ?? { paid_on: basis?.today ?? '' },
    })),
    /** Asks for the state of an unanswered payout. */
    askForReport: sendTo('makePayout', { type: 'call.report' }),
    /** Makes the payout, at most once however often the button is pressed. */
    askToPay: sendTo('makePayout', ({ context: { basis, chosen, filled, language } }) => {
      const due = dueOf(basis, chosen)
      if (!due || !filled) throw new Error('nothing is confirmed')
      return { type: 'call.want' as const, intent: payoutWanted(due, filled), language }
    }),
  },
})
