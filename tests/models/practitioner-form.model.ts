import { practitionerForm, practitionerFormMachine } from '#machines/registration/practitioner-form.machine.ts'

import { person, registrationFormModel } from './registration-form.ts'

export const model = registrationFormModel(practitionerFormMachine, practitionerForm, {
  ...practitionerForm.empty,
  ...person,
  organisation_type: 1,
  health_profession: 17,
  expertise_level: 3,
  practice_name: 'Linden Practice',
})
