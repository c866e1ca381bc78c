import { type Kysely, sql, type Transaction } from 'kysely'

import { DatabaseError } from './errors.ts'
import { type NamedMigration, migrations } from './migrations/index.ts'

/** Kysely's own number: shops of earlier versions lock with it. */
const LOCK = '3853314791062309107'

/**
 * Brings a database to the newest migration, all missing ones in one transaction. Several processes may do so at once
 * (operations.many-processes-share-a-database): they take turns, and those that come later find nothing left to do. Not by
 * Kysely's migrator, whose lock belongs to a session: behind a pooler it is taken on one connection and returned on another.
 *
 * @param upTo name of the last migration to run, where not the newest
 * @throws DatabaseError where a newer shop has migrated the database, or a migration fails
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  list: readonly NamedMigration[] = migrations,
  upTo?: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.raw(LOCK)})`.execute(trx)
    const done = await readDone(trx)
    const foreign = done.find((name, place) => list[place]?.name !== name)
    if (foreign !== undefined)
      throw new DatabaseError(
        `The database was migrated by another version of the shop than this one: the migration ${foreign} is missing here.`,
      )
    const end = upTo === undefined ? list.length : list.findIndex(({ name }) => name === upTo) + 1
    for (const migration of list.slice(done.length, end)) await run(trx, migration)
  })
}

/** The names of the migrations that were run, in order. */
async function readDone<Tables>(trx: Transaction<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ made: boolean }>`
    select to_regclass('kysely_migration') is not null as made
  `.execute(trx)
  if (!tables[0]?.made)
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      trx,
    )
  // Left by shops of earlier versions; nothing ever stood in it.
  await sql`drop table if exists kysely_migration_lock`.execute(trx)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(trx)
  return rows.map(({ name }) => name)
}

async function run<Tables>(trx: Transaction<Tables>, { name, up }: NamedMigration): Promise<void> {
  try {
    await up(trx as unknown as Kysely<unknown>)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(trx)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    throw new DatabaseError(`The migration ${name} failed and was undone: ${reason}`, { cause: error })
  }
}
