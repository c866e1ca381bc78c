import { type Kysely, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'

import { now } from '../accounts/clock.ts'
import { clientOfEmail } from '../accounts/invited.ts'
import { type FoundAccount, findById } from '../accounts/find.ts'
import { issueToken } from '../accounts/one-time-token.ts'
import type { Schema } from '../database/schema.ts'
import type { ClientMail } from '../mail/index.ts'
import type { Shopper } from '../shopping/deps.ts'
import type { ClientDeps } from './deps.ts'

/** Whom a practitioner means: one of the own clients by number, or whoever has this email. */
export interface Recipient {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly user_id?: number | null | undefined
}

/** A client who was reached, locked. 'missing' where the number is none of the own clients. */
export async function reach(
  transaction: Transaction<Schema>,
  { userId, language }: Shopper,
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
  /** What the practitioner notes of a new client for themselves. */
  readonly notes?: string
}

/**
 * Links a client with a practitioner at this rate, whether or not they were linked before. A client without a practitioner
 * gets the first who links them (clients.one-practitioner-each): whoever was linked before and left stays without. Resolves
 * with the rate that their cart takes off; null where this practitioner is not theirs (share.discount-of-their-own-practitioner).
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
  }
  return (await isTheirs(transaction, clientId, practitionerId)) ? rate : null
}

/** True for the client's own practitioner, whose rate counts. */
export async function isTheirs(db: Kysely<Schema>, clientId: number, practitionerId: number): Promise<boolean> {
  const client = await db
    .selectFrom('client')
    .select('practitioner_id')
    .where('user_id', '=', clientId)
    .executeTakeFirst()
  return client?.practitioner_id === practitionerId
}

/** Whether somebody is a client of a practitioner. */
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
 * What the mails to a client who is linked say of both. An active client is led to `page`, an invited one to choosing a
 * password, which activates the account (clients.invited-becomes-active).
 */
export async function mailTo(
  transaction: Transaction<Schema>,
  client: FoundAccount,
  practitionerId: number,
  page: string,
  { publicUrl }: Pick<ClientDeps, 'publicUrl'>,
): Promise<ClientMail> {
  const { first_name, discount } = await transaction
    .selectFrom('account')
    .innerJoin('client', 'client.user_id', 'account.user_id')
    .innerJoin('client_practitioner', 'client_id', 'client.user_id')
    .select([
      'first_name',
      sql<number>`case when client.practitioner_id = ${practitionerId} then discount_rate else 0 end`.as('discount'),
    ])
    .where('account.user_id', '=', client.userId)
    .where('client_practitioner.practitioner_id', '=', practitionerId)
    .executeTakeFirstOrThrow()
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
