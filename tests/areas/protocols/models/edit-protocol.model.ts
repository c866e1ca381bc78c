import { editForm, editProtocolMachine } from '#machines/protocols/protocol-forms.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

const known = { protocol_id: 3, name: 'Calm', description: 'Before bed' }

export const model = formModel({
  machine: editProtocolMachine,
  form: editForm,
  known,
  changes: [
    ['name', ''],
    ['name', 'Calm nights'],
    ['description', ''],
  ],
  refused: 'name',
  sent: { ...known, name: 'Calm nights', description: '' },
})
