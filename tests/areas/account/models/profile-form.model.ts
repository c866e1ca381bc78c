import { profileForm, profileFormMachine } from '#machines/account/profile-form.machine.ts'

import { changedAlone, metForm } from '#tests/models/form-person.ts'
import { client, knownTo, PROFILE_PATHS, user } from './own-account-samples.ts'

export const { model, person } = metForm(
  {
    machine: profileFormMachine,
    form: profileForm,
    known: knownTo(profileForm, client),
    changes: [
      ['phone', 'by pigeon'],
      ['phone', '+49 30 901820'],
      ['country', 'DK'],
      ['newsletter', false],
    ],
    refused: 'phone',
    sent: user,
  },
  { after: 'stays', call: changedAlone, refills: true, paths: PROFILE_PATHS.client },
)
