import type { SnapshotFrom } from 'xstate'

import type { Client } from '#areas/clients/contract/clients.ts'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { ShareContext } from '#machines/protocols/share/share-form.events.ts'
import type { shareFormMachine } from '#machines/protocols/share/share-form.machine.ts'

import { line, protocol } from './protocol-samples.ts'
import type { Model, Step } from '#tests/models/support/model.ts'

export type ShareSnapshot = SnapshotFrom<typeof shareFormMachine>
export type ShareStep = Step<typeof shareFormMachine>
export type ShareRules = Model<typeof shareFormMachine>['rules']

const client = (
  id: number,
  email: string,
  firstName: string,
  rate: number | null,
  status: Client['status'] = 'active',
): Client => ({
  id,
  first_name: firstName,
  last_name: 'Berg',
  email,
  discount_rate: rate,
  status,
  shared_protocols: 0,
  unopened_protocols: 0,
  last_opened_at: null,
  last_ordered_at: null,
})
/** Mara's rate is one of the form's choices; Noah's is not. */
export const mara = client(31, 'mara@b.de', 'Mara', 10)
export const noah = client(32, 'Noah@b.de', 'Noah', 12)
export const olga = client(33, 'olga@b.de', 'Olga', 20)
export const CLIENTS = [mara, noah, olga]
/** A client of another practitioner. */
export const ulla = client(34, 'ulla@b.de', 'Ulla', null)
/** A client who was invited and has not accepted. */
export const ivy = client(35, 'ivy@b.de', 'Ivy', 20, 'invited')

export const calm = { protocolId: 1, name: 'Calm' }
export const winter = { protocolId: 2, name: 'Winter' }
export const detail: ProtocolDetail = { ...protocol(1, 'Calm', [line(12)]), shares: [], commission_rate: 20 }
export const misfit = { product_variant_id: 12, lacks: [], swaps: [] }

export const is =
  (...types: readonly string[]) =>
  ({ event }: ShareStep): boolean =>
    types.includes(event.type)

export const isEditing = ({ before }: ShareStep): boolean => before?.matches({ form: 'editing' }) === true
export const isSending = ({ before }: ShareStep): boolean => before?.matches({ form: 'sending' }) === true

export const isSettling = ({ before }: ShareStep): boolean => before?.matches({ form: 'settling' }) === true

/** Context of the form before the step. */
export const held = ({ before, after }: ShareStep): ShareContext => (before ?? after).context

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
export const isChosen = ({ recipients }: ShareContext, address: string): boolean =>
  recipients.some(({ email }) => same(email, address))
export const clientAt = (clients: readonly Client[], address: string): Client | undefined =>
  clients.find(({ email }) => same(email, address))

export const isAddress = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim())
export const parts = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean)
/** True if a recipient is invalid, which blocks sending (share.invalid-recipient-blocks). */
export const hasInvalid = ({ recipients }: ShareContext): boolean =>
  recipients.some(
    ({ email, clientId, firstName, lastName }) =>
      !isAddress(email) || (clientId === null && (firstName.trim() === '' || lastName.trim() === '')),
  )
export const recipient = ({ email, id, first_name, last_name, discount_rate, status }: Client) => ({
  email,
  clientId: id,
  firstName: first_name,
  lastName: last_name,
  isOthers: discount_rate === null,
  isLinked: status === 'active',
  reason: null,
})

/** State of the client search; undefined unless the form is being filled in. */
export const findingOf = ({ value }: ShareSnapshot): string | undefined =>
  (value as { form: { editing?: { finding: string } } }).form.editing?.finding
export const isLooking = (snapshot: ShareSnapshot): boolean =>
  snapshot.matches({ form: { editing: { looking: 'asking' } } })
export const isNaming = (snapshot: ShareSnapshot): boolean =>
  snapshot.matches({ form: { editing: { naming: 'open' } } })
export const isBlocked = (snapshot: ShareSnapshot): boolean =>
  snapshot.matches({ form: { editing: { trying: 'blocked' } } })
