import type { ActorRefFrom } from 'xstate'

import { clientFields } from '#contract/registration.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'
import type { ValuesOf } from '../form/form.ts'

import type { Registered } from './registration.ts'

export const clientForm = formOf(clientFields, {
  empty: {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    country: '',
    password: '',
    terms: false,
    newsletter: false,
  },
  secret: ['password'],
})

/** What everyone gives, practitioners too (registration.common-fields). */
export type PersonValues = ValuesOf<typeof clientForm>

/** Registering as a client (registration.common-fields). */
export const clientFormMachine = createFormMachine<typeof clientForm, Registered>('clientForm', clientForm)
export type ClientFormRef = ActorRefFrom<typeof clientFormMachine>
