import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { WOOCOMMERCE_HEADINGS } from '#areas/import/server/other-shops/headings.ts'

import { tries } from '#tests/support/tries.ts'

import { read } from './support/read.ts'

const FIELDS = ['id', 'kind', 'sku', 'name', 'published', 'description', 'price', 'stock', 'brand'] as const

const word = fc.stringMatching(/^[A-Za-zÀ-ž0-9 ,;"'|()&.-]{0,20}$/)

const productRow = fc.record({
  name: word.map((text) => `N${text}`),
  description: word,
  brand: word.map((text) => `B${text.replaceAll(/[,|]/g, '')}`),
  cents: fc.integer({ min: 1, max: 99_999 }),
  stock: fc.integer({ min: 0, max: 500 }),
})

const cased = (text: string, how: number): string =>
  how === 0 ? text : how === 1 ? text.toUpperCase() : text.replaceAll(' ', '_')

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Columns in any order, headings in any language, case and spelling, cells in quotes, any delimiter and line end. */
const anyTable = fc.record({
  rows: fc.array(productRow, { minLength: 1, maxLength: 5 }),
  headings: fc.constantFrom(...WOOCOMMERCE_HEADINGS),
  order: fc.shuffledSubarray([...FIELDS], { minLength: FIELDS.length }),
  how: fc.constantFrom(0, 1, 2),
  delimiter: fc.constantFrom(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n'),
})

it('reads any table of known headings, whatever their order, case, language and quotes (operations.import-reads-encodings)', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, async ({ rows, headings, order, how, delimiter, end }) => {
      const head = order.map((field) => quoted(cased((headings[field] ?? '').split('|')[0] ?? '', how)))
      const cells = rows.map(({ name, description, brand, cents, stock }, n) => {
        const row = {
          id: `${n + 1}`,
          kind: 'simple',
          sku: `S${n}`,
          name,
          published: '1',
          description,
          price: (cents / 100).toFixed(2),
          stock: `${stock}`,
          brand,
        }
        return order.map((field) => quoted(row[field]))
      })
      const { format, products, faults } = await read(
        [head, ...cells].map((line) => `${line.join(delimiter)}${end}`).join(''),
      )
      expect(faults).toEqual([])
      expect(format).toBe('woocommerce')
      expect(products.map(({ variants: [one] }) => [one?.sku, one?.price_eur, one?.stock])).toEqual(
        rows.map(({ cents, stock }, n) => [`S${n}`, cents, stock]),
      )
      expect(products.map(({ external_id }) => external_id)).toEqual(rows.map((_, n) => `woocommerce:${n + 1}`))
    }),
    tries(60),
  )
})
