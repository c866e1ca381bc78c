import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CURRENCIES } from '#contract/constants.ts'
import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { formatNumber } from '#hooks/format.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { formatPercent } from '#hooks/format-percent.ts'

const THOUSANDTHS = Array.from({ length: 2700 }, (_, number) => (number * 367) / 1000)
const TENTHS = Array.from({ length: 1400 }, (_, number) => (number * 7) / 10)

describe('amounts', () => {
  test.each(Object.values(CURRENCIES))(
    'in $currency are written as Intl writes them (price.fixed-formats)',
    ({ locale, currency }) => {
      const asIntl = new Intl.NumberFormat(locale, { style: 'currency', currency })
      const expectSame = (amount: number) => {
        expect(formatMoney(amount, currency)).toBe(asIntl.format(amount))
      }
      for (const amount of [0, 0.05, 0.3, 9.9, 999.99, 1000, 12_345.6, 1_234_567.89, -4.5, -1000]) expectSame(amount)
      fc.assert(fc.property(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), (cents) => expectSame(cents / 100)))
    },
  )

  test.each(LANGUAGE_CODES.map(bcp47))('numbers are written in %s as Intl writes them', (tag) => {
    const asIntl = new Intl.NumberFormat(tag)
    for (const number of [...THOUSANDTHS, 1000, 12_345, -1, 0.0005, 1.23456])
      expect(formatNumber(number, tag)).toBe(asIntl.format(number))
  })

  test.each(LANGUAGE_CODES.map(bcp47))('percents are written in %s as Intl writes them', (tag) => {
    const asIntl = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
    for (const percents of [...TENTHS, 1000, 12_345, -1, 0.05, 1.23456])
      expect(formatPercent(percents, tag)).toBe(asIntl.format(percents / 100))
  })
})
