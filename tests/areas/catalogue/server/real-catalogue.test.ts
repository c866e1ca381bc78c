import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { catalogueFile, importCatalogue, type ImportReport } from '#areas/import/server/index.ts'
import type { CategoryOption, FilterIds } from '#areas/catalogue/contract/catalogue.ts'

import { testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { createPlainViews, plainCounts } from './support/plain-sql.ts'

const path = process.env['REAL_CATALOGUE']
if (path === undefined) process.stdout.write('skipped: the import of a real catalogue (REAL_CATALOGUE names no file)\n')

describe.runIf(path !== undefined)('a real catalogue', () => {
  let shop: TestDatabase
  let catalogue: Catalogue
  let report: ImportReport
  const importIt = async () =>
    importCatalogue(shop.database, await catalogueFile(path ?? '', { region: 'eu', name: 'Verbena' }))
  beforeAll(async () => {
    shop = await testDatabase()
    report = await importIt()
    catalogue = await openCatalogue(shop.database, { region: 'eu', log: quietLog })
  }, 120_000)
  afterAll(async () => {
    await catalogue.close()
    await shop.drop()
  })

  it('is taken whole, every name and brand undamaged', async () => {
    expect(report).toMatchObject({ created: report.lines, rejected: [], incomplete: undefined })
    const rows = await shop.database.db
      .selectFrom('product')
      .innerJoin('option', 'option.id', 'brand_id')
      .select(['external_id', 'product.name', 'option.name as brand'])
      .execute()
    const stored = new Map(rows.map(({ external_id, name, brand }) => [external_id, { name, brand }]))
    const source = await catalogueFile(path ?? '', { region: 'eu', name: 'Verbena' })
    for await (const line of source.lines()) {
      if (!('text' in line)) continue
      const { external_id, name, brand } = JSON.parse(line.text) as { external_id: string; name: string; brand: string }
      if (stored.get(external_id)?.name !== name.trim() || stored.get(external_id)?.brand !== brand.trim()) {
        expect(stored.get(external_id), `line ${line.number}`).toEqual({ name, brand })
      }
    }
  }, 120_000)

  it('changes nothing the second time', async () => {
    const { version } = catalogue
    expect(await importIt()).toMatchObject({ created: 0, updated: 0, unchanged: report.lines })
    expect(catalogue.version).toBe(version)
  }, 120_000)

  it('is counted as plain SQL counts it', async () => {
    await createPlainViews(shop.database)
    const { categories, brands, free_from } = await catalogue.listFilterOptions({}, 'en')
    const most = (options: readonly CategoryOption[]) =>
      options
        .toSorted((a, b) => b.count - a.count)
        .slice(0, 1)
        .map(({ id }) => id)
    const filters: FilterIds[] = [
      {},
      { categories: most(categories) },
      { brands: most(brands) },
      { free_from: most(free_from), categories: most(categories), availability: [1] },
    ]
    for (const filter of filters) {
      const counts = await plainCounts(shop.database, filter)
      const options = await catalogue.listFilterOptions(filter, 'en')
      expect((await catalogue.filterOptionsJson(filter, 'en')).bytes.toString()).toBe(JSON.stringify(options))
      const visit = (group: string, { id, count, children = [] }: CategoryOption): void => {
        expect(count, `${group} ${id}`).toBe(counts.get(`${group} ${id}`) ?? 0)
        for (const child of children) visit(group, child)
      }
      for (const [group, list] of Object.entries(options)) for (const option of list) visit(group, option)
    }
  }, 120_000)
})
