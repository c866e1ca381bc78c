import { FETCH_RETRY_MOST_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

/** An intended call with the key under which the server carries it out once. */
export interface KeptCall<Intent> {
  readonly key: string
  readonly intent: Intent
  readonly language: LanguageCode
}

/**
 * The state of an earlier call in storage. `asked`: nobody has answered it, so it's asked again. `unsure`: nobody has answered
 * it, and its user has signed in again since. `refused`: the server said no, which its user may not have seen.
 */
export type Unfinished<Intent> =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked' | 'unsure' | 'refused'; readonly call: KeptCall<Intent> }

export const callIn = <Intent>(unfinished: Unfinished<Intent>): KeptCall<Intent> | null =>
  unfinished.kind === 'none' ? null : unfinished.call

/** The outcome of the changes that a call waits for. */
export interface Settled {
  readonly isSaved: boolean
}

/** True where the server may have carried the call out: only the same key can tell. */
export const isUnanswered = (result: CallResult<unknown>): boolean => {
  if (result.ok) return false
  const { problem } = result
  return (
    problem.kind === 'unreachable' ||
    problem.kind === 'unreadable' ||
    (problem.kind === 'refused' && problem.status >= 500)
  )
}

/** True where the server did not know the user, and so has not looked at the key. */
export const isSignInMissing = (result: CallResult<unknown>): boolean =>
  !result.ok &&
  (result.problem.kind === 'unauthorized' || (result.problem.kind === 'refused' && result.problem.status === 401))

const retryAfter = (problem: Problem | null): number => (problem?.kind === 'refused' ? (problem.retryAfter ?? 0) : 0)

/** Milliseconds before the next attempt: 5 s, then twice as long each time up to a minute, and never less than the server asks for. */
export const pauseBefore = ({ attempts, problem }: { attempts: number; problem: Problem | null }): number =>
  Math.max(Math.min(FETCH_RETRY_MS * 2 ** Math.max(0, attempts - 1), FETCH_RETRY_MOST_MS), retryAfter(problem))
