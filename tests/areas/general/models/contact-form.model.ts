import { contactForm, contactFormMachine } from '#machines/general/contact-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'

export const { model, person } = metForm(
  {
    machine: contactFormMachine,
    form: contactForm,
    changes: [
      ['name', 'Zoë 🌿'],
      ['email', 'zoe'],
      ['email', 'zoe@mail.example'],
      ['message', 'Hello\n\nZoë'],
    ],
    refused: 'email',
    sent: { message: 'Thank you' },
  },
  { after: 'replaced', paths: { form: '/en/contact' } },
)
