import * as v from 'valibot'

import { APPROVED_PRACTITIONERS, PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { CLIENT_LIST_MAX_BYTES, IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import { email, name } from '#contract/rules.ts'
import { id, idParams, timestamp } from '#contract/wire.ts'

/** `kept`: no invitation was asked for. `waiting`: one was. */
export const IMPORTED_CLIENT_STATES = ['kept', 'waiting'] as const

/** A name and an email out of a practitioner's own file (clients.imported-has-no-account). */
export const importedClient = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  state: v.picklist(IMPORTED_CLIENT_STATES),
})
export type ImportedClient = v.InferOutput<typeof importedClient>

export const importedClients = v.object({
  /** In the order in which they were taken over. Who was invited is a client and no longer here. */
  clients: v.array(importedClient),
  /** Invitations sent since some were asked for and none waited. */
  invited: v.number(),
  /** When the next invitation may go out (clients.imported-invited-at-pace); null where none waits or one may go now. */
  next_at: v.nullable(timestamp),
})
export type ImportedClients = v.InferOutput<typeof importedClients>

/** Names may be missing: files have people with one name, or none. */
export const clientToImport = v.object({
  email,
  first_name: v.optional(name, ''),
  last_name: v.optional(name, ''),
})
export type ClientToImport = v.InferOutput<typeof clientToImport>

/** Not taken over: a client of the practitioner or invited already, or taken over before. */
export const SKIPPED_REASONS = ['client', 'listed'] as const

export const takenOver = v.object({
  added: v.number(),
  skipped: v.array(v.object({ email: v.string(), reason: v.picklist(SKIPPED_REASONS) })),
})
export type TakenOver = v.InferOutput<typeof takenOver>

export const listImportedClients = defineCall({
  id: 'listImportedClients',
  method: 'GET',
  path: '/v2/account/practitioners/imported-clients',
  summary: 'People taken over from a file who are no clients yet, and how far their invitations are',
  access: PRACTITIONERS,
  response: importedClients,
  refusals: [401, 403],
})

export const importClients = defineCall({
  id: 'importClients',
  method: 'POST',
  path: '/v2/account/practitioners/imported-clients',
  summary: 'Take over names and emails of clients from a file, without a mail',
  access: APPROVED_PRACTITIONERS,
  body: v.object({ clients: v.pipe(v.array(clientToImport), v.minLength(1), v.maxLength(IMPORTED_CLIENTS_MAX)) }),
  bodyMax: CLIENT_LIST_MAX_BYTES,
  response: takenOver,
  refusals: [400, 401, 403, 409],
  idempotent: true,
})

export const deleteImportedClients = defineCall({
  id: 'deleteImportedClients',
  method: 'DELETE',
  path: '/v2/account/practitioners/imported-clients',
  summary: 'Delete everyone who was taken over and is no client yet',
  access: PRACTITIONERS,
  response: importedClients,
  refusals: [401, 403],
})

export const deleteImportedClient = defineCall({
  id: 'deleteImportedClient',
  method: 'DELETE',
  path: '/v2/account/practitioners/imported-clients/{id}',
  summary: 'Delete one of them',
  access: PRACTITIONERS,
  params: idParams,
  response: importedClients,
  refusals: [400, 401, 403, 404],
})

export const inviteImportedClients = defineCall({
  id: 'inviteImportedClients',
  method: 'POST',
  path: '/v2/account/practitioners/imported-clients/invitations',
  summary: 'Ask for invitations, which go out by and by, for these ids of the own ones or for all of them',
  access: APPROVED_PRACTITIONERS,
  body: v.object({ ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(IMPORTED_CLIENTS_MAX))) }),
  response: importedClients,
  refusals: [400, 401, 403],
})

export const stopImportedInvitations = defineCall({
  id: 'stopImportedInvitations',
  method: 'DELETE',
  path: '/v2/account/practitioners/imported-clients/invitations',
  summary: 'Take back the invitations that have not gone out',
  access: PRACTITIONERS,
  response: importedClients,
  refusals: [401, 403],
})
