import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { importCatalogue } from '#areas/import/server/index.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { lines, product, variant } from '../support/lines.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const VISITOR = { mayBuyRestricted: false }
const TOTAL = 30
const PRODUCTS = Array.from({ length: TOTAL }, (_, n) =>
  product(`zinc-${n}`, { name: `Zinc ${'complex '.repeat(n % 4)}${n + 100}` }),
)

describeOnEachEngine('a search in slices', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(engine, PRODUCTS)
  })
  afterAll(async () => {
    await shop.close()
  })

  const slice = async (cursor?: string | null, query = 'zinc', limit = 7) =>
    shop.catalogue.searchSlice({ query, limit, ...(cursor ? { cursor } : {}) }, 'en', VISITOR)
  const idsOf = (part: Awaited<ReturnType<typeof slice>>) => part?.hits.map(({ product_id }) => product_id) ?? []

  it('gives each product once, in the order of the pages, and null as the last cursor (search.cursor-walks-all-hits)', async () => {
    const found: number[] = []
    let cursor: string | null | undefined
    let slices = 0
    do {
      const part = await slice(cursor)
      expect(part?.total_found).toBe(TOTAL)
      found.push(...idsOf(part))
      cursor = part?.next_cursor
      slices += 1
    } while (cursor)
    expect(slices).toBe(5)
    const page = await shop.catalogue.search(
      { params: undefined, query: { query: 'zinc', per_page: 100 }, body: undefined },
      'en',
      VISITOR,
    )
    expect(found).toEqual(page.hits.map(({ product_id }) => product_id))
  })

  it('gives null at once where one slice holds all, or nothing is found', async () => {
    expect((await slice(null, 'zinc', 100))?.next_cursor).toBeNull()
    expect((await slice(null, 'zinc', TOTAL))?.next_cursor).toBeNull()
    expect(await slice(null, 'nothing')).toEqual({ hits: [], total_found: 0, next_cursor: null })
  })

  it('refuses a cursor that it has not given, and that of another query', async () => {
    const cursor = (await slice())?.next_cursor ?? ''
    expect(cursor).toMatch(/^[\w-]{10,}$/)
    const written = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const broken of [
      'x',
      '!',
      cursor.slice(0, -3),
      `${cursor}AAAA`,
      written([1, 2]),
      written([1, -2, 'x']),
      written({}),
      written([1, 2, 'AAAAAAAA']),
    ]) {
      expect(await slice(broken), broken).toBeNull()
    }
    expect(await slice(cursor, 'complex')).toBeNull()
  })

  it('repeats and leaves out nothing where others come and go between two slices', async () => {
    const first = await slice()
    const { version } = shop.catalogue
    // New ones stand before those given, and the rarity of the word has changed.
    await importCatalogue(
      shop.database,
      lines(
        ...Array.from({ length: 5 }, (_, n) => product(`new-${n}`, { name: 'Zinc' })),
        ...Array.from({ length: 50 }, (_, n) =>
          product(`other-${n}`, { name: `Iron ${n}`, variants: [variant(`other-${n}`)] }),
        ),
      ),
    )
    await vi.waitFor(
      () => {
        expect(shop.catalogue.version).toBeGreaterThan(version)
      },
      { timeout: 10_000 },
    )
    const found = [...idsOf(first)]
    for (let cursor = first?.next_cursor; cursor;) {
      const part = await slice(cursor)
      found.push(...idsOf(part))
      cursor = part?.next_cursor
    }
    expect(new Set(found).size).toBe(found.length)
    expect(found).toHaveLength(TOTAL)
  })
})
