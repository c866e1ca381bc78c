import { loginForm, loginFormMachine } from '#machines/sign-in/login-form.machine.ts'

import { ownFormModel } from './own-form.ts'

export const model = ownFormModel(loginFormMachine, loginForm, {
  known: { email: 'zoe@mail.example', password: 'x' },
  field: 'email',
  wrong: 'zoe',
  right: 'zoe@other.example',
  sent: { kind: 'entered' },
})
