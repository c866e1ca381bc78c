import type { EventFromLogic, SnapshotFrom } from 'xstate'

import type { Problem } from '#contract/result.ts'
import { isChange, approvalOf } from '#machines/admin/lists.ts'
import type { Practitioner, Approval, Status } from '#machines/admin/lists.ts'
import type { practitionersReviewMachine } from '#machines/admin/practitioners-review.machine.ts'

import { model, NAMES, READ } from './practitioners-review.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** An admin who reviews practitioners: their actions and the network's answers. */

type Snapshot = SnapshotFrom<typeof practitionersReviewMachine>
type Event = EventFromLogic<typeof practitionersReviewMachine>

/** The practitioner who is judged in the walks. */
export const JUDGED = `${NAMES[7]} Linden`

const isRefusing = (snapshot: Snapshot) => snapshot.matches({ shown: 'refusing' })

/** True if the page has a link to this list now; the page of a list has no link to itself. */
function isLinked(snapshot: Snapshot, query: Readonly<Record<string, string>>): boolean {
  const { place, list } = snapshot.context
  if (snapshot.matches('waiting')) return query['status'] === undefined
  if (query['page'] !== undefined)
    return (
      place.status === 'pending' && place.page === 1 && (list?.total_pages ?? 0) > 1 && !snapshot.matches('deciding')
    )
  return query['status'] !== undefined && (query['status'] !== place.status || place.page !== 1)
}

function isOutOfReach(snapshot: Snapshot, event: Event): boolean {
  if (event.type === 'list.entered') return !isLinked(snapshot, event.place.query)
  if (event.type === 'reason.change') return !isRefusing(snapshot) || snapshot.context.reason === event.value
  // While a reason is being written, its field replaces the buttons.
  return !snapshot.can(event) || (event.type.startsWith('review.') && isRefusing(snapshot))
}

/** Practitioners whose corrected details had been approved are checked again. */
const isOutcome = (standing: Approval, verdict: Status | null): boolean =>
  standing === verdict || (standing === 'checked' && verdict === 'pending')

export const person = personOf(model, {
  // Nobody can press what is not there, or writes a reason of spaces. admin-lists.spec.ts tests searching.
  causes: ({ id, value, output, place }) =>
    id !== 99 && value !== '  ' && output?.problem?.status !== 404 && !place?.query.query,
  // No other admin judges at the same time.
  fits: (snapshot, answer) =>
    model.fits?.(snapshot, answer) !== false &&
    (answer.type !== 'xstate.done.actor.judgePractitioner' ||
      !answer['output'].ok ||
      isOutcome(approvalOf(answer['output'].value), snapshot.context.verdict)),
  until: isOutOfReach,
  project: ({ context: { place, listed, list, subject, verdict, reason, problem } }) => ({
    wanted: [place.status, place.page],
    listed: listed && [listed.status, listed.page],
    many: list?.data.length,
    stands: list?.data[0] && approvalOf(list.data[0]),
    subject,
    verdict,
    reason: reason.length,
    problem: problem?.kind,
  }),
  eachSample: true,
})

interface Failure {
  readonly about: 'list' | 'judgement' | 'unknown'
  /** The server's words, or `unreachable`. */
  readonly reason: string
}

/** One practitioner as the page shows them. */
export interface VisibleCard {
  readonly name: string
  readonly certificate: { readonly standing: Approval | 'unknown'; readonly reason: string | null }
  /** The approved last name, and the present one. */
  readonly corrected: readonly [approved: string, now: string] | null
  readonly failures: readonly Failure[]
  readonly buttons: readonly string[]
  readonly busy: readonly string[]
  /** The field for the reason of a refusal. */
  readonly field: {
    readonly value: string
    readonly error: 'missing' | 'too long' | 'unknown' | null
    readonly isFocused: boolean
  } | null
}

/** The part of the page that a test compares. */
export interface Visible {
  readonly page: 'elsewhere' | 'practitioners'
  /** The list in the address. */
  readonly address?: { readonly status: string | null; readonly page: string }
  /** The tab that is marked. */
  readonly tab?: string | null
  /** Failures shown outside the cards. */
  readonly failures?: readonly Failure[]
  /** True if the page offers to fetch the list again. */
  readonly hasRetry?: boolean
  readonly cards?: readonly VisibleCard[]
  /** The list that the page says is empty. */
  readonly nobody?: string | null
  /** The pages of the list, and the marked one. */
  readonly pages?: { readonly marked: readonly number[]; readonly last: number } | null
  /** The number of practitioners found, if any. */
  readonly found?: number | null
  /** The announcements to screen readers. */
  readonly said?: readonly string[]
  /** The list that is being fetched. */
  readonly asked?: {
    readonly status: string | null
    readonly page: string | null
    readonly language: string | null
  } | null
  /** The judgement being sent. */
  readonly sent?: { readonly path: string; readonly language: string | null; readonly body: unknown } | null
}

const nameOf = ({ first_name, last_name }: Practitioner) => `${first_name} ${last_name}`

const reasonOf = (problem: Problem) => (problem.kind === 'refused' ? problem.message : 'unreachable')

/** Returns what the page must show for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  if (snapshot.matches('waiting')) return { page: 'elsewhere' }
  const { place, list, subject, verdict, reason } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return {
    page: 'practitioners',
    address: { status: place.status, page: String(place.page) },
    tab: place.status,
    failures: failuresOf(snapshot),
    hasRetry: snapshot.hasTag('failed'),
    cards: (list?.data ?? []).map((one) => cardOf(snapshot, one)),
    nobody: list?.data.length === 0 ? place.status : null,
    pages: list && list.total_pages > 1 ? { marked: [list.current_page], last: list.total_pages } : null,
    said: saidIn(snapshot),
    found: list && list.data.length > 0 ? list.total_results : null,
    asked: isBusy ? { status: place.status, page: String(place.page), language: 'en' } : null,
    sent: snapshot.matches('deciding')
      ? {
          path: `/v2/admin/practitioners/${subject}`,
          language: 'en',
          body: { status: verdict, reason: reason.trim(), details: READ },
        }
      : null,
  }
}

const isAbout = ({ context: { subject } }: Snapshot, { user_id }: Practitioner) => user_id === subject

/** A failed judgement is shown with its practitioner, or by itself if they are no longer in view. */
function failuresOf(snapshot: Snapshot): readonly Failure[] {
  const { list, problem } = snapshot.context
  if (!problem) return []
  if (snapshot.hasTag('failed')) return [{ about: 'list', reason: reasonOf(problem) }]
  return list && !list.data.some((one) => isAbout(snapshot, one))
    ? [{ about: 'judgement', reason: reasonOf(problem) }]
    : []
}

function cardOf(snapshot: Snapshot, one: Practitioner): VisibleCard {
  const { listed, verdict, reason, problem } = snapshot.context
  const isSubject = isAbout(snapshot, one)
  const { status, check } = one.certificate
  const standing = approvalOf(one)
  // The list of this status offers to review again; any other list shows a fresh judgement, which can be undone.
  const back = listed?.status === status ? 'again' : 'undo'
  const buttonOf = { approved: 'approve', refused: 'refuse', pending: back } as const
  const isWritten = isSubject && isRefusing(snapshot)
  return {
    name: nameOf(one),
    certificate: { standing, reason: one.certificate.reason },
    corrected: check && [check.approved.last_name, one.last_name],
    failures: isSubject && problem ? [{ about: 'judgement', reason: reasonOf(problem) }] : [],
    buttons: isWritten
      ? ['send', 'cancel']
      : (['approved', 'refused', 'pending'] as const)
          .filter((verdict) => isChange(one, verdict))
          .map((verdict) => buttonOf[verdict]),
    busy: isSubject && verdict && snapshot.matches('deciding') ? [buttonOf[verdict]] : [],
    field: isWritten ? { value: reason, error: errorOf(snapshot), isFocused: true } : null,
  }
}

function errorOf(snapshot: Snapshot): 'missing' | 'too long' | null {
  if (!snapshot.matches({ shown: { refusing: 'incomplete' } })) return null
  return snapshot.context.reason.trim() === '' ? 'missing' : 'too long'
}

function saidIn(snapshot: Snapshot): readonly string[] {
  if (snapshot.hasTag('busy')) return ['loading']
  const { list, verdict, problem } = snapshot.context
  const judged = list?.data.find((one) => isAbout(snapshot, one))
  if (judged && verdict)
    return !problem && snapshot.matches({ shown: 'resting' }) ? [`${nameOf(judged)}: ${verdict}`] : []
  return list ? [list.data.length === 0 ? 'nobody' : `found: ${list.total_results}`] : []
}
