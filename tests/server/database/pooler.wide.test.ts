import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'

import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { ImportBusyError, importCatalogue } from '#areas/import/server/index.ts'
import { isUnavailable, openCallPool, openKysely } from '#server/database/connection.ts'
import { type Database, openDatabase } from '#server/database/index.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { openLimits } from '#server/api/limits.ts'

import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'
import { makeDatabase } from '../support/made-database.ts'
import { keepingLog, quietLog } from '../support/log.ts'
import { describeWithPooler, type Pooler, startPooler } from '../support/pooler.ts'

const VISITOR = { mayBuyRestricted: false }

await describeWithPooler('shops behind a pooler (operations.a-pooler-may-stand-before-the-database)', () => {
  const [engine] = inject('engines')
  if (!engine) throw new Error('The global setup has started no server.')
  let pooler: Pooler
  beforeAll(async () => {
    pooler = await startPooler(engine.url)
  })
  afterAll(async () => {
    await pooler.stop()
  })

  const undo: (() => Promise<void>)[] = []
  let direct: string
  let url: string
  beforeEach(async () => {
    const made = await makeDatabase(engine, engine.template)
    undo.push(made.drop)
    direct = made.url
    url = pooler.through(direct)
  })
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  })

  async function open(): Promise<Database> {
    const database = await openDatabase({ dataDir: '', url, log: quietLog })
    undo.push(() => database.stop())
    return database
  }

  /** One query on each of several connections through the pooler at once, and so on each of the server's. */
  async function onEachConnection<Row extends object>(query: string): Promise<Row[]> {
    const clients = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const client = new Client({ connectionString: url })
        await client.connect()
        return client
      }),
    )
    const results = await Promise.all(clients.map((client) => client.query<Row>(query)))
    await Promise.all(clients.map((client) => client.end()))
    return results.flatMap(({ rows }) => rows)
  }

  async function heldLocks(): Promise<number | undefined> {
    const client = new Client({ connectionString: direct })
    await client.connect()
    const { rows } = await client.query<{ held: number }>(
      `select count(*)::int as held from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    )
    await client.end()
    return rows[0]?.held
  }

  /** Work on all connections of the shop at once. */
  const crowd = (database: Database) =>
    Promise.all(Array.from({ length: 30 }, () => sql`select pg_sleep(0.01)`.execute(database.db)))

  it('see an import of another, and say how they learnt of it', async () => {
    const log = keepingLog()
    const shop = await openCatalogue(await open(), { region: 'eu', log, askEvery: 20 })
    undo.push(() => shop.close())
    await importCatalogue(await open(), lines(product('a')))
    await vi.waitFor(
      async () => {
        expect((await shop.listProducts({}, 'en', VISITOR)).total_results).toBe(1)
      },
      { timeout: 10_000, interval: 10 },
    )
    expect(log.lines.map(({ message }) => message)).toContain(
      'Found a new version of the catalogue by asking: the database had told nothing',
    )
  })

  it('leave no limit on a connection that others get', async () => {
    const database = await open()
    await crowd(database)
    await database.db.transaction().execute((trx) => sql`select 1`.execute(trx))
    const left = await onEachConnection<{ name: string }>(
      `select name, setting from pg_settings, pg_sleep(0.05)
       where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') and setting <> '0'`,
    )
    expect(left).toEqual([])
  })

  it('take no limit over that others left on a connection', async () => {
    const database = await open()
    // The short sleep keeps each connection busy, so that none is used twice; the limit leaves room for a slow machine.
    await onEachConnection('set statement_timeout = 400; select pg_sleep(0.05)')
    await sql`select pg_sleep(0.5)`.execute(database.db)
    await sql`select pg_sleep(0.5)`.execute(database.bulk)
    await database.bulk.transaction().execute((trx) => sql`select pg_sleep(0.5)`.execute(trx))
    await importCatalogue(database, lines(product('a')))
  })

  it('leave no lock behind, and take turns all the same', async () => {
    const database = await open()
    const other = await open()
    const imports = [database, other, other, other].map((one) =>
      importCatalogue(one, lines(product('a'), product('b'))),
    )
    // Any of them may be the first to have the lock.
    const [ended] = await Promise.all([Promise.allSettled(imports), crowd(database), crowd(other)])
    const failed = ended.filter((one) => one.status === 'rejected')
    expect(failed.length).toBeLessThan(imports.length)
    expect(failed.filter(({ reason }) => !(reason instanceof ImportBusyError))).toEqual([])
    expect(await heldLocks()).toBe(0)
    await importCatalogue(other, lines(product('c')))
    expect(await heldLocks()).toBe(0)
  })

  it('fill an empty catalogue together, once', async () => {
    const [one, two] = [await open(), await open()]
    const [first, second] = await Promise.all([seedDemo(one), seedDemo(two), crowd(two)])
    expect(new Set([first, second])).toEqual(new Set(['seeded', 'complete']))
    expect(await heldLocks()).toBe(0)
  })

  it('migrate together', async () => {
    const empty = await makeDatabase(engine)
    undo.push(empty.drop)
    const opened = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: '', url: pooler.through(empty.url), log: quietLog })),
    )
    for (const database of opened) undo.push(() => database.stop())
    direct = empty.url
    expect(await heldLocks()).toBe(0)
  })

  it('count calls on every connection', async () => {
    const database = await open()
    const limits = openLimits(database.pool)
    const limit = { name: 'tried', calls: 100, seconds: 60 }
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => limits.take(limit, 'caller')))
      await limits.giveBack(limit, 'caller')
    }
  })

  it('end a statement that takes too long', async () => {
    const database = await open()
    const pool = openCallPool(database.config, quietLog, {
      connection: 10_000,
      lock: 10_000,
      statement: 50,
      whole: 10_000,
    })
    const db = openKysely(pool)
    undo.push(() => pool.end())
    const slow = (error: unknown) => isUnavailable(error)
    await expect(sql`select pg_sleep(60)`.execute(db).catch(slow)).resolves.toBe(true)
    await expect(sql`select pg_sleep(${60})`.execute(db).catch(slow)).resolves.toBe(true)
    await expect(
      db
        .transaction()
        .execute((trx) => sql`select pg_sleep(60)`.execute(trx))
        .catch(slow),
    ).resolves.toBe(true)
  })
})
