import type { CallResponse } from '#contract/call.ts'
import { register } from '#contract/registration.ts'
import type { CallResult } from '#contract/result.ts'
import { brokenRules } from '#contract/rules.ts'
import type { RuleError } from '#contract/rules.ts'

import { TICKED } from '../form/form.ts'
import type { Values } from '../form/form.ts'

/** What everyone gives (registration.common-fields). */
export type PersonField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'country'
  | 'password'
  | 'terms'
  | 'newsletter'

/** What the call answers: that a mail was sent. */
export type Registered = CallResponse<typeof register>

/** The `fields` of the call that everybody gives. */
export function personFields({
  terms,
  newsletter,
  email,
  first_name,
  last_name,
  phone,
  country,
  password,
}: Values<PersonField>) {
  return {
    first_name,
    last_name,
    email,
    phone,
    country,
    password,
    terms: terms === TICKED,
    newsletter: newsletter === TICKED,
  }
}

/** The call has what a form holds below `fields`, so that is where it says what is wrong. */
function byField<Words>(errors: Readonly<Record<string, Words>>): Record<string, Words> {
  return Object.fromEntries(Object.entries(errors).map(([path, words]) => [path.replace(/^fields\./, ''), words]))
}

/** What is wrong with a registration, by the field of its form. */
export function checkRegistration(body: unknown): Record<string, RuleError> {
  return byField(brokenRules(register.body, body))
}

/** The call's answer, with what it says against a field under the name that the form has for it. */
export function answerByField(result: CallResult<Registered>): CallResult<Registered> {
  if (result.ok || result.problem.kind !== 'refused' || !result.problem.errors) return result
  return { ok: false, problem: { ...result.problem, errors: byField(result.problem.errors) } }
}
