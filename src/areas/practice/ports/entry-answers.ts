import type { CallResult } from '#contract/result.ts'

export const answered = <Answer, Kept>(result: CallResult<Answer>, kept: (answer: Answer) => Kept): CallResult<Kept> =>
  result.ok ? { ok: true, value: kept(result.value) } : result

/** An entry that is gone already, by an answer that was lost or by another tab, is deleted as it was wanted. */
export function deleted(result: CallResult<unknown>): CallResult<null> {
  const isGone = !result.ok && result.problem.kind === 'refused' && result.problem.status === 404
  return result.ok || isGone ? { ok: true, value: null } : result
}
