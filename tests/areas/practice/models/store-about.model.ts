import { storeAboutForm, storeAboutMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: storeAboutMachine,
  form: storeAboutForm,
  changes: [
    ['title', 'x'.repeat(121)],
    ['title', 'About us'],
    ['description', 'With time 🌿\n\nfor each of you'],
  ],
  refused: 'title',
  sent: { at: 5, language: 'de', body: { title: 'About us', description: '' } },
})
