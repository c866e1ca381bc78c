import { inviteForm, inviteFormMachine } from '#machines/clients/invite-form.machine.ts'

import { client } from './clients-samples.ts'
import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: inviteFormMachine,
  form: inviteForm,
  changes: [
    ['email', 'zoe'],
    ['email', 'zoe@mail.example'],
    ['first_name', 'Zoë 🌿'],
    ['last_name', 'Ünal'],
    ['discount_rate', 15],
    ['notes', 'Sleeps badly'],
  ],
  groups: ['discount_rate'],
  refused: 'email',
  sent: client(7),
})
