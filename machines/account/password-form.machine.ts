import type { ActorRefFrom } from 'xstate'

import { changePassword } from '#areas/account/contract/account.ts'
import type { CallResponse } from '#contract/call.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

export const passwordForm = formOf(changePassword.body, {
  empty: { current_password: '', password: '', confirm_password: '' },
  secret: ['current_password', 'password', 'confirm_password'],
})

/** Choosing another password while signed in (account.password-change-signs-out-others). */
export const passwordFormMachine = createFormMachine<typeof passwordForm, CallResponse<typeof changePassword>>(
  'passwordForm',
  passwordForm,
)
export type PasswordFormRef = ActorRefFrom<typeof passwordFormMachine>
