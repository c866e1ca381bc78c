import type { ActorRefFrom } from 'xstate'

import { practitionerFields } from '#areas/account/contract/registration.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'
import type { ValuesOf } from '../../form/form.ts'

import type { Registered } from './registration.ts'

export const practitionerForm = formOf(practitionerFields, {
  empty: {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    country: '',
    password: '',
    organisation_type: null,
    practice_name: '',
    website: '',
    health_profession: null,
    expertise_level: null,
    professional_body: '',
    professional_number: '',
    terms: false,
    newsletter: false,
  },
  secret: ['password'],
})
export type PractitionerValues = ValuesOf<typeof practitionerForm>

/** Registering as a practitioner (registration.practice-fields). */
export const practitionerFormMachine = createFormMachine<typeof practitionerForm, Registered>(
  'practitionerForm',
  practitionerForm,
)
export type PractitionerFormRef = ActorRefFrom<typeof practitionerFormMachine>
