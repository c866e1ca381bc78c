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
    .where(sql`lower(email)`, '=', (eb) =>
      eb
        .selectFrom('account')
        .select((account) => account.fn<string>('lower', ['email']).as('email'))
        .where('user_id', '=', clientId),
    )
    .execute()
}
