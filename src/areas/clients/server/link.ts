import { type Kysely, sql, type Transaction } from 'kysely'

import { type FoundAccount, findById } from '#areas/account/server/find.ts'
import { type RateBound, readOwnRate } from '#areas/account/server/own-rate.ts'
import type { Schema } from '#server/database/schema.ts'

/** One of the practitioner's own clients, locked, by number or email; undefined if they are none. */
export async function linkedClient(
  transaction: Transaction<Schema>,
  practitionerId: number,
  { id, email }: { readonly id?: number; readonly email?: string },
): Promise<FoundAccount | undefined> {
  const own = await transaction
    .selectFrom('client_practitioner')
    .innerJoin('account', 'account.user_id', 'client_id')
    .select('client_id')
    .where('practitioner_id', '=', practitionerId)
    .$if(id !== undefined, (query) => query.where('client_id', '=', id ?? 0))
    .$if(email !== undefined, (query) =>
      query.where(sql<boolean>`lower(account.email) = ${(email ?? '').toLowerCase()}`),
    )
    .forUpdate('account')
    .executeTakeFirst()
  return own && findById(transaction, own.client_id)
}

/** Sets the rate of a link that exists, in whole percents. Resolves like `rateWith`. */
export async function setRate(
  transaction: Kysely<Schema>,
  {
    clientId,
    practitionerId,
    rate,
  }: { readonly clientId: number; readonly practitionerId: number; readonly rate: number },
  bound: RateBound,
): Promise<number | null> {
  await transaction
    .updateTable('client_practitioner')
    .set({ discount_rate: rate })
    .where('client_id', '=', clientId)
    .where('practitioner_id', '=', practitionerId)
    .execute()
  return rateWith(transaction, clientId, practitionerId, bound)
}

/** The client's rate in whole percents; null if another practitioner is theirs (clients.own-practitioners-rate-counts). */
export async function rateWith(
  db: Kysely<Schema>,
  clientId: number,
  practitionerId: number,
  bound: RateBound,
): Promise<number | null> {
  const own = await readOwnRate(db, clientId, bound)
  return own?.practitioner_id === practitionerId ? own.discount_rate : null
}

export async function isOwnEmail(db: Kysely<Schema>, userId: number, email: string): Promise<boolean> {
  const own = await db
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst()
  return own !== undefined
}
