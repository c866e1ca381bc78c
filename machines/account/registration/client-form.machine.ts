import type { ActorRefFrom } from 'xstate'

import * as v from 'valibot'

import { clientFields } from '#areas/account/contract/registration.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'
import type { ValuesOf } from '../../form/form.ts'

import type { Registered } from './registration.ts'

/** `practice` is not typed: the address names it, and the call sends it beside the fields (practice.registration-joins). */
export const clientForm = formOf(v.object({ ...clientFields.entries, practice: v.string() }), {
  empty: {
    practice: '',
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

/** Values of every registration, practitioners' too (registration.common-fields). */
export type PersonValues = Omit<ValuesOf<typeof clientForm>, 'practice'>

/** Registering as a client (registration.common-fields). */
export const clientFormMachine = createFormMachine<typeof clientForm, Registered>('clientForm', clientForm)
export type ClientFormRef = ActorRefFrom<typeof clientFormMachine>
