import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { PRODUCT_ORDERS, PRODUCT_STATES } from '#areas/products/contract/products.ts'
import { isLong } from '#tests/support/length.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { editedShop } from './support/products.ts'

const PRODUCTS = isLong ? 50_000 : 5000
/** Milliseconds for a page of the list, on a machine that is busy with much else. */
const ANSWERS_WITHIN = isLong ? 1000 : 500

describeOnEachEngine("an admin's list", (engine) => {
  it(`of ${PRODUCTS} products answers however it is narrowed and sorted (products.lists-stay-fast)`, async () => {
    const shop = await editedShop(
      engine,
      Array.from({ length: PRODUCTS }, (_, n) =>
        product(`p${n}`, {
          name: `Product ${n} of many`,
          brand: `Brand ${n % 500}`,
          variants: [variant(`a${n}`, { stock: n % 3 }), variant(`b${n}`, { net_contents: '90', barcode: `40${n}` })],
        }),
      ),
    )
    await sql`analyze`.execute(shop.db)
    const queries = [
      {},
      { page: 40 },
      { keyword: 'product 123' },
      { keyword: 'a4999' },
      { keyword: '404' },
      { keyword: 'brand 77 many' },
      ...PRODUCT_STATES.map((state) => ({ state })),
      ...PRODUCT_ORDERS.map((order_by) => ({ order_by })),
    ]
    const slow: object[] = []
    for (const query of queries) {
      const began = performance.now()
      await shop.products.list(query, 'en')
      const took = performance.now() - began
      if (process.env['SHOW_TIMES']) process.stderr.write(`${JSON.stringify(query)} ${took.toFixed(0)} ms\n`)
      if (took > ANSWERS_WITHIN) slow.push({ ...query, took })
    }
    expect(slow).toEqual([])
  })
})
