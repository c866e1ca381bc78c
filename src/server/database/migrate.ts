import { type Kysely, Migrator } from 'kysely'

import { DatabaseError } from './errors.ts'
import { type NamedMigration, migrations } from './migrations/index.ts'

/**
 * Brings a database to the newest migration, all missing ones in one transaction. Several processes may do so at
 * once: Kysely holds an advisory lock, and those that come later find nothing left to do.
 *
 * @param upTo name of the last migration to run, where not the newest
 * @throws DatabaseError where a newer shop has migrated the database, or a migration fails
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  list: readonly NamedMigration[] = migrations,
  upTo?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(list.map(({ name, up }) => [name, { up }]))) },
  })
  const { error, results } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error === undefined) return

  const failed = results?.find(({ status }) => status === 'Error')
  const reason = error instanceof Error ? error.message : 'unknown error'
  if (failed)
    throw new DatabaseError(`The migration ${failed.migrationName} failed and was undone: ${reason}`, { cause: error })
  if (reason.startsWith('corrupted migrations')) {
    throw new DatabaseError(
      `The database was migrated by another version of the shop than this one: ${reason.replace('corrupted migrations: ', '')}.`,
      { cause: error },
    )
  }
  throw error
}
