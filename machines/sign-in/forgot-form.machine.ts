import type { ActorRefFrom } from 'xstate'

import { forgotPassword } from '#contract/auth.ts'
import type { CallResponse } from '#contract/call.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form } from '../form/form.ts'

export type ForgotField = 'email'

export const forgotForm: Form<ForgotField> = {
  empty: { email: '' },
  check: (values) => brokenRules(forgotPassword.body, values),
}

/** Asking for an email that leads to a new password. */
export const forgotFormMachine = createFormMachine<ForgotField, CallResponse<typeof forgotPassword>>(
  'forgotForm',
  forgotForm,
)
export type ForgotFormRef = ActorRefFrom<typeof forgotFormMachine>
