import { sql } from 'kysely'

import type { ImportedClient, ImportedClients } from '#areas/clients/contract/imported-clients.ts'

import type { ImportedClientDeps } from './deps.ts'

/** The people a practitioner has added from files, and how far their invitations are. */
export async function readImported(
  { database: { db }, pace }: Pick<ImportedClientDeps, 'database' | 'pace'>,
  practitionerId: number,
): Promise<ImportedClients> {
  const clients = await db
    .selectFrom('imported_client')
    .select([
      'imported_client_id as id',
      'first_name',
      'last_name',
      'email',
      sql<ImportedClient['state']>`case when wanted_at is not null then 'waiting' else 'kept' end`.as('state'),
    ])
    .where('practitioner_id', '=', practitionerId)
    .orderBy('imported_client_id')
    .execute()
  const run = await db
    .selectFrom('invitation_run')
    .select('invited')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst()
  const isWaiting = clients.some(({ state }) => state === 'waiting')
  const wait = isWaiting ? await pace.opensIn(practitionerId) : 0
  return {
    clients,
    invited: run?.invited ?? 0,
    next_at: wait === 0 ? null : new Date(Date.now() + wait).toISOString(),
  }
}
