import { sql, type Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { joinedMail, postMail } from '../mail/index.ts'
import type { Messages } from '../texts/messages.ts'
import { forgetImported } from './imported.ts'
import { findPage, publicNamesOf } from './names.ts'

interface JoinDeps {
  readonly messages: Messages
  readonly shopName: string
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
}

/** Notes whose client a registration wants to become (practice.registration-joins). A name that leads nowhere is ignored. */
export async function askToJoin(
  transaction: Transaction<Schema>,
  clientId: number,
  shopName: string | undefined,
): Promise<void> {
  if (shopName === undefined) return
  const page = await findPage(transaction, shopName)
  if (page === undefined || !page.isPublic) return
  await transaction
    .updateTable('client')
    .set({ asked_practitioner_id: page.userId })
    .where('user_id', '=', clientId)
    .execute()
}

/** Carries out what a registration has asked for, now that its email is proven. */
export async function joinAsked(transaction: Transaction<Schema>, clientId: number, deps: JoinDeps): Promise<void> {
  const client = await transaction
    .selectFrom('client')
    .select('asked_practitioner_id')
    .where('user_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  const asked = client?.asked_practitioner_id ?? null
  if (asked === null) return
  await transaction.updateTable('client').set({ asked_practitioner_id: null }).where('user_id', '=', clientId).execute()
  if ((await publicNamesOf(transaction, [asked])).has(asked)) await join(transaction, clientId, asked, deps)
}

/**
 * Makes a practitioner the client's, at no discount unless they were linked before, and tells the practitioner. 'other' for a
 * client who has another practitioner; nothing changes for one who has this one (practice.joining-needs-no-practitioner).
 */
export async function join(
  transaction: Transaction<Schema>,
  clientId: number,
  practitionerId: number,
  deps: JoinDeps,
): Promise<'joined' | 'other'> {
  const client = await transaction
    .selectFrom('client')
    .select('practitioner_id')
    .where('user_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  if (client === undefined) return 'other'
  if (client.practitioner_id !== null) return client.practitioner_id === practitionerId ? 'joined' : 'other'
  await transaction
    .insertInto('client_practitioner')
    .values({ client_id: clientId, practitioner_id: practitionerId, discount_rate: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction
    .updateTable('client')
    .set({ practitioner_id: practitionerId })
    .where('user_id', '=', clientId)
    .execute()
  await forgetImported(transaction, clientId, practitionerId)
  await tell(transaction, clientId, practitionerId, deps)
  return 'joined'
}

async function tell(
  transaction: Transaction<Schema>,
  clientId: number,
  practitionerId: number,
  { messages, shopName, publicUrl }: JoinDeps,
): Promise<void> {
  const people = transaction
    .selectFrom('account')
    .innerJoin('language', 'language.id', 'language_id')
    .select(['email', 'code', sql<string>`trim(first_name || ' ' || last_name)`.as('name'), 'first_name'])
  const client = await people.where('user_id', '=', clientId).executeTakeFirstOrThrow()
  const practitioner = await people.where('user_id', '=', practitionerId).executeTakeFirstOrThrow()
  const mail = joinedMail(
    { to: practitioner, client: client.name === '' ? client.email : client.name, clientId },
    { messages, shopName, publicUrl },
  )
  await postMail(transaction, mail)
}
