import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { PaperContent } from '#areas/papers/server/stored/paper-content.ts'
import { taxesOf, without } from '#areas/papers/server/credit.ts'

import { SAMPLE_CONTENT, SAMPLE_LINE } from './support/sample.ts'

const RATES = [7, 19, 25.5]

const taxed = (rate: number, gross: number) => {
  const tax = Math.round((gross * rate) / (100 + rate))
  return { rate, net: gross - tax, tax }
}

/** An invoice whose lines have these prices, quantities and rates. */
function invoiceOf(
  lines: readonly { price: number; quantity: number; rate: number }[],
  delivery: number,
): PaperContent {
  const billed = lines.map(({ price, quantity, rate }, place) => ({
    ...SAMPLE_LINE,
    variant_id: place + 1,
    price,
    quantity,
    discount: 0,
    total: price * quantity,
    tax_rate: rate,
  }))
  const first = billed[0]?.tax_rate
  const rates = [...new Set(billed.map(({ tax_rate }) => tax_rate))]
  const gross = (rate: number) =>
    billed.filter(({ tax_rate }) => tax_rate === rate).reduce((sum, { total }) => sum + total, 0) +
    (rate === first ? delivery : 0)
  return {
    ...SAMPLE_CONTENT,
    lines: billed,
    delivery: { ...SAMPLE_CONTENT.delivery, price: delivery },
    taxes: rates.map((rate) => taxed(rate, gross(rate))),
    total: billed.reduce((sum, { total }) => sum + total, delivery),
  }
}

const line = fc.record({
  price: fc.integer({ min: 1, max: 9999 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  rate: fc.constantFrom(...RATES),
})

it('has the taxes of what it credits, and the last one those that are left (papers.credit-within-its-invoice)', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 999 }), (lines, delivery) => {
      const invoice = invoiceOf(lines, delivery)
      const [credited, ...rest] = invoice.lines
      const part = { lines: credited ? [credited] : [], delivery: { ...invoice.delivery, price: 0 } }
      const taxes = taxesOf(part, invoice.taxes)
      expect(taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(credited?.total)
      const left = without(invoice, [{ ...invoice, ...part, taxes }])
      expect(left.lines).toEqual(rest)
      const all = [...taxes, ...left.taxes].reduce((sum, { net, tax }) => sum + net + tax, 0)
      expect(all).toBe(invoice.total)
    }),
  )
})
