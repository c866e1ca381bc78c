import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DISCOUNT_CHOICES, type Region } from '#contract/constants.ts'
import { tries } from '#tests/support/tries.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { bodyOf, place } from './support/checkout.ts'

const PRICES = [0.01, 0.05, 0.1, 0.29, 1.15, 19.99, 35, 1234.56]
const GBP = PRICES.toReversed()
const SKUS = PRICES.map((_, i) => `sku-${i}`)
const products = PRICES.map((price_eur, i) =>
  product(`p-${i}`, { variants: [variant(`sku-${i}`, { price_eur, price_gbp: GBP[i] ?? 1, stock: 1_000_000 })] }),
)

const cart = fc.uniqueArray(fc.record({ sku: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 999 }) }), {
  selector: ({ sku }) => sku,
  minLength: 1,
})

describe.each<[Region, readonly number[], bigint, bigint]>([
  ['eu', PRICES, 490n, 4900n],
  ['uk', GBP, 395n, 4500n],
])('the sums of an order in %s', (region, prices, delivery, freeFrom) => {
  describeOnEachEngine('of any cart', (engine) => {
    it('are those of a plain recount in whole cents (price.cents-inside-decimals-outside, tax.sums-agree)', async () => {
      const taxRate = 19n
      const shop = await shoppingShop(engine, {
        products,
        region,
        orderSettings: { tax: { everywhere: Number(taxRate), own: [] } },
      })
      const ids = new Map(await Promise.all(SKUS.map(async (sku) => [sku, await shop.idsOf(sku)] as const)))
      await fc.assert(
        fc.asyncProperty(cart, fc.constantFrom(...DISCOUNT_CHOICES), async (lines, rate) => {
          const who = await shop.clientAt(rate)
          for (const { sku, quantity } of lines) await shop.add(who, { ...ids.get(sku), quantity })
          const { status, body } = await place(shop, who, await bodyOf(shop, who, region))
          expect(status).toBe(200)

          let [price, discount] = [0n, 0n]
          for (const [i, { sku, quantity }] of lines.entries()) {
            const cents = BigInt(Math.round((prices[SKUS.indexOf(sku)] ?? 0) * 100)) * BigInt(quantity)
            const off = (cents * BigInt(rate) * 2n + 100n) / 200n
            price += cents
            discount += off
            expect(body.lines[i]).toMatchObject({
              quantity,
              discount: Number(off) / 100,
              total: Number(cents - off) / 100,
            })
          }
          const sent = price - discount >= freeFrom ? 0n : delivery
          const total = price - discount + sent
          const tax = (total * taxRate * 2n + 119n) / 238n
          expect(body).toMatchObject({
            currency: region === 'eu' ? 'EUR' : 'GBP',
            discount_rate: rate,
            total_price: Number(price) / 100,
            total_discount: Number(discount) / 100,
            delivery_method: { price: Number(sent) / 100 },
            total: Number(total) / 100,
            taxes: [{ rate: 19, net: Number(total - tax) / 100, tax: Number(tax) / 100 }],
          })
        }),
        tries(25),
      )
    }, 60_000)
  })
})
