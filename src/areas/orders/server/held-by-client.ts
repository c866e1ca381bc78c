import type { ClientDeps } from '#areas/clients/server/deps.ts'
import type { ReadHeld } from '#areas/clients/server/index.ts'
import { readShared } from '#areas/protocols/server/shared.ts'
import { withReadRetry } from '#server/database/index.ts'
import { readOrdersWith } from './of-clients.ts'

/** The protocols that were shared with a client, and their orders (clients.page-of-one). */
export function heldByClient(deps: ClientDeps): ReadHeld {
  const { database } = deps
  return async (whose, language) => ({
    protocols: await readShared(deps, whose, language),
    orders: 'clientId' in whose ? await withReadRetry(database, () => readOrdersWith(database.db, whose)) : [],
  })
}
