import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import { inviteClient } from '#areas/clients/contract/clients.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

export const inviteForm = formOf(inviteClient.body, {
  empty: { email: '', first_name: '', last_name: '', discount_rate: 0, notes: '' },
})

/** An invitation to a new client (clients.can-be-invited). */
export const inviteFormMachine = createFormMachine<typeof inviteForm, CallResponse<typeof inviteClient>>(
  'inviteForm',
  inviteForm,
)
export type InviteFormRef = ActorRefFrom<typeof inviteFormMachine>
