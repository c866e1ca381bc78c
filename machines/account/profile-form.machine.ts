import type { ActorRefFrom } from 'xstate'

import { updateAccount } from '#areas/account/contract/account.ts'
import type { User } from '#areas/account/contract/account.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'
import { withoutUnchosen } from '../form/values.ts'

export const profileForm = formOf(updateAccount.body, {
  empty: { first_name: '', last_name: '', phone: '', country: '', language: null, newsletter: false },
  // A country that was never chosen is not sent, and stays so.
  body: (values) => withoutUnchosen({ ...values, country: values.country || null }),
})

/** The details that everybody has (account.profile-can-be-changed). */
export const profileFormMachine = createFormMachine<typeof profileForm, User>('profileForm', profileForm)
export type ProfileFormRef = ActorRefFrom<typeof profileFormMachine>
