import type { ActorRefFrom } from 'xstate'

import { resetPassword } from '#areas/account/contract/auth.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import type { Form } from '../../form/form.ts'

import type { SignedIn } from './signed-in.ts'

/** `reset_token` is no field that a person sees: it came with the address of the mail. */
export interface ResetValues {
  readonly reset_token: string
  readonly password: string
  readonly confirm_password: string
}

export const resetForm: Form<ResetValues, ResetValues> = {
  empty: { reset_token: '', password: '', confirm_password: '' },
  secret: ['reset_token', 'password', 'confirm_password'],
  check: ({ reset_token, ...values }) => ({
    ...brokenRules(resetPassword.params, { reset_token }),
    ...brokenRules(resetPassword.body, values),
  }),
  body: (values) => values,
}

/** Choosing a new password by the token of an email (sign-in.reset-takes-both-passwords). */
export const resetFormMachine = createFormMachine<typeof resetForm, SignedIn>('resetForm', resetForm)
export type ResetFormRef = ActorRefFrom<typeof resetFormMachine>
