/** A note on an order, for admins alone (day.notes-on-an-order). */
import type { ActorRefFrom } from 'xstate'

import { addOrderNote } from '#areas/orders/contract/admin-orders.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

export interface FilledNote {
  readonly note: string
}

export const orderNoteForm = formOf(addOrderNote.body, { empty: { note: '' } })

export const orderNoteFormMachine = createFormMachine<typeof orderNoteForm, FilledNote>('orderNoteForm', orderNoteForm)
export type OrderNoteFormRef = ActorRefFrom<typeof orderNoteFormMachine>
