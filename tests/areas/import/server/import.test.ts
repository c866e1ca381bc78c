import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { checkCatalogue, importCatalogue, type ImportLine, type ImportProgress } from '#areas/import/server/index.ts'
import { isUnavailable } from '#server/database/connection.ts'
import type { Database } from '#server/database/index.ts'

import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'

describeOnEachEngine('an import', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    ;({ database, drop } = await testDatabase(engine))
  })
  afterEach(async () => {
    await drop()
  })

  const take = (...products: readonly ImportLine[]) => importCatalogue(database, lines(...products))
  const version = async () =>
    (await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
  const slugs = async () =>
    (await database.db.selectFrom('product').select('slug').orderBy('id').execute()).map(({ slug }) => slug)
  const variants = () =>
    database.db.selectFrom('variant').select(['id', 'sku', 'stock', 'withdrawn_at']).orderBy('id').execute()

  /** Every row of every table of the catalogue, with the transaction that wrote it. */
  const everything = async () => {
    const tables = ['option', 'product', 'product_option', 'product_image', 'variant', 'catalogue_version'] as const
    return Promise.all(
      tables.map(
        async (table) =>
          (await sql`select xmin::text, * from ${sql.table(table)} order by ${sql.raw('1, 2, 3')}`.execute(database.db))
            .rows,
      ),
    )
  }

  it('writes nothing the second time (operations.real-catalogue-import-changes-nothing-twice)', async () => {
    const products = [product('a', { categories: [['Oils', 'Omega 3']], images: ['a.jpg'] }), product('b')]
    expect(await take(...products)).toMatchObject({ lines: 2, created: 2, updated: 0, unchanged: 0, rejected: [] })
    const before = await everything()
    expect(await take(...products)).toMatchObject({ lines: 2, created: 0, updated: 0, unchanged: 2, rejected: [] })
    expect(await everything()).toEqual(before)
  })

  it('publishes one version, at its end, or several where it takes long (operations.import-publishes-once)', async () => {
    const many = (name: string) => lines(...Array.from({ length: 2100 }, (_, n) => product(`${name}${n}`)))
    const before = await version()
    await importCatalogue(database, many('a'))
    expect(await version()).toBe(before + 1)
    await importCatalogue(database, many('b'), { publishEvery: 0 })
    expect(await version()).toBe(before + 4)
  })

  it('publishes what it has written where it is stopped, or the file turns out to be broken', async () => {
    const before = await version()
    const stopping = new AbortController()
    const many = lines(...Array.from({ length: 1100 }, (_, n) => product(`a${n}`)))
    await importCatalogue(database, many, { signal: stopping.signal, onProgress: () => stopping.abort() })
    expect(await version()).toBe(before + 1)
    async function* broken() {
      yield* lines(...Array.from({ length: 1000 }, (_, n) => product(`b${n}`)))
      throw new Error('broken')
    }
    await expect(importCatalogue(database, broken())).rejects.toThrow('broken')
    expect(await version()).toBe(before + 2)
  })

  it('takes a line that says the same in other words as unchanged', async () => {
    await take(product('a'))
    const { external_id, ...rest } = product('a', { description: ' ', health_goals: [] })
    const report = await importCatalogue(database, [
      JSON.stringify({ ...rest, invented_field: 1, external_id }, null, 1).replaceAll('\n', ' '),
    ])
    expect(report).toMatchObject({ updated: 0, unchanged: 1 })
  })

  it('keeps id, slug and dates of a product that changes, and raises the version', async () => {
    await take(product('a', { name: 'Zinc' }))
    const [before] = await database.db.selectFrom('product').selectAll().execute()
    const versionBefore = await version()
    expect(await take(product('a', { name: 'Zinc plus', created_at: undefined }))).toMatchObject({
      created: 0,
      updated: 1,
    })
    const [after] = await database.db.selectFrom('product').selectAll().execute()
    expect(after).toMatchObject({
      id: before?.id,
      slug: 'alder-zinc',
      name: 'Zinc plus',
      created_at: before?.created_at,
    })
    expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? 0)
    expect(await version()).toBe(versionBefore + 1)
  })

  it('makes the product exactly what the line says', async () => {
    await take(
      product('a', {
        categories: [['Oils']],
        free_from: ['Sugar'],
        images: ['one.jpg', 'https://pictures.test/two.jpg'],
      }),
    )
    await take(
      product('a', { categories: [['Minerals', 'Zinc']], free_from: [], images: ['https://pictures.test/two.jpg'] }),
    )
    const options = await database.db
      .selectFrom('product_option')
      .innerJoin('option', 'option.id', 'option_id')
      .select(['option.name'])
      .execute()
    expect(options.map(({ name }) => name)).toEqual(['Zinc'])
    expect(await database.db.selectFrom('product_image').select('address').execute()).toEqual([
      { address: 'https://pictures.test/two.jpg' },
    ])
  })

  it('withdraws a variant that left its product and gives it its id back when it returns', async () => {
    await take(product('a', { variants: [variant('one'), variant('two')] }))
    const [one, two] = await variants()
    await take(product('a', { variants: [variant('one', { stock: 9 }), variant('three')] }))
    expect(await variants()).toEqual([
      { id: one?.id, sku: 'one', stock: 9, withdrawn_at: null },
      { id: two?.id, sku: 'two', stock: 5, withdrawn_at: expect.any(Date) },
      { id: expect.any(Number), sku: 'three', stock: 5, withdrawn_at: null },
    ])
    await take(product('a', { variants: [variant('one'), variant('two')] }))
    expect((await variants()).filter(({ withdrawn_at }) => withdrawn_at === null).map(({ id }) => id)).toEqual([
      one?.id,
      two?.id,
    ])
  })

  it('refuses a line whose sku belongs to another product, on sale or withdrawn, in this file or an earlier one', async () => {
    await take(product('a', { variants: [variant('one'), variant('two')] }))
    await take(product('a', { variants: [variant('two')] }))
    const report = await take(
      product('b', { variants: [variant('one')] }),
      product('c', { variants: [variant('new')] }),
      product('d', { variants: [variant('new'), variant('other'), variant('two')] }),
    )
    expect(report).toMatchObject({
      created: 1,
      rejected: [
        { number: 1, problem: { code: 'sku-taken', detail: 'sku one belongs to the product a' } },
        {
          number: 3,
          problem: {
            code: 'sku-taken',
            detail: 'sku new belongs to the product c; sku two belongs to the product a',
          },
        },
      ],
    })
    expect((await variants()).map(({ sku }) => sku)).toEqual(['one', 'two', 'new'])
  })

  it('reports each line that cannot be taken with its number and reason, and takes the others', async () => {
    const report = await importCatalogue(database, [
      '',
      JSON.stringify(product('a')),
      '{"external_id": ',
      JSON.stringify(product('b', { name: '' })),
      '   ',
      JSON.stringify(product('a', { name: 'Again' })),
      JSON.stringify({ ...product('c'), variants: [] }),
      JSON.stringify(product('d')),
      JSON.stringify(product('d', { name: ' ', brand: '' })),
    ])
    expect(report).toMatchObject({ lines: 7, created: 2, incomplete: undefined })
    expect(report.rejected.map(({ number, problem }) => [number, problem.code, problem.detail])).toEqual([
      [3, 'not-json', 'The line is not JSON'],
      [4, 'invalid', 'name: is empty'],
      [6, 'repeated-id', 'external_id a stands in line 2 already'],
      [7, 'invalid', 'variants: has no entry'],
      [9, 'invalid', 'brand: is empty; name: is empty; external_id d stands in line 8 already'],
    ])
    expect(await database.db.selectFrom('product').select(['name']).orderBy('id').execute()).toEqual([
      { name: 'Product a' },
      { name: 'Product d' },
    ])
  })

  it('takes a product whose picture is at no address that will do, and names the picture each time (operations.import-loses-only-the-picture)', async () => {
    const line = product('a', { images: ['http://pictures.test/a.jpg'] })
    const missingPictures = [
      { number: 1, address: 'http://pictures.test/a.jpg', detail: 'is neither a path nor an https address' },
    ]
    expect(await take(line)).toMatchObject({ created: 1, rejected: [], missingPictures })
    expect(await take(line)).toMatchObject({ unchanged: 1, rejected: [], missingPictures })
    expect(await database.db.selectFrom('product_image').selectAll().execute()).toEqual([])
  })

  it('repeats a batch the database refuses line by line: only the lines at fault are left out, with nothing of them written', async () => {
    await sql`alter table variant add constraint no_unlucky check (stock <> 13)`.execute(database.db)
    const report = await take(
      product('a', { brand: 'Birch' }),
      product('b', { brand: 'Only here', variants: [variant('b1'), variant('b2', { stock: 13 })] }),
      product('c', { brand: 'Birch' }),
    )
    expect(report).toMatchObject({ lines: 3, created: 2, rejected: [{ number: 2, problem: { code: 'refused' } }] })
    expect(report.rejected[0]?.problem.detail).toContain('no_unlucky')
    expect(await slugs()).toEqual(['birch-product-a', 'birch-product-c'])
    expect((await variants()).map(({ sku }) => sku)).toEqual(['sku-a', 'sku-c'])
    const brands = await database.db
      .selectFrom('option')
      .select(['name', 'slug'])
      .where('filter_group', '=', 'brands')
      .execute()
    expect(brands).toEqual([{ name: 'Birch', slug: 'birch' }])
  })

  it('gives the same name of one brand slugs of their own, in one file and across files', async () => {
    await take(product('a', { name: 'Omega' }), product('b', { name: 'Omega 2' }), product('c', { name: 'Omega' }))
    await take(
      product('d', { name: 'Omega' }),
      product('e', { name: '磁石', brand: '森' }),
      product('f', { name: '山', brand: '森' }),
    )
    expect(await slugs()).toEqual([
      'alder-omega',
      'alder-omega-2',
      'alder-omega-3',
      'alder-omega-4',
      'product',
      'product-2',
    ])
  })

  it('keeps brands apart that differ by letter case only, and categories of one name under two parents', async () => {
    await take(
      product('a', {
        brand: 'Met-Rx',
        categories: [
          ['Vitamins', 'Other'],
          ['Minerals', 'Other'],
        ],
      }),
      product('b', { brand: 'MET-Rx', categories: [['Vitamins', 'Other', 'Deep']] }),
    )
    const options = await database.db.selectFrom('option').select(['name', 'slug']).orderBy('id').execute()
    expect(options).toEqual(
      expect.arrayContaining([
        { name: 'Met-Rx', slug: 'met-rx' },
        { name: 'MET-Rx', slug: 'met-rx-2' },
        { name: 'Other', slug: 'other' },
        { name: 'Other', slug: 'other-2' },
      ]),
    )
    const parents = await sql<{ path: string }>`
      select p.name || ' > ' || o.name as path from option o join option p on p.id = o.parent_id order by 1
    `.execute(database.db)
    expect(parents.rows.map(({ path }) => path)).toEqual(['Minerals > Other', 'Other > Deep', 'Vitamins > Other'])
  })

  it('leaves text, true zeros and absent amounts as they are', async () => {
    const name = `${'Ω'.repeat(60)}(R) (TM) "quoted" \\ 'single' ${'x'.repeat(20)}`.slice(0, 119)
    const ingredients = [{ name: 'Sodium', amount: 0, unit: 'mg', dv_percent: 0 }, { name: 'Herb' }]
    await take(
      product('a', {
        name,
        ingredients,
        other_ingredients: ['Gum, "arabic"', '{odd}'],
        suggested_use: 'Twice.\nWith food.',
      }),
      product('b', { name: 'B' }),
      product('c', {
        variants: Array.from({ length: 13 }, (_, n) =>
          variant(`c${n}`, { net_contents: n % 2 ? '2.5 oz' : '1 lb', quantity: null, unit: null }),
        ),
      }),
    )
    const rows = await database.db.selectFrom('product').selectAll().orderBy('id').execute()
    expect(rows[0]).toMatchObject({
      name,
      ingredients,
      other_ingredients: ['Gum, "arabic"', '{odd}'],
      suggested_use: 'Twice.\nWith food.',
    })
    expect(rows[1]?.name).toBe('B')
    expect(await variants()).toHaveLength(15)
  })

  it('is dated by its line, else by the import', async () => {
    await take(product('a', { created_at: '2011-11-25' }), product('b', { created_at: undefined }))
    const rows = await database.db.selectFrom('product').select(['created_at', 'updated_at']).orderBy('id').execute()
    expect(rows[0]?.created_at.toISOString()).toBe('2011-11-25T00:00:00.000Z')
    expect(Math.abs(Date.now() - (rows[1]?.created_at.getTime() ?? 0))).toBeLessThan(60_000)
  })

  it('tells how far it is after each batch', async () => {
    const told: ImportProgress[] = []
    const many = Array.from({ length: 2500 }, (_, n) => product(`m${n}`))
    await importCatalogue(database, lines(...many), {
      onProgress: (progress) => {
        told.push(progress)
      },
    })
    expect(told.map((progress) => progress.lines)).toEqual([1000, 2000, 2500])
  })

  it('stops between two batches when told to, and goes on from there the next time', async () => {
    const stopping = new AbortController()
    const many = lines(...Array.from({ length: 1500 }, (_, n) => product(`m${n}`)))
    const stopped = await importCatalogue(database, many, {
      signal: stopping.signal,
      onProgress: () => {
        stopping.abort()
      },
    })
    expect(stopped).toMatchObject({ created: 1000, incomplete: 'stopped' })
    expect(await importCatalogue(database, many)).toMatchObject({
      created: 500,
      unchanged: 1000,
      incomplete: undefined,
    })
  })

  it.each(['import', 'check'] as const)(
    'reads no further in an %s once more than 5,000 lines are refused (operations.import-stops-at-many-refusals)',
    async (kind) => {
      const run = kind === 'import' ? importCatalogue : checkCatalogue
      const broken = Array.from({ length: 5001 }, () => '{}')
      const [good = '', ...others] = lines(...Array.from({ length: 1001 }, (_, n) => product(`m${n}`)))
      expect(await run(database, [good, ...broken.slice(1), ...others])).toMatchObject({
        created: 1001,
        incomplete: undefined,
      })
      expect(await run(database, [good, ...broken, ...others])).toMatchObject({
        lines: 6000,
        incomplete: 'refusals',
      })
      // There is no rest that would not be read.
      expect(await run(database, broken)).toMatchObject({ lines: 5001, incomplete: undefined })
    },
  )

  it('refuses to run twice at once, and takes the lock off at its end', async () => {
    const during = async function* () {
      yield JSON.stringify(product('c'))
      await expect(take(product('d'))).rejects.toThrow('Another import is running')
    }
    await importCatalogue(database, during())
    expect(await take(product('e'))).toMatchObject({ created: 1 })
  })

  it('stops before its next batch where the lock was lost, and the same import takes the rest', async () => {
    const many = lines(...Array.from({ length: 1500 }, (_, n) => product(`p${n}`)))
    const cut = async function* () {
      for (const [number, line] of many.entries()) {
        if (number === 1100)
          await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
            (select oid from pg_database where datname = current_database())`.execute(database.db)
        yield line
      }
    }
    await expect(importCatalogue(database, cut())).rejects.toSatisfy(isUnavailable)
    expect(await importCatalogue(database, many)).toMatchObject({ created: 500, unchanged: 1000 })
  })
})
