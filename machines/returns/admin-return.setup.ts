import { assign } from 'xstate'

import type { CallInput } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { AdminReturn, checkReturn, refundReturn } from '#areas/returns/contract/admin-returns.ts'
import type { RefundWay } from '#areas/returns/contract/returns.ts'

import { callSetup } from '../call/call.ts'
import { isGone } from '../call/gone.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { checkWanted, proposed, refundSums, refundWanted } from './draft.ts'
import type { Check, Draft } from './draft.ts'
import { returnIdIn } from './returns-place.ts'

/** A step of a return, with what it takes. */
export type StepWanted =
  | { readonly kind: 'receive' | 'transferred' }
  | { readonly kind: 'check'; readonly body: CallInput<typeof checkReturn>['body'] }
  | { readonly kind: 'refund'; readonly body: CallInput<typeof refundReturn>['body'] }

export interface AdminReturnContext {
  language: LanguageCode
  /** The open return; null where the address can name none. */
  id: number | null
  /** The return as it was received last; not that of `id` while the page changes. */
  found: AdminReturn | null
  draft: Draft | null
  /** The step that is being made, or was made last. */
  step: StepWanted | null
  /** The reason why the return could not be fetched. */
  problem: Problem | null
  /** The reason why the last step was not made. */
  refusal: Problem | null
}

export interface ReturnWantedById {
  readonly language: LanguageCode
  readonly id: number
}

type Event =
  | { type: 'return.entered'; place: Place }
  | { type: 'return.retry' }
  | { type: 'return.receive' }
  | { type: 'check.line'; variantId: number; check: Check }
  | { type: 'return.check' }
  | { type: 'refund.amount'; variantId: number; amount: string }
  | { type: 'refund.delivery'; amount: string }
  | { type: 'refund.way'; way: RefundWay }
  | { type: 'refund.note'; note: string }
  | { type: 'refund.next' }
  | { type: 'refund.change' }
  | { type: 'refund.confirm' }
  | { type: 'refund.transferred' }

type Answer = CallResult<AdminReturn>

/** The open return, as far as it is known. */
export const openReturn = ({ id, found }: Pick<AdminReturnContext, 'id' | 'found'>): AdminReturn | null =>
  found?.return_id === id ? found : null

const withDraft = ({ draft }: AdminReturnContext, change: Partial<Draft>): Partial<AdminReturnContext> =>
  draft === null ? {} : { draft: { ...draft, ...change } }

export const adminReturnSetup = callSetup({
  types: { context: {} as AdminReturnContext, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchReturn: actorNotProvided<Answer, ReturnWantedById>('fetchReturn'),
    takeStep: actorNotProvided<Answer, ReturnWantedById & { step: StepWanted }>('takeStep'),
  },
}).extend({
  guards: {
    /** The address names no return. */
    namesNone: ({ context }) => context.id === null,
    /** The shop has no such return. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The admin has opened another return meanwhile. */
    isElsewhere: ({ context }) => openReturn(context) === null,
    /** Goods are to come, and have not. */
    isAsked: ({ context }) => openReturn(context)?.state === 'asked',
    /** The goods have come, and were not looked at. */
    isReceived: ({ context }) => openReturn(context)?.state === 'received',
    /** The refund is to be decided. */
    isChecked: ({ context }) => openReturn(context)?.state === 'checked',
    /** All amounts can be taken, and there is a way for them. */
    isRefundRight: ({ context: { found, draft } }) => {
      const total = found && draft ? refundSums(found, draft).total : undefined
      return total !== undefined && (total === 0 || found?.ways.includes(draft?.way ?? 'transfer') === true)
    },
    /** The shop has yet to transfer it. */
    isToTransfer: ({ context }) => {
      const refund = openReturn(context)?.refund
      return refund?.way === 'transfer' ? refund.state === 'pending' : refund?.state === 'failed'
    },
  },
  actions: {
    /** Notes the return that the address names, and the language. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: returnIdIn(place) })),
    /** Shows the return as the server has it, and proposes what can be done with it. */
    setReturn: assign(({ context: { found, draft, language } }, answer: Answer) => {
      if (!answer.ok) return {}
      const isSame = found?.return_id === answer.value.return_id
      const note = isSame && draft ? draft.note : ''
      return { found: answer.value, draft: { ...proposed(answer.value, language), note }, problem: null }
    }),
    /** Nothing is to be done with the return any more. */
    forgetStep: assign({ step: null, refusal: null }),
    /** Notes how many pieces of a line are accepted, and whether they go back to stock. */
    setCheck: assign(({ context }, { variantId, check }: { variantId: number; check: Check }) =>
      withDraft(context, { checks: { ...context.draft?.checks, [variantId]: check } }),
    ),
    /** Keeps what was typed for a line. */
    setAmount: assign(({ context }, { variantId, amount }: { variantId: number; amount: string }) =>
      withDraft(context, { amounts: { ...context.draft?.amounts, [variantId]: amount } }),
    ),
    /** Keeps what was typed for delivery, the way, or the words to the customer. */
    setDraft: assign(({ context }, change: Partial<Pick<Draft, 'delivery' | 'way' | 'note'>>) =>
      withDraft(context, change),
    ),
    /** Notes the step; nothing is sent yet. */
    setStep: assign(({ context: { found, draft } }, { kind }: { kind: StepWanted['kind'] }) => ({
      step: stepOf(kind, found, draft),
      refusal: null,
    })),
    /** Says why the step could not be made. */
    setRefusal: assign((_, answer: Answer) => (answer.ok ? {} : { refusal: answer.problem })),
    /** Says that no answer came: the return is fetched to see what was done. */
    setUnanswered: assign({ refusal: { kind: 'unreachable' } }),
  },
})

function stepOf(kind: StepWanted['kind'], found: AdminReturn | null, draft: Draft | null): StepWanted | null {
  if (kind === 'receive' || kind === 'transferred') return { kind }
  if (found === null || draft === null) return null
  return kind === 'check' ? { kind, body: checkWanted(found, draft) } : { kind, body: refundWanted(found, draft) }
}
