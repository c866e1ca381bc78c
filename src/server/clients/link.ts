import { type Kysely, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'

import { now } from '../accounts/clock.ts'
import { clientOfEmail } from '../accounts/invited.ts'
import { type FoundAccount, findById } from '../accounts/find.ts'
import { issueToken } from '../accounts/one-time-token.ts'
import { readOwnRate } from '../accounts/own-rate.ts'
import type { Schema } from '../database/schema.ts'
import type { ClientMail } from '../mail/index.ts'
import { forgetImported } from '../practice-data/imported.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'

/** One of the practitioner's own clients by `user_id`, or the client with this email. */
export interface Recipient {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly user_id?: number | null | undefined
}

/** Finds or invites the client and locks the account. 'missing' if `user_id` is not one of the practitioner's clients. */
export async function reach(
  transaction: Transaction<Schema>,
  { userId, language }: Pick<Shopper, 'userId' | 'language'>,
  { user_id, email, first_name, last_name }: Recipient,
  { region }: Pick<ClientDeps, 'region'>,
): Promise<FoundAccount | 'missing' | 'colleague'> {
  if (typeof user_id !== 'number') return clientOfEmail(transaction, { email, first_name, last_name, language, region })
  const own = await transaction
    .selectFrom('client_practitioner')
    .innerJoin('account', 'account.user_id', 'client_id')
    .select('client_id')
    .where('client_id', '=', user_id)
    .where('practitioner_id', '=', userId)
    .forUpdate('account')
    .executeTakeFirst()
  if (own === undefined) return 'missing'
  const account = await findById(transaction, own.client_id)
  return account.userTypeId === USER_TYPES.Client ? account : 'colleague'
}

interface Link {
  readonly clientId: number
  readonly practitionerId: number
  /** Whole percents. */
  readonly rate: number
  /** For the practitioner alone; ignored if the client is linked already. */
  readonly notes?: string
}

/**
 * Links a client with a practitioner, or sets the rate of a link that exists. The first practitioner who links a client
 * without one becomes theirs (clients.one-practitioner-each); a client who left their practitioner is linked already and
 * stays without one. Whoever is linked is not kept as a name out of a file any more (clients.imported-becomes-a-client).
 * Resolves like `rateWith`.
 */
export async function link(
  transaction: Transaction<Schema>,
  { clientId, practitionerId, rate, notes = '' }: Link,
): Promise<number | null> {
  // In the order in which the client's profile locks them.
  await transaction.selectFrom('client').select('user_id').where('user_id', '=', clientId).forUpdate().execute()
  if (await isLinked(transaction, clientId, practitionerId)) {
    await transaction
      .updateTable('client_practitioner')
      .set({ discount_rate: rate })
      .where('client_id', '=', clientId)
      .where('practitioner_id', '=', practitionerId)
      .execute()
  } else {
    await transaction
      .insertInto('client_practitioner')
      .values({ client_id: clientId, practitioner_id: practitionerId, discount_rate: rate, notes, linked_at: now })
      .execute()
    await transaction
      .updateTable('client')
      .set({ practitioner_id: practitionerId })
      .where('user_id', '=', clientId)
      .where('practitioner_id', 'is', null)
      .execute()
    await forgetImported(transaction, clientId, practitionerId)
  }
  return rateWith(transaction, clientId, practitionerId)
}

/** The client's rate in whole percents; null if another practitioner is theirs (clients.own-practitioners-rate-counts). */
export async function rateWith(db: Kysely<Schema>, clientId: number, practitionerId: number): Promise<number | null> {
  const own = await readOwnRate(db, clientId)
  return own?.practitioner_id === practitionerId ? own.discount_rate : null
}

export async function isLinked(db: Kysely<Schema>, clientId: number, practitionerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('client_practitioner')
    .select('client_id')
    .where('client_id', '=', clientId)
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * The parts of a mail from a practitioner to a linked client. Its link leads an active client to `page`, and an invited one
 * to choosing a password, which activates the account (clients.invited-becomes-active).
 */
export async function mailTo(
  transaction: Transaction<Schema>,
  client: FoundAccount,
  practitionerId: number,
  page: string,
  { publicUrl }: Pick<ClientDeps, 'publicUrl'>,
): Promise<ClientMail> {
  const { first_name } = await transaction
    .selectFrom('account')
    .select('first_name')
    .where('user_id', '=', client.userId)
    .executeTakeFirstOrThrow()
  const discount = (await rateWith(transaction, client.userId, practitionerId)) ?? 0
  const practitioner = await transaction
    .selectFrom('account')
    .leftJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select([
      sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), nullif(practice_name, ''), email)`.as(
        'name',
      ),
      sql<string>`case when first_name || last_name = '' then '' else coalesce(practice_name, '') end`.as('practice'),
    ])
    .where('account.user_id', '=', practitionerId)
    .executeTakeFirstOrThrow()
  const { language, isActive, email: to, userId } = client
  const path = isActive ? page : `reset-password/${await issueToken(transaction, userId, 'invite')}`
  const address = `${publicUrl}/${language}/${path}`
  return { to, name: first_name, language, practitioner, discount, link: address, isInvited: !isActive }
}
