import { practiceForm, practiceFormMachine } from '#machines/account/practice-form.machine.ts'

import { user } from './own-account-samples.ts'
import { ownFormModel } from './own-form.ts'

export const model = ownFormModel(practiceFormMachine, practiceForm, {
  known: {
    health_profession: 2,
    expertise_level: null,
    organisation_type: 1,
    practice_name: 'Linden practice',
    website: '',
    professional_body: '',
    professional_number: 'A 12',
    builder_mode: 'standard',
  },
  field: 'website',
  wrong: 'javascript:alert(1)',
  right: 'https://linden.example',
  sent: user,
})
