import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

export interface OnceContext<Intent, Answer> {
  intent: Intent | null
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

export type OnceEvent<Intent> =
  | { type: 'call.want'; intent: Intent; language: LanguageCode }
  /** Asks again under the same key. */
  | { type: 'call.retry' }
  /** Calls off a call that still waits for what comes first. */
  | { type: 'call.hold' }
  /** Lets go of a call that nobody knows the outcome of. */
  | { type: 'call.drop' }
  /** Asks for the fact of a call that is on its way or in doubt. */
  | { type: 'call.report' }
  | { type: 'page.opened' }
  | { type: 'session.signedOut' }
  | TabEvent

/** Facts that a chart hears which shows how far its call is. */
export const ONCE_FACTS = [
  'call.sending',
  'call.unanswered',
  'call.unsure',
  'call.answered',
  'call.refused',
  'call.settled',
] as const

export type OnceFact<Answer, Intent> =
  /** The call is on its way, in this tab or in another one. */
  | { type: 'call.sending'; call: string; intent: Intent }
  /** Nobody knows whether the server carried the call out; it is asked again by itself. */
  | { type: 'call.unanswered'; call: string; intent: Intent }
  /** Nobody knows whether the server carried the call out; it waits for a press. */
  | { type: 'call.unsure'; call: string; intent: Intent }
  | { type: 'call.answered'; call: string; answer: Answer }
  | { type: 'call.refused'; call: string; intent: Intent; problem: Problem }
  /** The call is over here, and what came of it shows only in what the server has now. */
  | { type: 'call.settled'; call: string; intent: Intent }
