import type { ActorRefFrom } from 'xstate'

import { changePassword } from '#contract/account.ts'
import type { CallResponse } from '#contract/call.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form } from '../form/form.ts'

export type PasswordField = 'current_password' | 'password' | 'confirm_password'

export const passwordForm: Form<PasswordField> = {
  empty: { current_password: '', password: '', confirm_password: '' },
  secret: ['current_password', 'password', 'confirm_password'],
  check: (values) => brokenRules(changePassword.body, values),
}

/** Choosing another password while signed in (account.password-change-signs-out-others). */
export const passwordFormMachine = createFormMachine<PasswordField, CallResponse<typeof changePassword>>(
  'passwordForm',
  passwordForm,
)
export type PasswordFormRef = ActorRefFrom<typeof passwordFormMachine>
