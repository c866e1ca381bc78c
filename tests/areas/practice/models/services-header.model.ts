import { servicesHeaderForm, servicesHeaderMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: servicesHeaderMachine,
  form: servicesHeaderForm,
  changes: [
    ['title', 'x'.repeat(121)],
    ['title', 'What we offer'],
    ['description', 'With time 🌿\n\nfor each of you'],
  ],
  refused: 'title',
  sent: { at: 5, language: 'de', body: { title: 'What we offer', description: '' } },
})
