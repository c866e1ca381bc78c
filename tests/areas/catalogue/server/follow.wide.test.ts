import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'

import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { noteCatalogueChange, publishAbandoned, readCatalogueVersion } from '#areas/catalogue/server/version.ts'
import { type Database, openDatabase } from '#server/database/index.ts'

import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { keepingLog, quietLog } from '#tests/server/support/log.ts'
import { lines, product, variant } from './support/lines.ts'

const SOON = { timeout: 10_000, interval: 10 }

describeOnEachEngine('a catalogue in several processes', (engine) => {
  const undo: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  })

  /** Two handles of a database and two catalogues, as two shop processes have them. */
  async function openTwo() {
    const first = await testDatabase(engine)
    undo.push(first.drop)
    const second = await openDatabase({ dataDir: '', url: first.url, log: quietLog })
    undo.push(() => second.stop())
    const open = async (database: Database, log = keepingLog(), askEvery?: number): Promise<Catalogue> => {
      const catalogue = await openCatalogue(database, {
        region: 'eu',
        log,
        ...(askEvery !== undefined && { askEvery }),
      })
      undo.push(() => catalogue.close())
      return catalogue
    }
    await importCatalogue(first.database, lines(product('a')))
    return { database: first.database, one: await open(first.database), two: await open(second), open }
  }
  const total = async (catalogue: Catalogue) =>
    (await catalogue.listProducts({ availability: [1] }, 'en', { mayBuyRestricted: false })).total_results
  const cutListeners = (database: Database) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'select version from catalogue_version%' and pid <> pg_backend_pid()`.execute(
      database.db,
    )

  it('is refreshed in each of them by an import in one (operations.many-processes-share-a-database)', async () => {
    const { database, one, two } = await openTwo()
    expect([await total(one), await total(two)]).toEqual([1, 1])
    await importCatalogue(
      database,
      lines(product('a', { variants: [variant('sku-a', { stock: 0 })] }), product('b'), product('c')),
    )
    await vi.waitFor(async () => {
      expect([await total(one), await total(two)]).toEqual([2, 2])
    }, SOON)
    expect(one.version).toBe(two.version)
  })

  it('is told of nothing by a transaction that is rolled back, nor by an import that changes nothing', async () => {
    const { database, one } = await openTwo()
    const before = one.version
    await database.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('catalogue_version').set({ version: 1000 }).execute()
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await importCatalogue(database, lines(product('a')))
    await importCatalogue(database, lines(product('b')))
    await vi.waitFor(() => {
      expect(one.version).not.toBe(before)
    }, SOON)
    expect(one.version).toBe(before + 1)
  })

  it('answers from the last version while a newer one loads, and ends at the newest', async () => {
    const { database, one } = await openTwo()
    const many = lines(...Array.from({ length: 4000 }, (_, n) => product(`m${n}`)))
    const progress = { lines: 0 }
    const imported = importCatalogue(database, many, {
      onProgress: ({ lines }) => {
        progress.lines = lines
      },
    })
    let answers = 0
    while (progress.lines < many.length) {
      await total(one)
      answers += 1
    }
    await imported
    expect(answers).toBeGreaterThan(1)
    await vi.waitFor(async () => {
      expect(await total(one)).toBe(4001)
    }, SOON)
  })

  it('listens again after its connection was lost, and finds what it missed', async () => {
    const { database, one, open } = await openTwo()
    const log = keepingLog()
    const third = await open(database, log)
    await cutListeners(database)
    await importCatalogue(database, lines(product('b')))
    await vi.waitFor(async () => {
      expect([await total(one), await total(third)]).toEqual([2, 2])
    }, SOON)
    await importCatalogue(database, lines(product('c')))
    await vi.waitFor(async () => {
      expect([await total(one), await total(third)]).toEqual([3, 3])
    }, SOON)
    expect(log.lines.map(({ message }) => message)).toContain(
      'Lost the connection that listens for changes of the catalogue; connecting again',
    )
  })

  it('is asked for its version too, which is said where that found what nobody told (operations.new-catalogue-is-seen-everywhere)', async () => {
    const { database, one, open } = await openTwo()
    const log = keepingLog()
    const asking = await open(database, log, 20)
    await importCatalogue(database, lines(product('b')))
    await vi.waitFor(async () => {
      expect([await total(one), await total(asking)]).toEqual([2, 2])
    }, SOON)
    await sql`alter table catalogue_version disable trigger all`.execute(database.bulk)
    await importCatalogue(database, lines(product('c')))
    await vi.waitFor(async () => {
      expect(await total(asking)).toBe(3)
    }, SOON)
    expect(log.lines.filter(({ message }) => message.startsWith('Found a new version'))).toEqual([
      {
        level: 'info',
        message: 'Found a new version of the catalogue by asking: the database had told nothing',
        fields: { version: asking.version },
      },
    ])
  })

  it('shows what a killed import has left, and of a running one nothing before it says so (operations.import-publishes-once)', async () => {
    const { database, one, open } = await openTwo()
    await open(database, keepingLog(), 20)
    const before = one.version
    const lock = await database.bulk.startTransaction().execute()
    await sql`select pg_advisory_xact_lock(hashtext('catalogue import'))`.execute(lock)
    await database.bulk.transaction().execute((trx) => noteCatalogueChange(trx))
    await publishAbandoned(database.db)
    expect((await readCatalogueVersion(database.db)).version).toBe(before)
    await lock.rollback().execute()
    await vi.waitFor(() => {
      expect(one.version).toBe(before + 1)
    }, SOON)
  })

  it('says so at once where the database cannot be read', async () => {
    const { database } = await openTwo()
    await sql`alter table product rename to hidden`.execute(database.db)
    await expect(openCatalogue(database, { region: 'eu', log: quietLog })).rejects.toThrow(
      'relation "product" does not exist',
    )
  })

  it('keeps the order by name ready across versions for the languages in use', async () => {
    const { database, one } = await openTwo()
    const names = async () =>
      (await one.listProducts({ order_by: 'name', order: 'asc' }, 'de', { mayBuyRestricted: false })).data.map(
        ({ name }) => name,
      )
    expect(await names()).toEqual(['Product a'])
    await importCatalogue(database, lines(product('z', { name: 'Apfel' })))
    await vi.waitFor(async () => {
      expect(await names()).toEqual(['Apfel', 'Product a'])
    }, SOON)
  })
})
