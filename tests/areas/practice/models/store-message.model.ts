import { storeMessageForm, storeMessageMachine } from '#machines/practice/editor/words-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: storeMessageMachine,
  form: storeMessageForm,
  changes: [
    ['message', 'x'.repeat(2001)],
    ['message', 'Closed until 6 January'],
  ],
  refused: 'message',
  sent: { at: 5, language: 'de', body: { message: 'Closed until 6 January' } },
})
