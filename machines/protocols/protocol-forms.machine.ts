import type { ActorRefFrom } from 'xstate'
import * as v from 'valibot'

import { createProtocol, updateProtocol } from '#areas/protocols/contract/protocols.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import { id } from '#contract/wire.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

/** A new protocol (builder.create-needs-name-and-description). */
export const createForm = formOf(createProtocol.body, { empty: { name: '', description: '' } })
export const createProtocolMachine = createFormMachine<typeof createForm, Protocol>('createProtocol', createForm)
export type CreateProtocolRef = ActorRefFrom<typeof createProtocolMachine>

/** The name and description that a protocol is to have (builder.update-changes-two-fields). */
export interface Renamed {
  protocol_id: number
  name: string
  description: string
}

/** Another name and description of a protocol. */
export const editForm = formOf(v.object({ protocol_id: id, ...updateProtocol.body.entries }), {
  empty: { protocol_id: 0, name: '', description: '' },
})
export const editProtocolMachine = createFormMachine<typeof editForm, Renamed>('editProtocol', editForm)
export type EditProtocolRef = ActorRefFrom<typeof editProtocolMachine>
