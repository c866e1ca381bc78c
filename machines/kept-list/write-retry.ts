import { WRITE_TROUBLE_MS, WRITE_ATTEMPTS_MORE, WRITE_RETRY_MS } from '#contract/constants.ts'
import type { CallResult, Problem } from '#contract/result.ts'

/** Failures of a change so far, and the time of the first, in milliseconds since 1970. */
export interface Trouble {
  readonly failures: number
  readonly since: number
}

/** Statuses that no further attempt would change: bad input, not allowed, gone, not in stock. */
const FINAL: readonly number[] = [400, 403, 404, 409, 413, 422]

/** True for refusals that trying again cannot change. */
export const isFinal = (result: CallResult<unknown>): boolean =>
  !result.ok && result.problem.kind === 'refused' && FINAL.includes(result.problem.status)

/** A call without a connection or a token never reached the shop, so it does not count as the shop's failure. */
export const isShopFailure = (result: CallResult<unknown>): boolean =>
  !result.ok && (result.problem.kind === 'unreadable' || (result.problem.kind === 'refused' && !isFinal(result)))

const retryAfter = (problem: Problem): number => (problem.kind === 'refused' ? (problem.retryAfter ?? 0) : 0)

/**
 * When a change is tried again that the shop has failed at: after pauses that double, or later where the shop asks for that.
 *
 * @returns undefined where it is given up: after five more attempts, or where the next one would come later than a minute after the first
 */
export function nextAttempt(
  before: Trouble | undefined,
  result: CallResult<unknown>,
  at: number,
): { readonly trouble: Trouble; readonly pause: number } | undefined {
  if (result.ok) return undefined
  const { failures, since } = before ?? { failures: 0, since: at }
  const pause = Math.max(WRITE_RETRY_MS * 2 ** failures, retryAfter(result.problem))
  if (failures === WRITE_ATTEMPTS_MORE || at + pause - since > WRITE_TROUBLE_MS) return undefined
  return { trouble: { failures: failures + 1, since }, pause }
}
