import { storeContactForm, storeContactMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { metForm } from '#tests/models/form-person.ts'
import { markedForm } from '#tests/models/marked-form.ts'

const met = metForm(
  {
    machine: storeContactMachine,
    form: storeContactForm,
    known: { description: 'By the gate' },
    changes: [
      ['description', 'x'.repeat(5001)],
      ['description', 'Ring the second bell'],
    ],
    refused: 'description',
    sent: { at: 5, language: 'en', body: { description: 'Ring the second bell' } },
  },
  { after: 'stays', once: true, paths: { form: '/en/account/practitioner/shop' } },
)
export const { model } = met
export const person = markedForm(met.person)
