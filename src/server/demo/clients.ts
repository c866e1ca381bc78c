import { type Kysely, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'

import { fromNow, DAY } from '../database/clock.ts'
import { findByEmail } from '#areas/account/server/find.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { hashPassword } from '#areas/account/server/passwords.ts'
import { NO_LINK } from '#areas/protocols/server/share.ts'
import type { Schema } from '../database/schema.ts'
import { shareMail } from '#areas/clients/server/mails/client.ts'
import type { Messages } from '../texts/messages.ts'
import { CERTIFIED, DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { DEMO_CLIENTS, type DemoClient } from './client-list.ts'

export interface DemoClientDeps {
  readonly region: Region
  readonly messages: Messages
  readonly shopName: string
}

/**
 * Adds the clients of the demo's certified practitioner that are missing, with what was shared with them, and what was shared
 * with those who were never shared with. No mail goes out.
 */
export async function seedClients(db: Kysely<Schema>, deps: DemoClientDeps): Promise<void> {
  const practitioner = await findByEmail(db, CERTIFIED)
  if (practitioner === undefined) return
  const complete = await emailsWithShares(db)
  const missing = DEMO_CLIENTS.filter(({ email }) => !complete.has(email))
  if (missing.length === 0) return
  const hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (transaction) => {
    for (const client of missing) {
      const userId =
        (await seedClient(transaction, client, practitioner.userId, deps.region, hash)) ??
        (await findByEmail(transaction, client.email))?.userId
      if (userId !== undefined) await seedShares(transaction, userId, practitioner.userId, client, deps)
    }
  })
}

/** Clients of the demo who are there and, if anything is shared with them, were shared with. */
async function emailsWithShares(db: Kysely<Schema>): Promise<Set<string>> {
  const shareless = DEMO_CLIENTS.filter(({ shares }) => shares.length === 0).map(({ email }) => email)
  const rows = await db
    .selectFrom('account')
    .select('email')
    .where(
      'email',
      'in',
      DEMO_CLIENTS.map(({ email }) => email),
    )
    .where((eb) =>
      eb.or([
        eb('email', 'in', shareless),
        eb.exists(eb.selectFrom('protocol_share').select('client_id').whereRef('client_id', '=', 'account.user_id')),
      ]),
    )
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Undefined where the account is there already. */
async function seedClient(
  transaction: Transaction<Schema>,
  { email, firstName, lastName, language = 'en', rate, linkedDaysAgo, isInvited = false, wishes = [] }: DemoClient,
  practitionerId: number,
  region: Region,
  hash: string,
): Promise<number | undefined> {
  const linked_at = fromNow(-linkedDaysAgo * DAY)
  const userId = await insertAccount(transaction, {
    user_type_id: USER_TYPES.Client,
    email,
    password_hash: isInvited ? null : hash,
    first_name: firstName,
    last_name: lastName,
    language,
    region,
    isActive: !isInvited,
  })
  if (userId === undefined || isInvited) return userId
  await transaction
    .insertInto('client_practitioner')
    .values({ client_id: userId, practitioner_id: practitionerId, discount_rate: rate, linked_at })
    .execute()
  await transaction
    .updateTable('client')
    .set({ practitioner_id: practitionerId })
    .where('user_id', '=', userId)
    .execute()
  if (wishes.length > 0)
    await transaction
      .insertInto('client_wish')
      .columns(['user_id', 'option_id'])
      .expression((eb) =>
        eb
          .selectFrom('option')
          .select([eb.val(userId).as('user_id'), 'id'])
          .where('filter_group', 'in', ['suitable_for', 'free_from'])
          .where('name', 'in', wishes),
      )
      .execute()
  return userId
}

async function seedShares(
  transaction: Transaction<Schema>,
  clientId: number,
  practitionerId: number,
  client: DemoClient,
  deps: DemoClientDeps,
): Promise<void> {
  const { email: to, firstName: name, language = 'en', rate, isInvited = false, shares } = client
  const invitationId = isInvited ? await seedInvitation(transaction, practitionerId, client) : null
  for (const { protocol, daysAgo, openedAfter, note = '' } of shares) {
    const found = await transaction
      .selectFrom('protocol')
      .innerJoin('protocol_line', 'protocol_line.protocol_id', 'protocol.protocol_id')
      .select(['protocol.protocol_id', 'name', sql<number>`count(*)::int`.as('products')])
      .where('user_id', '=', practitionerId)
      .where('name', '=', protocol)
      .where('deleted_at', 'is', null)
      .groupBy('protocol.protocol_id')
      .executeTakeFirst()
    if (found === undefined) continue
    const consent = isInvited ? 'password' : 'none'
    const mail = { to, name, language, practitioner: PRACTITIONER, discount: rate, link: NO_LINK, consent } as const
    const { subject, body } = shareMail(mail, found, deps)
    await transaction
      .insertInto('protocol_share')
      .values({
        protocol_id: found.protocol_id,
        client_id: clientId,
        invitation_id: invitationId,
        discount: rate,
        notes: note,
        shared_at: fromNow(-daysAgo * DAY),
        opened_at: openedAfter === undefined ? null : fromNow((openedAfter - daysAgo) * DAY),
        mail_subject: subject,
        mail_text: body,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function seedInvitation(
  transaction: Transaction<Schema>,
  practitionerId: number,
  { email, firstName, lastName, rate, linkedDaysAgo }: DemoClient,
): Promise<number> {
  const { invitation_id } = await transaction
    .insertInto('invitation')
    .values({
      practitioner_id: practitionerId,
      email,
      first_name: firstName,
      last_name: lastName,
      discount_rate: rate,
      asked_at: fromNow(-linkedDaysAgo * DAY),
    })
    .onConflict((conflict) =>
      conflict.expression(sql`practitioner_id, lower(email)`).doUpdateSet({ discount_rate: rate }),
    )
    .returning('invitation_id')
    .executeTakeFirstOrThrow()
  return invitation_id
}

const certified = DEMO_ACCOUNTS.find(({ email }) => email === CERTIFIED)
const PRACTITIONER = {
  name: `${certified?.firstName} ${certified?.lastName}`,
  practice: certified?.practice?.practice_name ?? '',
}
