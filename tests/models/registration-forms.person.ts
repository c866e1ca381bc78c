import { USER_TYPES } from '#contract/call.ts'
import { clientForm, clientFormMachine } from '#machines/registration/client-form.machine.ts'
import { practitionerForm, practitionerFormMachine } from '#machines/registration/practitioner-form.machine.ts'

import { formPerson } from './form-person.ts'
import { person } from './registration-form.ts'

const sent = { message: 'We have sent you an e-mail.' }
const SUCCESS = '/en/onboarding/success'

const { first_name, last_name, email, country, password, terms } = person

export const client = formPerson({
  machine: clientFormMachine,
  form: clientForm,
  changes: [
    ['first_name', first_name],
    ['last_name', last_name],
    ['email', email],
    ['phone', 'by pigeon'],
    ['phone', ''],
    ['country', country],
    ['password', password],
    ['terms', terms],
  ],
  refused: 'email',
  sent,
  after: 'elsewhere',
  again: true,
  call: (fields) => ({ user_type_id: USER_TYPES.Client, fields }),
  paths: { form: '/en/onboarding/register/client', sent: SUCCESS },
})

export const practitioner = formPerson({
  machine: practitionerFormMachine,
  form: practitionerForm,
  changes: [
    ['first_name', first_name],
    ['last_name', last_name],
    ['email', email],
    ['country', country],
    ['password', password],
    ['organisation_type', 1],
    ['website', 'javascript:alert(1)'],
    ['website', ''],
    ['health_profession', 17],
    ['expertise_level', 3],
    ['terms', terms],
  ],
  refused: 'email',
  sent,
  after: 'elsewhere',
  again: true,
  call: (fields) => ({ user_type_id: USER_TYPES.Practitioner, fields }),
  paths: { form: '/en/onboarding/register/practitioner', sent: SUCCESS },
})
