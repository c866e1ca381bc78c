import { storeHeaderForm, storeHeaderMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: storeHeaderMachine,
  form: storeHeaderForm,
  changes: [
    ['title', 'x'.repeat(121)],
    ['title', 'Linden Practice'],
    ['description', 'With time 🌿\n\nfor each of you'],
  ],
  refused: 'title',
  sent: { at: 5, language: 'de', body: { title: 'Linden Practice', description: '' } },
})
