import { assign } from 'xstate'

import { type CertifiedDetails, certifiedDetailsOf } from '#areas/account/contract/account.ts'
import { NOTE_MAX } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { isBlank } from '#contract/plain-text.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import type { ListPage } from '../pages/list-query.ts'
import type { Place } from '../pages/place.ts'
import { callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { isChange, isSameReview, readReview, withJudged } from './lists.ts'
import type { Practitioner, ReviewPlace, Status } from './lists.ts'

interface Context {
  place: ReviewPlace
  /** As it was told last, with what was judged since. */
  list: ListPage<Practitioner> | null
  /** The request that `list` answers. */
  listed: ReviewPlace | null
  /** Whom a judgement is about: being made, or made last. */
  subject: number | null
  verdict: Status | null
  /** The reason of a refusal, as typed so far. */
  reason: string
  /** Of the list, or of the last judgement. */
  problem: Problem | null
}

type Event =
  | { type: 'list.entered'; place: Place }
  | { type: 'list.retry' }
  | { type: 'review.approve'; id: number }
  | { type: 'review.refuse'; id: number }
  /** Lets somebody wait again who was judged. */
  | { type: 'review.undo'; id: number }
  | { type: 'reason.change'; value: string }
  | { type: 'reason.cancel' }
  | { type: 'reason.confirm' }

interface Judgement {
  id: number
  status: Status
  reason: string
  /** As the admin has read them. */
  details: CertifiedDetails | undefined
  language: LanguageCode
}

type Listed = CallResult<ListPage<Practitioner>>
type Judged = CallResult<Practitioner>

const find = ({ list }: Pick<Context, 'list'>, id: number | null) => list?.data.find((one) => one.user_id === id)

/** A practitioner's certified details as the admin has read them. */
export function readDetails(list: Context['list'], id: number | null): CertifiedDetails | undefined {
  const one = find({ list }, id)
  return one && certifiedDetailsOf(one)
}

export const reviewSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchPractitioners: actorNotProvided<Listed, { place: ReviewPlace }>('fetchPractitioners'),
    judgePractitioner: actorNotProvided<Judged, Judgement>('judgePractitioner'),
  },
}).extend({
  guards: {
    /** The practitioner is in the list, and the verdict changes where they stand; who is checked waits already. */
    isOther: ({ context }, params: { id: number; status: Status }) => {
      const one = find(context, params.id)
      return one !== undefined && isChange(one, params.status)
    },
    /** The list in sight is of another page or filter than the one wanted. */
    isElsewhere: ({ context: { place, listed } }) => !isSameReview(place, listed),
    /** The practitioner has changed their details since the list was read. */
    isOutdated: (_, result: Judged) => !result.ok && result.problem.kind === 'refused' && result.problem.status === 409,
    /** A reason is given, and it isn't too long. */
    hasReason: ({ context }) => !isBlank(context.reason) && context.reason.trim().length <= NOTE_MAX,
  },
  actions: {
    /** Notes the list that the address names. */
    setWanted: assign((_, params: { place: Place }) => ({ place: readReview(params.place) })),
    /** Shows the fetched page of practitioners; after a failure the old one stays. */
    setList: assign(({ context: { place } }, result: Listed) =>
      result.ok ? { list: result.value, listed: place } : {},
    ),
    /** Takes the list out of sight. */
    forgetList: assign({ list: null, listed: null }),
    /** Notes the verdict and its practitioner; it isn't sent yet. */
    setVerdict: assign((_, params: { id: number; verdict: Status }) => ({
      subject: params.id,
      verdict: params.verdict,
      reason: '',
      problem: null,
    })),
    /** Lets go of the verdict that was being given. */
    forgetVerdict: assign({ subject: null, verdict: null, problem: null }),
    /** Keeps the reason as it is typed. */
    setReason: assign((_, params: { value: string }) => ({ reason: params.value })),
    /** Shows the verdict that the server has taken, in the list. */
    setJudged: assign(({ context: { list } }, result: Judged) =>
      result.ok ? { list: withJudged(list, result.value) } : {},
    ),
  },
})
