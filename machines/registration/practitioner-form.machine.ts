import type { ActorRefFrom } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form, Values } from '../form/form.ts'

import { checkRegistration, personFields } from './registration.ts'
import type { PersonField, Registered } from './registration.ts'

/** The three lookups hold the id of what was chosen. */
export type LookupField = 'health_profession' | 'expertise_level' | 'organisation_type'
export type PractitionerField =
  | PersonField
  | LookupField
  | 'practice_name'
  | 'website'
  | 'professional_body'
  | 'professional_number'

const idOf = (choice: string): number | undefined => (choice === '' ? undefined : Number(choice))

/** The body of the call, as far as the form is filled in (registration.practitioner-is-type-three). */
export function practitionerBody(values: Values<PractitionerField>) {
  const {
    health_profession,
    expertise_level,
    organisation_type,
    practice_name,
    website,
    professional_body,
    professional_number,
  } = values
  return {
    user_type_id: USER_TYPES.Practitioner,
    fields: {
      ...personFields(values),
      health_profession: idOf(health_profession),
      expertise_level: idOf(expertise_level),
      organisation_type: idOf(organisation_type),
      practice_name,
      website,
      professional_body,
      professional_number,
    },
  }
}

export const practitionerForm: Form<PractitionerField> = {
  empty: {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    country: '',
    password: '',
    organisation_type: '',
    practice_name: '',
    website: '',
    health_profession: '',
    expertise_level: '',
    professional_body: '',
    professional_number: '',
    terms: '',
    newsletter: '',
  },
  secret: ['password'],
  check: (values) => checkRegistration(practitionerBody(values)),
}

/** Registering as a practitioner (registration.practice-fields). */
export const practitionerFormMachine = createFormMachine<PractitionerField, Registered>(
  'practitionerForm',
  practitionerForm,
)
export type PractitionerFormRef = ActorRefFrom<typeof practitionerFormMachine>
