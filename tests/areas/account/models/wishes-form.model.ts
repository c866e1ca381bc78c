import { wishesForm, wishesFormMachine } from '#machines/account/wishes-form.machine.ts'

import { changedAlone, metForm } from '#tests/models/form-person.ts'
import { client, knownTo, PROFILE_PATHS } from './own-account-samples.ts'

export const { model, person } = metForm(
  {
    machine: wishesFormMachine,
    form: wishesForm,
    known: knownTo(wishesForm, client),
    changes: [
      ['suitable_for', []],
      ['free_from', [8]],
      ['practitioner_id', null],
      ['life_stage', 'pregnant'],
    ],
    groups: ['suitable_for', 'free_from'],
    never: [['practitioner_id', 0]],
    refused: 'practitioner_id',
    sent: client,
  },
  { after: 'stays', call: changedAlone, paths: PROFILE_PATHS.client },
)
