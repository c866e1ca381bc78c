import { resetForm, resetFormMachine } from '#machines/sign-in/reset-form.machine.ts'

import { ownFormModel } from './own-form.ts'

/** No person changes the token; it is the one field that can be right in two ways while the two passwords agree. */
export const model = ownFormModel(resetFormMachine, resetForm, {
  known: {
    reset_token: 'O6G2lrfPSiiUZ4BmoZ113ekRFCpYp9FGjesGmF5_PfE',
    password: 'Verbena-2027!',
    confirm_password: 'Verbena-2027!',
  },
  field: 'reset_token',
  wrong: '',
  right: 'JRRSSHi-6dUt1hsjasAK0nQzXqxHg1FQRCMB0S15bCY',
  sent: { kind: 'entered' },
})
