import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Cart } from '#areas/cart/contract/cart.ts'
import { DISCOUNT_CHOICES, type Region } from '#contract/constants.ts'
import { tries } from '#tests/support/tries.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { shoppingShop } from './support/shop.ts'

const PRICES = [0.01, 0.05, 0.1, 0.29, 1.15, 19.99, 35, 1234.56]
const SKUS = PRICES.map((_, i) => `sku-${i}`)
const GBP = PRICES.toReversed()

const products = PRICES.map((price_eur, i) =>
  product(`p-${i}`, { variants: [variant(`sku-${i}`, { price_eur, price_gbp: GBP[i] ?? 1, stock: 40 })] }),
)

const ascending = (a: number, b: number): number => a - b
const quantitiesIn = ({ items }: Cart): number[] => items.map(({ quantity }) => quantity).toSorted(ascending)

const step = fc.record({
  kind: fc.constantFrom('add', 'set', 'remove'),
  sku: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 1, max: 30 }),
  isNone: fc.boolean(),
})

describe.each<[Region, readonly number[]]>([
  ['eu', PRICES],
  ['uk', GBP],
])('the sums of the server in %s', (region, prices) => {
  describeOnEachEngine('after any changes', (engine) => {
    it('are those of a plain recount in whole cents (price.cents-inside-decimals-outside)', async () => {
      const shop = await shoppingShop(engine, { products, region })
      const ids = new Map(await Promise.all(SKUS.map(async (sku) => [sku, await shop.idsOf(sku)] as const)))
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 8 }),
          fc.constantFrom(...DISCOUNT_CHOICES),
          async (steps, rate) => {
            const who = await shop.clientAt(rate)
            const wanted = new Map<string, number>()
            for (const { kind, sku, quantity, isNone } of steps) {
              const present = wanted.get(sku) ?? 0
              const next = kind === 'add' ? present + quantity : kind === 'set' && !isNone ? quantity : 0
              const { status, body } =
                kind === 'add'
                  ? await shop.add(who, { ...ids.get(sku), quantity })
                  : kind === 'set'
                    ? await shop.set(who, { ...ids.get(sku), quantity: next })
                    : await shop.remove(who, ids.get(sku))
              expect(status).toBe(next > 40 ? 409 : 200)
              if (next <= 40) wanted.set(sku, next)
              if (status === 200)
                expect(quantitiesIn(body)).toEqual([...wanted.values()].filter((of) => of > 0).toSorted(ascending))
            }
            let [items, total, discount] = [0, 0n, 0n]
            for (const [sku, quantity] of wanted) {
              const cents = BigInt(Math.round((prices[SKUS.indexOf(sku)] ?? 0) * 100)) * BigInt(quantity)
              items += quantity
              total += cents
              discount += (cents * BigInt(rate) * 2n + 100n) / 200n
            }
            const { items: _, ...sums } = (await shop.cart(who)).body
            expect(sums).toEqual({
              total_items: items,
              total_price: Number(total) / 100,
              total_discount: Number(discount) / 100,
              total_price_after_discount: Number(total - discount) / 100,
              discount_rate: rate,
            })
          },
        ),
        tries(25),
      )
    }, 60_000)
  })
})
