import { sql, type Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'

/** Deletes what a practitioner had taken over of a person who is their client now. */
export async function forgetImported(
  transaction: Transaction<Schema>,
  clientId: number,
  practitionerId: number,
): Promise<void> {
  await transaction
    .deleteFrom('imported_client')
    .where('practitioner_id', '=', practitionerId)
    .where(sql<boolean>`lower(email) = (select lower(email) from account where user_id = ${clientId})`)
    .execute()
}
