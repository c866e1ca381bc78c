import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { importCatalogue } from '#areas/import/server/index.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { tries } from '#tests/support/tries.ts'

import { lines, product, variant } from './support/lines.ts'
import { openShop, type TestShop } from './support/shop.ts'

const VISITOR = { mayBuyRestricted: false }

/** Keeps the product in the catalogue. */
const STAYS = variant('stays')

/** The one variant as a file has it, in euros. */
interface Asked {
  readonly price: number | null
  readonly regular?: number | null
}

describeOnEachEngine('the earlier price', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openShop(engine, [product('a', { variants: [STAYS] })])
  })

  afterAll(() => shop.close())

  const line = ({ price, regular = null }: Asked, fields = {}) =>
    product('a', { ...fields, variants: [variant('a', { price_eur: price, regular_price_eur: regular }), STAYS] })

  const file = (asked: Asked, fields = {}) => importCatalogue(shop.database, lines(line(asked, fields)))

  const pass = (days: number) =>
    sql`update price_history set since = since - ${days} * interval '1 day'`.execute(shop.database.db)

  const shown = async (viewer = VISITOR) => {
    const { id } = await shop.database.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
    const [found] = await shop.catalogue.productsOf([id], 'en', viewer)
    return found?.variants.find(({ sku }) => sku === 'a')?.earlier_price
  }

  const history = async () => {
    const { rows } = await sql<{ price: number | null; reduced: boolean }>`
      select price, reduced from price_history join variant on variant.id = variant_id
      where currency = 'EUR' and sku = 'a' order by since
    `.execute(shop.database.db)
    return rows.map(({ price, reduced }) => (reduced ? [price, 'reduced'] : [price]))
  }

  /** As if the variant had never had a price, nor a file named it. */
  const forget = async () => {
    await sql`update product set import_hash = ''`.execute(shop.database.db)
    await sql`update variant set price_eur = null, regular_price_eur = null where sku = 'a'`.execute(shop.database.db)
    await sql`truncate price_history`.execute(shop.database.db)
  }

  beforeEach(async () => {
    await forget()
    await file({ price: 30 })
    await forget()
  })

  it('is the lowest of the 30 days before the reduction (price.earlier-is-lowest-of-30-days)', async () => {
    await file({ price: 40 })
    await pass(50)
    await file({ price: 28 })
    await pass(12)
    await file({ price: 30 })
    await pass(9)
    await file({ price: 20, regular: 40 })
    expect(await shown()).toBe(28)
    await pass(400)
    expect(await shown()).toBe(28)
  })

  it('counts the price that held as the 30 days began, and none before (price.earlier-is-lowest-of-30-days)', async () => {
    await file({ price: 25 })
    await pass(5)
    await file({ price: 27 })
    await pass(20)
    await file({ price: 30 })
    await pass(20.5)
    await file({ price: 20, regular: 40 })
    expect(await shown()).toBe(27)
  })

  it('goes down with each step of a reduction, and goes where the price rises again (price.reduced-below-the-regular)', async () => {
    await file({ price: 30 })
    await pass(31)
    await file({ price: 25, regular: 30 })
    expect(await shown()).toBe(30)
    await pass(3)
    await file({ price: 20, regular: 30 })
    expect(await shown()).toBe(25)
    await pass(3)
    await file({ price: 26, regular: 30 })
    expect(await shown()).toBeUndefined()
  })

  it('is absent without a regular price above the price (price.reduced-below-the-regular)', async () => {
    await file({ price: 30 })
    await pass(31)
    await file({ price: 20 })
    expect(await shown()).toBeUndefined()
    await file({ price: 20, regular: 20 })
    expect(await shown()).toBeUndefined()
  })

  it('is absent without 30 days on sale before the reduction (price.earlier-needs-30-days)', async () => {
    await file({ price: 30 })
    await pass(29.5)
    await file({ price: 20, regular: 30 })
    expect(await shown()).toBeUndefined()
    await pass(100)
    expect(await shown()).toBeUndefined()
  })

  it('is absent where the variant was off sale on some of the 30 days (price.earlier-needs-30-days)', async () => {
    await file({ price: 30 })
    await pass(60)
    await importCatalogue(shop.database, lines(product('a', { variants: [STAYS] })))
    expect(await history()).toEqual([[3000], [null]])
    await pass(1)
    await file({ price: 30 })
    await pass(10)
    await file({ price: 20, regular: 30 })
    expect(await shown()).toBeUndefined()
  })

  it('counts a regular price that comes within a day as there from the start, and a later one as a new reduction (price.reduced-below-the-regular)', async () => {
    await file({ price: 30 })
    await pass(31)
    await file({ price: 20 })
    await pass(0.9)
    await file({ price: 20, regular: 30 })
    expect(await shown()).toBe(30)
    await pass(1.1)
    await file({ price: 20 })
    expect(await shown()).toBeUndefined()
    await pass(1.1)
    await file({ price: 20, regular: 30 })
    expect(await shown()).toBeUndefined()
  })

  it('is kept by whoever writes a price, once for each change (price.history-keeps-itself)', async () => {
    await file({ price: 30 })
    await file({ price: 30 }, { name: 'Renamed' })
    await sql`update variant set stock = stock - 1`.execute(shop.database.db)
    expect(await history()).toEqual([[3000]])
    await pass(31)
    await sql`update variant set price_eur = 2500, regular_price_eur = 3000 where sku = 'a'`.execute(shop.database.db)
    expect(await history()).toEqual([[3000], [2500, 'reduced']])
    expect(await shown()).toBe(30)
  })

  it('keeps no price longer than a reduction can look back to it (price.history-keeps-itself)', async () => {
    for (const price of [31, 32, 33, 34]) {
      await file({ price })
      await pass(20)
    }
    expect(await history()).toEqual([[3200], [3300], [3400]])
    await pass(300)
    expect(await history()).toEqual([[3200], [3300], [3400]])
    await file({ price: 20, regular: 34 })
    expect(await history()).toEqual([[3400], [2000, 'reduced']])
  })

  it('is told to none who may not know the price (product.restricted-shows-no-price)', async () => {
    await file({ price: 30 }, { practitioner_only: true })
    await pass(31)
    await file({ price: 20, regular: 30 }, { practitioner_only: true })
    expect(await shown()).toBeUndefined()
    expect(await shown({ mayBuyRestricted: true })).toBe(30)
  })

  describe('whatever a shop asks', () => {
    const price = fc.constantFrom(20, 25, 30, 35)
    const step = fc.record({
      days: fc.constantFrom(0.4, 1.5, 7.3, 15.1, 29.5, 30.5),
      price: fc.option(price, { freq: 8 }),
      regular: fc.option(price, { freq: 2 }),
    })

    it('is the lowest of the 30 days before, or there is none (price.earlier-is-lowest-of-30-days)', async () => {
      const said = new Set<boolean>()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          await forget()
          const told: Told[] = []
          let day = 0
          for (const { days, ...asked } of steps) {
            await sql`
              update variant set price_eur = ${asked.price && asked.price * 100}, regular_price_eur = ${asked.regular && asked.regular * 100}
              where sku = 'a'
            `.execute(shop.database.db)
            told.push({ day, ...asked })
            if (asked.price !== null) {
              const expected = expectedOf(told)
              said.add(expected !== undefined)
              expect(await shown()).toBe(expected)
            }
            await pass(days)
            day += days
          }
        }),
        tries(60),
      )
      expect(said.size).toBe(2)
    })
  })
})

interface Told {
  readonly day: number
  readonly price: number | null
  readonly regular: number | null
}

/** The same by walking over all that was ever told, a tenth of a day at a time. */
function expectedOf(told: readonly Told[]): number | undefined {
  const at = (day: number) => told.findLast((one) => one.day <= day + 1e-6)
  const isReduced = ({ price, regular }: Told) => price !== null && regular !== null && regular > price
  const now = told.at(-1)
  if (now === undefined || now.price === null || !isReduced(now)) return undefined
  const begin = beginOf(told, isReduced)
  const before = Array.from({ length: 301 }, (_, tenth) => at(begin - tenth / 10 - 1e-3)?.price ?? null)
  if (before.includes(null)) return undefined
  const lowest = Math.min(...(before as number[]))
  return lowest > now.price ? lowest : undefined
}

/** When the present reduction began: with its price, or with its regular price where that came more than a day later. */
function beginOf(told: readonly Told[], isReduced: (one: Told) => boolean): number {
  let begin = 0
  let before: Told | undefined
  for (const one of told) {
    const isSamePrice = before !== undefined && one.price === before.price
    const turned = before !== undefined && isReduced(one) !== isReduced(before)
    if (!isSamePrice || (turned && one.day - begin >= 1)) begin = one.day
    before = one
  }
  return begin
}
