import { practiceForm, practiceFormMachine } from '#machines/account/practice-form.machine.ts'

import { changedAlone, metForm } from '#tests/models/form-person.ts'
import { knownTo, practitioner, PROFILE_PATHS, user } from './own-account-samples.ts'

export const { model, person } = metForm(
  {
    machine: practiceFormMachine,
    form: practiceForm,
    known: knownTo(practiceForm, practitioner),
    changes: [
      ['expertise_level', 3],
      ['website', 'javascript:alert(1)'],
      ['website', 'https://linden.example'],
      ['builder_mode', 'standard'],
    ],
    refused: 'website',
    sent: user,
  },
  { after: 'stays', call: changedAlone, paths: PROFILE_PATHS.practitioner },
)
