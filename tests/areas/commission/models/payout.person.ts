import type { EventFromLogic, SnapshotFrom } from 'xstate'

import type { payoutMachine } from '#machines/commission/payout/payout.machine.ts'
import { dueOf } from '#machines/commission/payout/payout.ts'

import { LIST, model, ONE } from './payout.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** An admin who pays commission out, and the network's answers. */

type Snapshot = SnapshotFrom<typeof payoutMachine>
type Event = EventFromLogic<typeof payoutMachine>

/** The page has a link to what is due, and one to the list from everywhere but the list. A walk waits for a payout. */
function isLinked({ context: { chosen, basis } }: Snapshot, isList: boolean): boolean {
  if (isList) return chosen !== null
  return chosen === null && dueOf(basis, { practitioner: 3, former: null, currency: 'EUR' }) !== undefined
}

function isOutOfReach(snapshot: Snapshot, event: Event): boolean {
  if (event.type === 'list.entered')
    return snapshot.matches('waiting')
      ? event.place !== LIST
      : snapshot.matches('paying') || !isLinked(snapshot, event.place === LIST)
  if (event.type === 'call.answered' || event.type === 'call.refused') return !snapshot.matches('paying')
  if (event.type === 'form.sent') return !snapshot.matches('filling')
  // Where nothing is due any more, there is nothing to go on to.
  if (event.type === 'payout.goOn')
    return !snapshot.matches('changed') || dueOf(snapshot.context.basis, snapshot.context.chosen) === undefined
  return !snapshot.can(event)
}

export const person = personOf(model, {
  // Other tabs and other sign-ins have tests of their own.
  causes: ({ type, place }) =>
    !['call.sending', 'call.unanswered', 'call.unsure', 'call.settled'].includes(type) &&
    (place === undefined || place === LIST || place === ONE),
  until: isOutOfReach,
  project: ({ context: { language, chosen, page, basis, filled, payout, problem, refusal } }) => ({
    language,
    chosen,
    page,
    due: basis?.payable.map(({ total }) => total),
    made: basis?.payouts.map(({ payout_id }) => payout_id),
    filled,
    payout: payout?.payout_id,
    problem: problem?.kind,
    refusal: refusal?.kind === 'refused' ? refusal.status : refusal?.kind,
  }),
})

type Step = 'fill in' | 'confirm' | 'pay' | 'recheck' | 'changed' | 'nothing due' | 'paid'

/** The sight of a situation. */
export interface Visible {
  /** The practitioner and currency that the address names; null on the list, and `elsewhere` on another page. */
  readonly chosen: string | null
  readonly step: Step | null
  /** Sums of what is due, in the order of the list. */
  readonly due: readonly string[]
  readonly payouts: number
  readonly failure: 'lists' | 'payout' | null
  readonly canRetry: boolean
  /** The lists are being asked for. */
  readonly asked: boolean
  /** The payout that is being sent. */
  readonly sent: unknown
}

const STEPS = {
  filling: 'fill in',
  confirming: 'confirm',
  paying: 'pay',
  rechecking: 'recheck',
  changed: 'changed',
  gone: 'nothing due',
  paid: 'paid',
} as const

const money = (amount: number, currency: 'EUR' | 'GBP') =>
  new Intl.NumberFormat(currency === 'EUR' ? 'de-DE' : 'en-GB', { style: 'currency', currency }).format(amount)

/** The sight that a situation must give. */
export function visible(snapshot: Snapshot): Visible {
  const { chosen, basis, refusal, filled } = snapshot.context
  const isFailed = snapshot.hasTag('failed')
  const due = dueOf(basis, chosen)
  return {
    chosen: snapshot.matches('waiting') ? 'elsewhere' : chosen && `${chosen.practitioner} ${chosen.currency}`,
    step: STEPS[snapshot.value as keyof typeof STEPS] ?? null,
    due: (basis?.payable ?? []).map(({ total, currency }) => money(total, currency)),
    payouts: basis?.payouts.length ?? 0,
    failure: isFailed
      ? 'lists'
      : refusal && (snapshot.matches('filling') || snapshot.matches('changed'))
        ? 'payout'
        : null,
    canRetry: isFailed,
    asked: snapshot.matches('loading') || snapshot.matches('rechecking'),
    sent:
      snapshot.matches('paying') && due
        ? { practitioner_id: 3, currency: due.currency, ...filled, total: due.total }
        : null,
  }
}
