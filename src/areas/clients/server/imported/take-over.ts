import { sql, type Transaction } from 'kysely'

import { IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import type { ClientToImport, TakenOver } from '#areas/clients/contract/imported-clients.ts'

import type { Schema } from '#server/database/schema.ts'
import { type KeyedCall, oncePerKey } from '#server/signed-in/once-per-key.ts'
import { openInvitations } from '#server/practice-data/invitations.ts'

/** Rows for one statement, whose parameters the database bounds. */
const ROWS_AT_ONCE = 1000

/** Keeps names and emails, once for each key. 'full' where they would be too many: then nothing is kept. */
export function takeOver(
  transaction: Transaction<Schema>,
  practitionerId: number,
  clients: readonly ClientToImport[],
  key: string | undefined,
): Promise<TakenOver | 'full' | 'keyUsed'> {
  const call = ['importClients', clients.map(({ email, first_name, last_name }) => [email, first_name, last_name])]
  return oncePerKey(
    transaction,
    { userId: practitionerId, key, call },
    {
      carryOut: () => keep(transaction, practitionerId, clients),
      repeat: (keyed) => keptBefore(transaction, clients, keyed),
    },
  )
}

async function keep(
  transaction: Transaction<Schema>,
  practitionerId: number,
  clients: readonly ClientToImport[],
): Promise<TakenOver | 'full'> {
  const linked = await linkedEmails(transaction, practitionerId)
  const listed = await listedEmails(transaction, practitionerId)
  const added: ClientToImport[] = []
  const skipped: TakenOver['skipped'] = []
  const seen = new Set(listed.keys())
  for (const client of clients) {
    const email = client.email.toLowerCase()
    if (linked.has(email)) skipped.push({ email: client.email, reason: 'client' })
    else if (seen.has(email)) skipped.push({ email: client.email, reason: 'listed' })
    else added.push(client)
    seen.add(email)
  }
  if (listed.size + added.length > IMPORTED_CLIENTS_MAX) return 'full'
  for (let at = 0; at < added.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('imported_client')
      .values(
        added.slice(at, at + ROWS_AT_ONCE).map(({ email, first_name, last_name }) => ({
          practitioner_id: practitionerId,
          email,
          first_name,
          last_name,
        })),
      )
      .execute()
  return { added: added.length, skipped }
}

/** All rows of one transaction have the same time. Someone who was invited or deleted since counts as added. */
async function keptBefore(
  transaction: Transaction<Schema>,
  clients: readonly ClientToImport[],
  { userId, key }: KeyedCall,
): Promise<TakenOver> {
  const { used_at } = await transaction
    .selectFrom('call_key')
    .select(sql<string>`used_at::text`.as('used_at'))
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const linked = await linkedEmails(transaction, userId, used_at)
  const listed = await listedEmails(transaction, userId)
  const skipped: TakenOver['skipped'] = []
  const seen = new Set<string>()
  for (const client of clients) {
    const email = client.email.toLowerCase()
    const madeAt = listed.get(email)
    if (linked.has(email)) skipped.push({ email: client.email, reason: 'client' })
    else if (seen.has(email) || (madeAt !== undefined && madeAt !== used_at))
      skipped.push({ email: client.email, reason: 'listed' })
    seen.add(email)
  }
  return { added: clients.length - skipped.length, skipped }
}

/** Those who were linked or invited before a time, where one is given. */
async function linkedEmails(
  transaction: Transaction<Schema>,
  practitionerId: number,
  before?: string,
): Promise<ReadonlySet<string>> {
  const isBefore = (column: 'linked_at' | 'asked_at') =>
    before === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} < ${before}::timestamptz`
  const rows = await transaction
    .selectFrom('client_practitioner')
    .innerJoin('account', 'account.user_id', 'client_id')
    .select(sql<string>`lower(email)`.as('email'))
    .where('practitioner_id', '=', practitionerId)
    .where(isBefore('linked_at'))
    .union(
      openInvitations(transaction, practitionerId)
        .select(sql<string>`lower(invitation.email)`.as('email'))
        .where(isBefore('asked_at')),
    )
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Those who were taken over, with the time. */
async function listedEmails(
  transaction: Transaction<Schema>,
  practitionerId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .selectFrom('imported_client')
    .select([sql<string>`lower(email)`.as('email'), sql<string>`made_at::text`.as('made_at')])
    .where('practitioner_id', '=', practitionerId)
    .execute()
  return new Map(rows.map(({ email, made_at }) => [email, made_at]))
}
