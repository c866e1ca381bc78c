import type { CallResponse } from '#contract/call.ts'
import type { register } from '#areas/account/contract/registration.ts'
import type { CallResult } from '#contract/result.ts'

/** Tells that a mail was sent. */
export type Registered = CallResponse<typeof register>

/** The call's answer, with what it says below `fields` under the name that the form has for it. */
export function answerByField(result: CallResult<Registered>): CallResult<Registered> {
  if (result.ok || result.problem.kind !== 'refused' || !result.problem.errors) return result
  const errors = Object.entries(result.problem.errors).map(([path, words]) => [path.replace(/^fields\./, ''), words])
  return { ok: false, problem: { ...result.problem, errors: Object.fromEntries(errors) } }
}
