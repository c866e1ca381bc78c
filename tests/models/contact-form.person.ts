import { contactForm, contactFormMachine } from '#machines/contact/contact-form.machine.ts'

import { formPerson } from './form-person.ts'

export const contact = formPerson({
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
  after: 'replaced',
  again: true,
  paths: { form: '/en/contact' },
})
