import { inviteForm, inviteFormMachine } from '#machines/clients/invite-form.machine.ts'

import { client } from './clients-samples.ts'
import { metForm } from './form-person.ts'

export const { model, person } = metForm(
  {
    machine: inviteFormMachine,
    form: inviteForm,
    changes: [
      ['email', 'zoe'],
      ['email', 'zoe@mail.example'],
      ['first_name', 'Zoë 🌿'],
      ['last_name', 'Ünal'],
      ['discount_rate', 15],
      ['notes', 'Welcome\n\nAda'],
    ],
    groups: ['discount_rate'],
    refused: 'email',
    sent: client(7),
  },
  {
    after: 'elsewhere',
    paths: {
      form: '/en/account/practitioner/clients/invite',
      before: '/en/account/practitioner',
      sent: '/en/account/practitioner/clients',
    },
  },
)
