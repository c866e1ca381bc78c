import type { ActorRefFrom } from 'xstate'

import { updateAccount } from '#contract/account.ts'
import type { User } from '#contract/account.ts'
import { toLanguageCode } from '#contract/languages.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { TICKED } from '../form/form.ts'
import type { Form, Values } from '../form/form.ts'

export type ProfileField = 'first_name' | 'last_name' | 'phone' | 'country' | 'language' | 'newsletter'

/** The body of the call. A country that nobody has chosen yet is left out, and stays so. */
export function profileBody({ first_name, last_name, phone, country, language, newsletter }: Values<ProfileField>) {
  const code = toLanguageCode(language)
  return {
    first_name,
    last_name,
    phone,
    newsletter: newsletter === TICKED,
    ...(country !== '' && { country }),
    ...(code && { language: code }),
  }
}

export const profileForm: Form<ProfileField> = {
  empty: { first_name: '', last_name: '', phone: '', country: '', language: '', newsletter: '' },
  check: (values) => brokenRules(updateAccount.body, profileBody(values)),
}

/** The details that everybody has (account.profile-can-be-changed). */
export const profileFormMachine = createFormMachine<ProfileField, User>('profileForm', profileForm)
export type ProfileFormRef = ActorRefFrom<typeof profileFormMachine>
