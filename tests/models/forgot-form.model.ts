import { forgotForm, forgotFormMachine } from '#machines/sign-in/forgot-form.machine.ts'

import { ownFormModel } from './own-form.ts'

export const model = ownFormModel(forgotFormMachine, forgotForm, {
  known: { email: 'zoe@mail.example' },
  field: 'email',
  wrong: '',
  right: 'zoe@other.example',
  sent: { message: 'If there is an account, a link is on its way.' },
})
