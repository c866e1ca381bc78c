import type { ClientDeps } from '#areas/clients/server/deps.ts'
import type { ReadHeld } from '#areas/clients/server/index.ts'
import { readShared } from '#areas/protocols/server/shared.ts'
import { readTakenCounts } from '#areas/protocols/server/taken.ts'
import { withReadRetry } from '#server/database/index.ts'
import { readOrdersWith } from './of-clients.ts'

/** The protocols that were shared with a client, what they have marked of these, and their orders (clients.page-of-one). */
export function heldByClient(deps: ClientDeps): ReadHeld {
  const { database } = deps
  return async (whose, language) => ({
    protocols: await readShared(deps, whose, language),
    taken: 'clientId' in whose ? await withReadRetry(database, () => readTakenCounts(database, whose)) : null,
    orders: 'clientId' in whose ? await withReadRetry(database, () => readOrdersWith(database.db, whose)) : [],
  })
}
