import { storeContactForm, storeContactMachine } from '#machines/practice-editor/words-forms.machine.ts'

import { formModel } from './form-model.ts'

export const model = formModel({
  machine: storeContactMachine,
  form: storeContactForm,
  changes: [
    ['description', 'x'.repeat(5001)],
    ['description', 'Ring the second bell'],
  ],
  refused: 'description',
  sent: { at: 5, language: 'de', body: { description: 'Ring the second bell' } },
})
