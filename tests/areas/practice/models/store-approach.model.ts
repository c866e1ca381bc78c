import { storeApproachForm, storeApproachMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: storeApproachMachine,
  form: storeApproachForm,
  changes: [
    ['title', 'x'.repeat(121)],
    ['title', 'Our approach'],
    ['description', 'With time 🌿\n\nfor each of you'],
  ],
  refused: 'title',
  sent: { at: 5, language: 'de', body: { title: 'Our approach', description: '' } },
})
