import type { ActorRefFrom } from 'xstate'

import { resetPassword } from '#contract/auth.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form } from '../form/form.ts'

import type { SignedIn } from './signed-in.ts'

/** `reset_token` is no field that a person sees: it came with the address of the mail. */
export type ResetField = 'reset_token' | 'password' | 'confirm_password'

export const resetForm: Form<ResetField> = {
  empty: { reset_token: '', password: '', confirm_password: '' },
  secret: ['reset_token', 'password', 'confirm_password'],
  check: ({ reset_token: token, ...values }) => ({
    ...brokenRules(resetPassword.params, { reset_token: token }),
    ...brokenRules(resetPassword.body, values),
  }),
}

/** Choosing a new password by the token of an email (sign-in.reset-takes-both-passwords). */
export const resetFormMachine = createFormMachine<ResetField, SignedIn>('resetForm', resetForm)
export type ResetFormRef = ActorRefFrom<typeof resetFormMachine>
