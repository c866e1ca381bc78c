import { USER_TYPES } from '#contract/call.ts'
import { clientForm, clientFormMachine } from '#machines/account/registration/client-form.machine.ts'

import { metForm } from '#tests/models/form-person.ts'
import { registered } from './registered.ts'

export const { model, person } = metForm(
  {
    machine: clientFormMachine,
    form: clientForm,
    changes: [
      ['first_name', registered.first_name],
      ['last_name', registered.last_name],
      ['email', 'zoe'],
      ['email', registered.email],
      ['phone', 'by pigeon'],
      ['phone', ''],
      ['country', registered.country],
      ['password', registered.password],
      ['terms', true],
    ],
    refused: 'email',
    sent: { message: 'We’ve sent you an email.' },
  },
  {
    after: 'elsewhere',
    hidden: ['practice'],
    call: ({ practice: _, ...fields }) => ({ user_type_id: USER_TYPES.Client, fields }),
    paths: { form: '/en/onboarding/register/client', sent: '/en/onboarding/success' },
  },
)
