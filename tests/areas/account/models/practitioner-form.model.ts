import { USER_TYPES } from '#contract/call.ts'
import { practitionerForm, practitionerFormMachine } from '#machines/account/registration/practitioner-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'
import { registered } from './registered.ts'

export const { model, person } = metForm(
  {
    machine: practitionerFormMachine,
    form: practitionerForm,
    changes: [
      ['first_name', registered.first_name],
      ['last_name', registered.last_name],
      ['email', 'zoe'],
      ['email', registered.email],
      ['country', registered.country],
      ['password', registered.password],
      ['organisation_type', 1],
      ['website', 'javascript:alert(1)'],
      ['website', ''],
      ['health_profession', 17],
      ['expertise_level', 3],
      ['terms', true],
    ],
    refused: 'email',
    sent: { message: 'We’ve sent you an email.' },
  },
  {
    after: 'elsewhere',
    call: (fields) => ({ user_type_id: USER_TYPES.Practitioner, fields }),
    paths: { form: '/en/onboarding/register/practitioner', sent: '/en/onboarding/success' },
  },
)
