import { orderNoteForm, orderNoteFormMachine } from '#machines/orders/order-note-form.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: orderNoteFormMachine,
  form: orderNoteForm,
  known: { note: 'Rang at noon' },
  changes: [
    ['note', ''],
    ['note', 'Rang at one'],
  ],
  refused: 'note',
  sent: { note: 'Rang at noon' },
})
