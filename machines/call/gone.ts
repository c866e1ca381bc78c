import type { CallResult } from '#contract/result.ts'

/** True where there is no such thing, or not for this person. */
export function isGone(result: CallResult<unknown>): boolean {
  return (
    !result.ok && result.problem.kind === 'refused' && (result.problem.status === 404 || result.problem.status === 400)
  )
}
