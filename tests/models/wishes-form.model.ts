import { wishesForm, wishesFormMachine } from '#machines/account/wishes-form.machine.ts'

import { client } from './own-account-samples.ts'
import { ownFormModel } from './own-form.ts'

export const model = ownFormModel(wishesFormMachine, wishesForm, {
  known: { suitable_for: [6], free_from: [7, 8], practitioner_id: 3 },
  field: 'practitioner_id',
  wrong: 0,
  right: null,
  sent: client,
})
