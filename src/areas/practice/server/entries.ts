import { sql, type Transaction } from 'kysely'

import { STORE_PACKAGES_MAX, STORE_SERVICES_MAX } from '#contract/constants.ts'

import { DAY, fromNow, now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { noteUnused } from './slots.ts'

/** Milliseconds for which a deleted service or package can be brought back. */
const RESTORABLE_FOR = 30 * DAY

/** A kind of entries that a page lists in the order of `place`. */
interface List {
  readonly table: 'practice_service' | 'practice_package'
  readonly id: 'service_id' | 'package_id'
  /** The most of one page. As many deleted ones are kept; the oldest go first. */
  readonly max: number
}

export const SERVICES: List = { table: 'practice_service', id: 'service_id', max: STORE_SERVICES_MAX }
export const PACKAGES: List = { table: 'practice_package', id: 'package_id', max: STORE_PACKAGES_MAX }

/** The place for one more. Places of deleted entries stay theirs. */
export async function nextPlace(
  transaction: Transaction<Schema>,
  { table, max }: List,
  userId: number,
): Promise<number | 'full'> {
  const { rows } = await sql<{ count: number; place: number }>`
    select (count(*) filter (where deleted_at is null))::int as count, coalesce(max(place), 0) + 1 as place
    from ${sql.table(table)} where user_id = ${userId}
  `.execute(transaction)
  const [{ count, place } = { count: 0, place: 1 }] = rows
  return count >= max ? 'full' : place
}

/** Shares the places of the entries out among them, in the order of `ids`. Deleted entries keep theirs. */
export async function putInOrder(
  transaction: Transaction<Schema>,
  { table, id }: List,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set place = shared.place
    from (
      select place, row_number() over (order by place, ${sql.ref(id)}) as at
      from ${sql.table(table)} where user_id = ${userId} and deleted_at is null
    ) shared
    where user_id = ${userId} and shared.at = array_position(${ids}::int[], ${sql.ref(id)})
  `.execute(transaction)
}

export async function deleteEntry(
  transaction: Transaction<Schema>,
  list: List,
  userId: number,
  entryId: number,
): Promise<'deleted' | 'unknown'> {
  await forgetDeleted(transaction, list)
  const { numAffectedRows } = await sql`
    update ${sql.table(list.table)} set deleted_at = ${now}
    where ${sql.ref(list.id)} = ${entryId} and user_id = ${userId} and deleted_at is null
  `.execute(transaction)
  if (numAffectedRows === 0n) return 'unknown'
  await forgetOldest(transaction, list, userId)
  return 'deleted'
}

/** An entry that is not deleted stays as it is. */
export async function restoreEntry(
  transaction: Transaction<Schema>,
  list: List,
  userId: number,
  entryId: number,
): Promise<'there' | 'unknown' | 'full'> {
  const [table, id] = [sql.table(list.table), sql.ref(list.id)]
  const {
    rows: [entry],
  } = await sql<{ deleted: boolean }>`
    select deleted_at is not null as deleted from ${table}
    where ${id} = ${entryId} and user_id = ${userId}
      and (deleted_at is null or deleted_at > ${fromNow(-RESTORABLE_FOR)})
  `.execute(transaction)
  if (entry === undefined) return 'unknown'
  if (!entry.deleted) return 'there'
  if ((await nextPlace(transaction, list, userId)) === 'full') return 'full'
  await sql`update ${table} set deleted_at = null where ${id} = ${entryId}`.execute(transaction)
  return 'there'
}

/**
 * Pages that another process changes concurrently are skipped. Their accounts are locked too, since deleting one takes its
 * pictures before its packages.
 */
export async function forgetDeleted(transaction: Transaction<Schema>, list: List): Promise<void> {
  const [table, id] = [sql.table(list.table), sql.ref(list.id)]
  const { rows } = await sql<Forgotten>`
    delete from ${table} where ${id} in (
      select ${id} from ${table} join account using (user_id) where deleted_at < ${fromNow(-RESTORABLE_FOR)}
      for no key update skip locked
    ) returning *
  `.execute(transaction)
  await noteForgotten(transaction, rows)
}

async function forgetOldest(transaction: Transaction<Schema>, list: List, userId: number): Promise<void> {
  const [table, id] = [sql.table(list.table), sql.ref(list.id)]
  const { rows } = await sql<Forgotten>`
    delete from ${table} where ${id} in (
      select ${id} from ${table} where user_id = ${userId} and deleted_at is not null
      order by deleted_at desc, ${id} desc offset ${list.max}
    ) returning *
  `.execute(transaction)
  await noteForgotten(transaction, rows)
}

/** A row that is gone for good; packages have a picture. */
interface Forgotten {
  readonly image?: string | null
  readonly deleted_at: Date
}

async function noteForgotten(transaction: Transaction<Schema>, rows: readonly Forgotten[]): Promise<void> {
  for (const { image = null, deleted_at } of rows) await noteUnused(transaction, image, deleted_at)
}
