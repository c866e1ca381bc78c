import { createForm, createProtocolMachine } from '#machines/protocols/protocol-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'
import { protocol } from './protocol-samples.ts'

export const model = formModel({
  machine: createProtocolMachine,
  form: createForm,
  changes: [
    ['name', '  '],
    ['name', 'Calm nights 🌿'],
    ['description', 'Before bed\n\nWith water'],
  ],
  refused: 'name',
  sent: protocol(3, 'Calm nights 🌿'),
})
