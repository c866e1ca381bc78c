import { storeHoursForm, storeHoursMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

const monday = { day: 1, opens: '09:00', closes: '12:30' }
const lateMonday = { day: 1, opens: '14:00', closes: '00:00' }

export const model = formModel({
  machine: storeHoursMachine,
  form: storeHoursForm,
  changes: [
    ['opening_hours', [monday, { ...lateMonday, opens: '12:00' }]],
    ['opening_hours', [monday, lateMonday]],
    ['timezone', 'Europe/Nowhere'],
    ['timezone', 'Europe/Berlin'],
  ],
  groups: ['opening_hours'],
  refused: 'timezone',
  sent: {
    at: 5,
    language: 'de',
    body: { opening_hours: [monday, { ...lateMonday, closes: '24:00' }], timezone: 'Europe/Berlin' },
  },
})
