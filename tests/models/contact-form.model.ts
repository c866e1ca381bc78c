import { contactForm, contactFormMachine } from '#machines/contact/contact-form.machine.ts'

import { metForm } from './form-person.ts'

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
