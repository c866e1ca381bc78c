import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import {
  type CategoryOption,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterIds,
  type FilterOptions,
  ORDER,
  ORDER_BY,
  type ProductPage,
} from '#areas/catalogue/contract/catalogue.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { ImportLine } from '#areas/import/server/index.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { createPlainViews, plainCounts, plainProducts, plainReliefs } from './support/plain-sql.ts'
import { openShop, type TestShop } from './support/shop.ts'

/** Fixed, so that a failure comes again; it stands in the name of the tests. */
const SEED = 20_261_121
const PRODUCTS = 300
const BUYER = { mayBuyRestricted: true }

const few = (...names: string[]) => fc.subarray(names)
const PATHS: string[][] = [
  ['Vitamins'],
  ['Vitamins', 'Vitamin C'],
  ['Vitamins', 'Vitamin D'],
  ['Minerals', 'Magnesium'],
  ['Minerals', 'Magnesium', 'Citrate'],
  ['Oils'],
]

const randomProduct: fc.Arbitrary<Partial<ImportLine>> = fc.record({
  brand: fc.constantFrom('Alder', 'ALDER', 'Birch', 'Cedar', 'Dogwood'),
  name: fc.constantFrom('Zinc', 'zinc', 'Ärnica', 'Arnica', 'Omega 3', 'Omega 10', 'Ål', 'Øre', 'B'),
  delivery_form: fc.option(fc.constantFrom('capsule', 'tablet', 'powder'), { nil: undefined }),
  categories: fc.array(fc.constantFrom(...PATHS), { maxLength: 3 }),
  health_goals: few('Sleep', 'Energy', 'Immunity', 'Bones'),
  suitable_for: few('Vegans', 'Children'),
  free_from: few('Gluten', 'Dairy', 'Soya'),
  zero_waste: fc.boolean(),
  practitioner_only: fc.boolean(),
  created_at: fc.constantFrom('2024-01-01', '2025-06-30', '2026-02-28', '1999-12-31'),
})
const randomVariants = fc.array(
  fc.record({ price_eur: fc.integer({ min: 1, max: 40 }), stock: fc.integer({ min: 0, max: 1 }) }),
  { minLength: 1, maxLength: 4 },
)

function randomProducts(): ImportLine[] {
  return fc
    .sample(fc.tuple(randomProduct, randomVariants), { seed: SEED, numRuns: PRODUCTS })
    .map(([fields, variants], n) =>
      product(`p${n}`, {
        ...fields,
        variants: variants.map((fieldsOfOne, place) => variant(`p${n}-${place}`, fieldsOfOne)),
      }),
    )
}

function countsOf(options: FilterOptions): Map<string, number> {
  const counts = new Map<string, number>()
  const visit = (group: string, { id, count, children = [] }: CategoryOption): void => {
    if (count > 0) counts.set(`${group} ${id}`, count)
    for (const child of children) visit(group, child)
  }
  for (const [group, list] of Object.entries(options)) for (const option of list) visit(group, option)
  return counts
}

describeOnEachEngine(`the read model (seed ${SEED})`, (engine) => {
  let shop: TestShop
  let ids: number[]
  let idsOf: (group: FilterGroup) => readonly number[]
  beforeAll(async () => {
    shop = await openShop(engine, randomProducts())
    await createPlainViews(shop.database)
    const options = await shop.database.db.selectFrom('option').select(['id', 'filter_group']).execute()
    ids = options.map(({ id }) => id)
    idsOf = (group) =>
      ({ availability: [1, 2], zero_waste: [1] })[group as string] ??
      options.filter(({ filter_group }) => filter_group === group).map(({ id }) => id)
  })
  afterAll(async () => {
    await shop.close()
  })

  /** Ids of any group in any group: most are unknown there, and some are known nowhere. */
  const randomFilter = (): fc.Arbitrary<FilterIds> => {
    const anyIds = fc.array(fc.constantFrom(...ids, 1, 2, 1, 2, 999_999), { minLength: 1, maxLength: 8 })
    return fc.record(Object.fromEntries(FILTER_GROUPS.map((group) => [group, anyIds])), { requiredKeys: [] })
  }
  /** One option in each of some groups: of 300 products few or none are left. */
  const narrowFilter = (): fc.Arbitrary<FilterIds> =>
    fc.record(
      Object.fromEntries(FILTER_GROUPS.map((group) => [group, fc.constantFrom(...idsOf(group)).map((id) => [id])])),
      { requiredKeys: [] },
    )
  const check = async (
    numRuns: number,
    property: (filter: FilterIds) => Promise<void>,
    filters = randomFilter(),
  ): Promise<void> => {
    await fc.assert(fc.asyncProperty(filters, property), { seed: SEED, numRuns })
  }
  const allIds = async (query: Parameters<TestShop['catalogue']['listProducts']>[0]): Promise<number[]> => {
    const pages: ProductPage[] = []
    do {
      pages.push(await shop.catalogue.listProducts({ ...query, limit: 100, page: pages.length + 1 }, 'en', BUYER))
    } while (pages.length < (pages[0]?.total_pages ?? 0))
    return pages.flatMap(({ data }) => data.map(({ product_id }) => product_id))
  }

  it('counts what each option would give as plain SQL does', async () => {
    const totals: number[] = []
    await check(60, async (filter) => {
      const [options, counts, page] = await Promise.all([
        shop.catalogue.listFilterOptions(filter, 'en'),
        plainCounts(shop.database, filter),
        shop.catalogue.listProducts(filter, 'en', BUYER),
      ])
      expect(page.available_products).toBe(counts.get('availability 1') ?? 0)
      expect(page.unavailable_products).toBe(counts.get('availability 2') ?? 0)
      counts.delete('availability 1')
      counts.delete('availability 2')
      expect(countsOf(options)).toEqual(counts)
      totals.push(page.total_results)
    })
    expect(totals.filter((total) => total > 0).length, 'filters that give something').toBeGreaterThan(20)
  })

  it('names for an empty result the group whose removal brings most, as plain SQL finds it, of equals the first (filters.empty-result-names-one-filter)', async () => {
    const seen = { helped: 0, tied: 0, helpless: 0, found: 0 }
    await check(
      200,
      async (filter) => {
        const [page, reliefs] = await Promise.all([
          shop.catalogue.listProducts(filter, 'en', BUYER),
          plainReliefs(shop.database, filter),
        ])
        const most = Math.max(0, ...reliefs.map(({ total_results }) => total_results))
        const best = reliefs.filter(({ total_results }) => total_results === most)
        expect(page.relief).toEqual(page.total_results === 0 && most > 0 ? best[0] : undefined)
        if (page.total_results > 0) seen.found += 1
        else if (most === 0) seen.helpless += 1
        else seen.helped += 1
        if (page.relief && best.length > 1) seen.tied += 1
      },
      narrowFilter(),
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0)
  })

  it('writes the options as ready JSON to the letter as they would be from objects, in every language', async () => {
    for (const language of LANGUAGE_CODES) {
      await check(8, async (filter) => {
        const ready = await shop.catalogue.filterOptionsJson(filter, language)
        expect(ready.bytes.toString()).toBe(JSON.stringify(await shop.catalogue.listFilterOptions(filter, language)))
      })
    }
  })

  it('lists what plain SQL lists, in its order, on all pages', async () => {
    for (const order_by of ORDER_BY) {
      if (order_by === 'name') continue
      for (const order of ORDER) {
        await check(12, async (filter) => {
          expect(await allIds({ ...filter, order_by, order })).toEqual(
            await plainProducts(shop.database, filter, order_by, order),
          )
        })
      }
    }
  })

  it('orders names by the rules of each language, equals by id', async () => {
    const rows = await shop.database.db.selectFrom('product').select(['id', 'name']).execute()
    for (const [language, tag] of [
      ['en', 'en'],
      ['dk', 'da'],
      ['es', 'es'],
    ] as const) {
      const { compare } = new Intl.Collator(tag)
      const expected = rows.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id).map(({ id }) => id)
      const listed: number[] = []
      for (let page = 1; page <= PRODUCTS / 100; page += 1) {
        const { data } = await shop.catalogue.listProducts(
          { order_by: 'name', order: 'asc', limit: 100, page },
          language,
          BUYER,
        )
        listed.push(...data.map(({ product_id }) => product_id))
      }
      expect(listed, language).toEqual(expected)
    }
  })
})
