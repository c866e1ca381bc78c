import { loginForm, loginFormMachine } from '#machines/account/sign-in/login-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'

export const { model, person } = metForm(
  {
    machine: loginFormMachine,
    form: loginForm,
    changes: [
      ['email', 'zoe'],
      ['email', 'zoe@mail.example'],
      ['password', 'x'],
    ],
    refused: 'email',
    sent: { kind: 'entered' },
  },
  { after: 'waits', paths: { form: '/en/login' } },
)
