import { openAccountLock } from '#server/signed-in/account-lock.ts'
import type { ClientDeps } from './deps.ts'
import { type ConsentService, consentService } from './consent.ts'
import { fitService, type FitService } from '#areas/protocols/server/fit.ts'
import { ownClientsService, type OwnClientsService } from './own-clients.ts'
import { sharingService, type SharingService } from '#areas/protocols/server/share.ts'
import { sharedService, type SharedService } from '#areas/protocols/server/shared.ts'

/** Practitioners' clients, and the protocols shared with them. */
export interface Clients extends OwnClientsService, SharingService, SharedService, FitService, ConsentService {}

export function openClients(given: ClientDeps): Clients {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  return {
    ...ownClientsService(deps),
    ...sharingService(deps),
    ...sharedService(deps),
    ...fitService(deps),
    ...consentService(deps),
  }
}
