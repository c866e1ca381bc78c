import { chapter } from '#contract/chapter.ts'

import { getClient, inviteClient, listClients, updateClient } from './clients.ts'
import { answerInvitation, endLink, listInvitations } from './consent.ts'
import { allowFilling, fillClientsCart } from './filling.ts'
import {
  deleteImportedClient,
  deleteImportedClients,
  importClients,
  inviteImportedClients,
  listImportedClients,
  stopImportedInvitations,
} from './imported-clients.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  'Clients of a practitioner': chapter({
    listClients,
    inviteClient,
    getClient,
    updateClient,
    fillClientsCart,
    listImportedClients,
    importClients,
    deleteImportedClients,
    deleteImportedClient,
    inviteImportedClients,
    stopImportedInvitations,
  }),
  Protocols: chapter({ listInvitations, answerInvitation, allowFilling, endLink }),
}
