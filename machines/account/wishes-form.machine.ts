import type { ActorRefFrom } from 'xstate'

import { updateClientProfile } from '#areas/account/contract/account.ts'
import type { CallResponse } from '#contract/call.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

/** A practitioner or a life stage that is not chosen is sent as null: the client has none. */
export const wishesForm = formOf(updateClientProfile.body, {
  empty: { suitable_for: [], free_from: [], practitioner_id: null, life_stage: null },
  body: (values) => values,
})

/** A client's wishes for products (account.client-wishes) and their practitioner (account.client-chooses-the-practitioner). */
export const wishesFormMachine = createFormMachine<typeof wishesForm, CallResponse<typeof updateClientProfile>>(
  'wishesForm',
  wishesForm,
)
export type WishesFormRef = ActorRefFrom<typeof wishesFormMachine>
