import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/clients/contract/calls.ts'
import { client, clientDetail } from '#areas/clients/contract/clients.ts'
import { importedClient, importedClients, takenOver } from '#areas/clients/contract/imported-clients.ts'
import { invitation } from '#areas/clients/contract/consent.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  importClients: { clients: [{ email: 'mara.vos@verbena.test', first_name: 'Mara', last_name: 'Vos' }] },
  inviteImportedClients: { ids: [7] },
  inviteClient: { email: 'mara.vos@verbena.test', first_name: 'Mara', last_name: 'Vos', discount_rate: 10 },
  updateClient: { discount_rate: 15 },
  answerInvitation: { answer: 'no' },
  fillClientsCart: { protocol_id: 12, message: 'For the first month.', mail: true },
  allowFilling: { may_fill_cart: true },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  Client: client,
  ClientDetail: clientDetail,
  ImportedClient: importedClient,
  ImportedClients: importedClients,
  Invitation: invitation,
  TakenOver: takenOver,
} satisfies Record<string, GenericSchema>
