import type { ActorRefFrom } from 'xstate'

import { forgotPassword } from '#areas/account/contract/auth.ts'
import type { CallResponse } from '#contract/call.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'

export const forgotForm = formOf(forgotPassword.body, { empty: { email: '' } })

/** Asking for an email that leads to a new password. */
export const forgotFormMachine = createFormMachine<typeof forgotForm, CallResponse<typeof forgotPassword>>(
  'forgotForm',
  forgotForm,
)
export type ForgotFormRef = ActorRefFrom<typeof forgotFormMachine>
