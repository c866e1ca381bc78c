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

export type OnceEvent<Wanted> =
  | { type: 'call.want'; wanted: Wanted; language: LanguageCode }
  /** Asks again under the same key. */
  | { type: 'call.retry' }
  /** Calls off a call that still waits for what comes first. */
  | { type: 'call.hold' }
  | { type: 'page.opened' }
  | { type: 'session.signedOut' }

export type OnceFact<Answer, Wanted> =
  | { type: 'call.answered'; call: string; answer: Answer }
  | { type: 'call.refused'; call: string; wanted: Wanted; problem: Problem }
