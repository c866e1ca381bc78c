import { serviceForm, serviceFormMachine } from '#machines/practice/editor/entries/entry-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: serviceFormMachine,
  form: serviceForm,
  changes: [
    ['name', ' '],
    ['name', 'First talk '],
    ['description', 'x'.repeat(2001)],
    ['description', 'An hour, in person'],
    ['icon', 'moon'],
  ],
  never: [['icon', 'rocket']],
  refused: 'name',
  sent: { id: 2, name: 'First talk', description: 'An hour, in person', icon: 'moon' },
  known: { id: 2, name: 'Talk', description: '', icon: 'sun' },
})
