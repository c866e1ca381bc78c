import { forgotForm, forgotFormMachine } from '#machines/account/sign-in/forgot-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'

export const { model, person } = metForm(
  {
    machine: forgotFormMachine,
    form: forgotForm,
    changes: [
      ['email', 'zoe'],
      ['email', 'zoe@mail.example'],
    ],
    refused: 'email',
    sent: { message: 'If there is an account, a link is on its way.' },
  },
  { after: 'replaced', paths: { form: '/en/forgot-password' } },
)
