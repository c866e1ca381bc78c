import { passwordForm, passwordFormMachine } from '#machines/account/password-form.machine.ts'

import { ownFormModel } from './own-form.ts'

export const model = ownFormModel(passwordFormMachine, passwordForm, {
  known: { current_password: 'Verbena-2026!', password: 'Verbena-2027!', confirm_password: 'Verbena-2027!' },
  field: 'current_password',
  wrong: '',
  right: 'Verbena-2025!',
  sent: { message: 'Your password is changed.' },
})
