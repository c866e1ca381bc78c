import { afterEach, beforeEach, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { importCatalogue } from '#server/catalogue/import/index.ts'
import { demoProducts } from '#server/demo/products.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'

describeOnEachEngine('the demo catalogue in the database', (engine) => {
  let test: TestDatabase

  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(() => test.drop())

  async function count(table: 'product' | 'option_name'): Promise<number> {
    const { count } = await test.database.db.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Options whose name is missing in some language; brands keep theirs. */
  async function unnamed(): Promise<string[]> {
    const rows = await test.database.db
      .selectFrom('option').leftJoin('option_name', 'option_name.option_id', 'option.id').where('filter_group', '<>', 'brands')
      .select(({ fn }) => ['option.name', fn.count<string>('option_name.language_id').as('names')]).groupBy(['option.id', 'option.name']).execute()
    return rows.filter(({ names }) => Number(names) !== LANGUAGE_CODES.length - 1).map(({ name }) => name)
  }

  it('stands there whole, with every option named in every language, within five seconds', async () => {
    const start = performance.now()
    expect(await seedDemo(test.database)).toBe('seeded')
    expect(performance.now() - start).toBeLessThan(5000)
    expect(await count('product')).toBe(demoProducts().length)
    expect(await unnamed()).toEqual([])
  })

  it('stays as it is when it is asked for again', async () => {
    await seedDemo(test.database)
    const before = await test.database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
    expect(await seedDemo(test.database)).toBe('complete')
    expect(await test.database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).toEqual(before)
  })

  it('is completed where an earlier start was cut off before the names, or between products', async () => {
    const lines = demoProducts().map((line) => JSON.stringify(line))
    await importCatalogue(test.database, lines.slice(0, 100))
    expect(await seedDemo(test.database)).toBe('seeded')
    expect(await count('product')).toBe(lines.length)
    const names = await count('option_name')
    await test.database.db.deleteFrom('option_name').where('language_id', '>', 4).execute()
    expect(await seedDemo(test.database)).toBe('seeded')
    expect(await count('option_name')).toBe(names)
    expect(await unnamed()).toEqual([])
  })

  it('leaves a catalogue of other products alone', async () => {
    const [line] = demoProducts()
    await importCatalogue(test.database, [JSON.stringify({ ...line, external_id: 'own-1' })])
    expect(await seedDemo(test.database)).toBe('foreign')
    expect(await count('product')).toBe(1)
    expect(await count('option_name')).toBe(0)
  })

  it('stands there once when two processes start together', async () => {
    const results = await Promise.all([seedDemo(test.database), seedDemo(test.database)])
    expect(results.sort()).toEqual(['complete', 'seeded'])
    expect(await count('product')).toBe(demoProducts().length)
  })
})
