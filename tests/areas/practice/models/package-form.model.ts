import { packageForm, packageFormMachine } from '#machines/practice/editor/entries/entry-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

const talks = { feature_id: 8, text: 'Two talks' }
const walk = { feature_id: null, text: 'A walk ' }

export const model = formModel({
  machine: packageFormMachine,
  form: packageForm,
  changes: [
    ['name', 'x'.repeat(121)],
    ['name', 'Calm '],
    ['description', 'For a month'],
    ['features', [talks, { ...walk, text: ' ' }]],
    ['features', Array.from({ length: 21 }, () => walk)],
    ['features', [talks, walk]],
  ],
  groups: ['features'],
  refused: 'name',
  sent: { id: 5, name: 'Calm', description: 'For a month', features: [talks, { ...walk, text: 'A walk' }] },
  known: { id: 5, name: 'Rest', description: '', features: [] },
})
