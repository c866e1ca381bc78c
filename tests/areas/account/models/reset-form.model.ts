import { resetForm, resetFormMachine } from '#machines/account/sign-in/reset-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'

const PASSWORD = 'Verbena-2027!'
export const RESET_TOKEN = 'O6G2lrfPSiiUZ4BmoZ113ekRFCpYp9FGjesGmF5_PfE'

export const { model, person } = metForm(
  {
    machine: resetFormMachine,
    form: resetForm,
    known: { reset_token: RESET_TOKEN },
    changes: [
      ['password', 'verbena'],
      ['password', PASSWORD],
      ['confirm_password', 'Verbena-2028!'],
      ['confirm_password', PASSWORD],
    ],
    refused: 'password',
    sent: { kind: 'entered' },
  },
  {
    hidden: ['reset_token'],
    after: 'elsewhere',
    once: true,
    call: ({ password, confirm_password }) => ({ password, confirm_password }),
    paths: { form: '/en/reset-password', sent: '/en/login' },
  },
)
