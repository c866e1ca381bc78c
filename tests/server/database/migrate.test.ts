import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, expect, it } from 'vitest'

import { migrate } from '#server/database/migrate.ts'
import { type NamedMigration, migrations } from '#server/database/migrations/index.ts'

import { describeOnBothEngines } from '../support/database.ts'
import { makeDatabase } from '../support/made-database.ts'

const first: NamedMigration = {
  name: '0001-first',
  up: async (db) => {
    await sql`create table first (id integer)`.execute(db)
  },
}
const second: NamedMigration = {
  name: '0002-second',
  up: async (db) => {
    await sql`create table second (id integer)`.execute(db)
  },
}
const broken: NamedMigration = {
  name: '0002-broken',
  up: async (db) => {
    await sql`create table halfway (id integer); select 1 / 0`.execute(db)
  },
}

it('names every migration by its place and its idea', () => {
  expect(migrations.map(({ name }) => name.slice(0, 5))).toEqual(
    migrations.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  )
})

describeOnBothEngines('migrations', (engine) => {
  const undo: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  })

  async function emptyDatabase() {
    const { url, drop } = await makeDatabase(engine)
    undo.push(drop)
    return () => {
      const pool = new Pool({ connectionString: url })
      // The database is dropped by force, which may reach a connection that is just being closed.
      pool.on('error', () => undefined)
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
      undo.push(() => db.destroy())
      return db
    }
  }

  const tables = async (db: Kysely<unknown>) => (await db.introspection.getTables()).map(({ name }) => name).toSorted()

  it('run in order, each once', async () => {
    const db = (await emptyDatabase())()
    await migrate(db, [first])
    await migrate(db, [first, second])
    await migrate(db, [first, second])
    expect(await tables(db)).toEqual(['first', 'second'])
  })

  it('stop at the one asked for', async () => {
    const db = (await emptyDatabase())()
    await migrate(db, [first, second], '0001-first')
    expect(await tables(db)).toEqual(['first'])
  })

  it('leave nothing of a failed one, and say which it was', async () => {
    const db = (await emptyDatabase())()
    await expect(migrate(db, [first, broken])).rejects.toThrow(
      'The migration 0002-broken failed and was undone: division by zero',
    )
    expect(await tables(db)).toEqual([])
  })

  it('refuse a database that a newer shop has migrated', async () => {
    const db = (await emptyDatabase())()
    await migrate(db, [first, second])
    await expect(migrate(db, [first])).rejects.toThrow(/another version of the shop.*0002-second is missing/)
  })

  it('may be started by several processes at once (operations.many-processes-share-a-database)', async () => {
    const open = await emptyDatabase()
    const databases = [open(), open(), open(), open()]
    await Promise.all(databases.map((db) => migrate(db, [first, second])))
    expect(await tables(open())).toEqual(['first', 'second'])
  })
})
