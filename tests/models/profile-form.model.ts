import { profileForm, profileFormMachine } from '#machines/account/profile-form.machine.ts'

import { user } from './own-account-samples.ts'
import { ownFormModel } from './own-form.ts'

export const model = ownFormModel(profileFormMachine, profileForm, {
  known: { first_name: 'Zoë 🌿', last_name: 'Ünal', phone: '', country: 'DE', language: 'de', newsletter: true },
  field: 'phone',
  wrong: 'by pigeon',
  right: '+49 30 901820',
  sent: user,
})
