import { forgotForm, forgotFormMachine } from '#machines/sign-in/forgot-form.machine.ts'
import { loginForm, loginFormMachine } from '#machines/sign-in/login-form.machine.ts'
import { resetForm, resetFormMachine } from '#machines/sign-in/reset-form.machine.ts'

import { formPerson } from './form-person.ts'

const EMAIL = 'zoe@mail.example'
const PASSWORD = 'Verbena-2027!'
export const RESET_TOKEN = 'O6G2lrfPSiiUZ4BmoZ113ekRFCpYp9FGjesGmF5_PfE'

export const login = formPerson({
  machine: loginFormMachine,
  form: loginForm,
  changes: [
    ['email', 'zoe'],
    ['email', EMAIL],
    ['password', 'x'],
  ],
  refused: 'email',
  sent: { kind: 'entered' },
  after: 'waits',
  again: true,
  paths: { form: '/en/login' },
})

export const forgot = formPerson({
  machine: forgotFormMachine,
  form: forgotForm,
  changes: [
    ['email', 'zoe'],
    ['email', EMAIL],
  ],
  refused: 'email',
  sent: { message: 'If there is an account, a link is on its way.' },
  after: 'replaced',
  again: true,
  paths: { form: '/en/forgot-password' },
})

export const reset = formPerson({
  machine: resetFormMachine,
  form: resetForm,
  known: { reset_token: RESET_TOKEN },
  hidden: ['reset_token'],
  changes: [
    ['password', 'verbena'],
    ['password', PASSWORD],
    ['confirm_password', 'Verbena-2028!'],
    ['confirm_password', PASSWORD],
  ],
  refused: 'password',
  sent: { kind: 'entered' },
  after: 'elsewhere',
  call: ({ password, confirm_password }) => ({ password, confirm_password }),
  paths: { form: '/en/reset-password', sent: '/en/login' },
})
