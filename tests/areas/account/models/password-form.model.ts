import { passwordForm, passwordFormMachine } from '#machines/account/password-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'
import { PROFILE_PATHS } from './own-account-samples.ts'

const NEXT_PASSWORD = 'Verbena-2027!'

export const { model, person } = metForm(
  {
    machine: passwordFormMachine,
    form: passwordForm,
    changes: [
      ['current_password', ''],
      ['current_password', 'Verbena-2026!'],
      ['password', 'verbena'],
      ['password', NEXT_PASSWORD],
      ['confirm_password', NEXT_PASSWORD],
    ],
    refused: 'current_password',
    sent: { message: 'Your password is changed.' },
  },
  { after: 'replaced', paths: { form: PROFILE_PATHS.client.form } },
)
