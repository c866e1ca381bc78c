import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

export interface OnceContext<Wanted, Answer> {
  wanted: Wanted | null
  /** The language in which the server is to answer. */
  language: LanguageCode
  /** The key of the call on its way; null before there is one. */
  key: string | null
  /** Unanswered attempts in a row. */
  attempts: number
  answer: Answer | null
  problem: Problem | null
}

/** Another tab of this user has stored such a call, or has let go of the one that is stored. */
export type TabEvent = { type: 'kept.stored' } | { type: 'kept.gone' }

export type OnceEvent<Wanted> =
  | { type: 'call.want'; wanted: Wanted; language: LanguageCode }
  /** Asks again under the same key. */
  | { type: 'call.retry' }
  /** Calls off a call that still waits for what comes first. */
  | { type: 'call.hold' }
  /** Lets go of a call that nobody knows the outcome of. */
  | { type: 'call.drop' }
  | { type: 'page.opened' }
  | { type: 'session.signedOut' }
  | TabEvent

export type OnceFact<Answer, Wanted> =
  | { type: 'call.answered'; call: string; answer: Answer }
  | { type: 'call.refused'; call: string; wanted: Wanted; problem: Problem }
  /** The call is over here, and what came of it shows only in what the server has now. */
  | { type: 'call.settled'; call: string; wanted: Wanted }
