import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { demoProducts } from '#server/demo/products.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { keepingLog } from '#tests/server/support/log.ts'
import { itAtLength } from '#tests/support/at-length.ts'

describeOnEachEngine('the demo catalogue in the database', (engine) => {
  let test: TestDatabase

  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(() => test.drop())

  async function count(
    table: 'product' | 'option_name' | 'variant' | 'product_text' | 'variant_text',
  ): Promise<number> {
    const { count } = await test.database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Options whose name is missing in some language; brands keep theirs. */
  async function unnamed(): Promise<string[]> {
    const rows = await test.database.db
      .selectFrom('option')
      .leftJoin('option_name', 'option_name.option_id', 'option.id')
      .where('filter_group', '<>', 'brands')
      .select(({ fn }) => ['option.name', fn.count<string>('option_name.language_id').as('names')])
      .groupBy(['option.id', 'option.name'])
      .execute()
    return rows.filter(({ names }) => Number(names) !== LANGUAGE_CODES.length - 1).map(({ name }) => name)
  }

  it('stands there whole, with every option, product and pack named in every language (language.content-is-translated)', async () => {
    expect(await seedDemo(test.database)).toBe('seeded')
    expect(await count('product')).toBe(demoProducts().length)
    expect(await unnamed()).toEqual([])
    expect(await count('product_text')).toBe(demoProducts().length * (LANGUAGE_CODES.length - 1))
    expect(await count('variant_text')).toBe((await count('variant')) * (LANGUAGE_CODES.length - 1))
  })

  it('warns in every language of what it warns of in English (product.warnings-stand-apart)', async () => {
    await seedDemo(test.database)
    const { rows } = await sql<{ code: string; warned: number }>`
      select code, count(warnings)::int as warned from language join product_text on language_id = id group by code
    `.execute(test.database.db)
    const warned = demoProducts().filter(({ warnings }) => warnings !== undefined).length
    expect(warned).toBeGreaterThan(600)
    expect(rows.map((row) => row.warned)).toEqual(Array(LANGUAGE_CODES.length - 1).fill(warned))
  })

  it('has packs whose price is reduced, each with an earlier price of late (price.earlier-is-lowest-of-30-days)', async () => {
    await seedDemo(test.database)
    for (const region of ['eu', 'uk'] as const) {
      const catalogue = await openCatalogue(test.database, { region, log: keepingLog() })
      const { data } = await catalogue.listProducts({ limit: 100 }, 'en', { mayBuyRestricted: false })
      await catalogue.close()
      const reduced = data
        .flatMap(({ variants }) => variants)
        .filter(({ earlier_price }) => earlier_price !== undefined)
      expect(reduced.length).toBeGreaterThan(5)
      expect(reduced.length).toBeLessThan(20)
      for (const { price, earlier_price = 0 } of reduced) expect(earlier_price / (price ?? 0)).toBeGreaterThan(1.1)
    }
  })

  it('stays as it is when it is asked for again', async () => {
    await seedDemo(test.database)
    const before = await test.database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
    expect(await seedDemo(test.database)).toBe('complete')
    expect(await test.database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).toEqual(
      before,
    )
  })

  itAtLength('is completed where an earlier start was cut off before the names, or between products', async () => {
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

  itAtLength(
    'gets the texts it lacks, as one of an older shop lacks them, and keeps those that are there',
    async () => {
      await seedDemo(test.database)
      const { db } = test.database
      const texts = await count('product_text')
      const packs = await count('variant_text')
      await db.deleteFrom('product_text').where('language_id', '>', 3).execute()
      await db.deleteFrom('variant_text').where('variant_id', '<', 10).execute()
      await db.updateTable('product_text').set({ name: 'Own name' }).where('language_id', '=', 2).execute()
      expect(await seedDemo(test.database)).toBe('seeded')
      expect([await count('product_text'), await count('variant_text')]).toEqual([texts, packs])
      const names = await db.selectFrom('product_text').select('name').distinct().where('language_id', '=', 2).execute()
      expect(names).toEqual([{ name: 'Own name' }])
    },
  )

  it('is read in the language that is asked for, in lists and on the page of a product, sorted by what is shown', async () => {
    await seedDemo(test.database)
    const catalogue = await openCatalogue(test.database, { region: 'eu', log: keepingLog() })
    const viewer = { mayBuyRestricted: false }
    try {
      for (const code of LANGUAGE_CODES) {
        const { data } = await catalogue.listProducts({ order_by: 'name', order: 'asc', limit: 100 }, code, viewer)
        const names = data.map(({ name }) => name)
        expect(names).toEqual(names.toSorted(new Intl.Collator(bcp47(code)).compare))
        expect(data.filter(({ lang }) => lang !== undefined)).toEqual([])
        const found = await catalogue.getProduct(data[0]?.slug ?? '', code, viewer)
        expect(found).toMatchObject({ name: names[0], related: { length: 8 } })
        expect(found).not.toHaveProperty('text_lang')
      }
    } finally {
      await catalogue.close()
    }
  })

  it('leaves a catalogue of other products alone', async () => {
    const [line] = demoProducts()
    await importCatalogue(test.database, [JSON.stringify({ ...line, external_id: 'own-1' })])
    expect(await seedDemo(test.database)).toBe('foreign')
    expect(await count('product')).toBe(1)
    expect(await count('option_name')).toBe(0)
  })

  itAtLength('stands there once when two processes start together', async () => {
    const results = await Promise.all([seedDemo(test.database), seedDemo(test.database)])
    expect(results.sort()).toEqual(['complete', 'seeded'])
    expect(await count('product')).toBe(demoProducts().length)
  })
})
