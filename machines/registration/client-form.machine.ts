import type { ActorRefFrom } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form, Values } from '../form/form.ts'

import { checkRegistration, personFields } from './registration.ts'
import type { PersonField, Registered } from './registration.ts'

export type ClientField = PersonField

/** The body of the call, as far as the form is filled in (registration.practitioner-is-type-three). */
export function clientBody(values: Values<ClientField>) {
  return { user_type_id: USER_TYPES.Client, fields: personFields(values) }
}

export const clientForm: Form<ClientField> = {
  empty: { first_name: '', last_name: '', email: '', phone: '', country: '', password: '', terms: '', newsletter: '' },
  secret: ['password'],
  check: (values) => checkRegistration(clientBody(values)),
}

/** Registering as a client (registration.common-fields). */
export const clientFormMachine = createFormMachine<ClientField, Registered>('clientForm', clientForm)
export type ClientFormRef = ActorRefFrom<typeof clientFormMachine>
