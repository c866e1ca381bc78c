import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { type ConsentService, consentService } from './consent.ts'
import type { ClientDeps } from './deps.ts'
import { fillingService, type FillingService } from './filling.ts'
import { ownClientsService, type OwnClientsService, type ReadHeld } from './own-clients.ts'

export type { HolderOf, ReadHeld } from './own-clients.ts'

/** Practitioners' clients, their consent, and what is put into their carts. */
export interface Clients extends OwnClientsService, ConsentService, FillingService {}

export function openClients(given: ClientDeps, readHeld: ReadHeld): Clients {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  return { ...ownClientsService(deps, readHeld), ...consentService(deps), ...fillingService(deps) }
}
