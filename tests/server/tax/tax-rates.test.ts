import { describe, expect, it } from 'vitest'

import { TAX_CLASSES } from '#contract/tax.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'
import { KNOWN_RATES } from '#server/tax/rates.ts'
import { dayIn, ratesOn } from '#server/tax/tax-rates.ts'

const KNOWN = { everywhere: undefined, own: [] }

describe('the rates of a country', () => {
  it.each([
    ['DE', '2026-11-29', 7, 19],
    ['FI', '2025-12-31', 14, 25.5],
    ['FI', '2026-01-01', 13.5, 25.5],
    ['SE', '2026-03-31', 12, 25],
    ['SE', '2026-04-01', 6, 25],
    ['SE', '2028-01-01', 12, 25],
    ['RO', '2025-07-31', 19, 19],
    ['RO', '2025-08-01', 21, 21],
    ['IM', '2026-11-29', 20, 20],
  ])('are those of the day: %s on %s (tax.by-country-class-and-day)', (country, day, food_supplement, standard) => {
    expect(ratesOn(KNOWN, country, day)).toEqual({ food_supplement, standard })
  })

  it('are none where goods are exported to (tax.by-country-class-and-day)', () => {
    for (const country of ['CH', 'GG', 'JP', 'toString'])
      expect(ratesOn(KNOWN, country, '2026-11-29')).toEqual({ food_supplement: 0, standard: 0 })
  })

  it('are known for the EU and the United Kingdom, in order and with a source each (tax.rates-are-the-operators)', () => {
    const [union] = DELIVERY_DEFAULTS.eu
    expect(Object.keys(KNOWN_RATES)).toEqual(expect.arrayContaining([...(union?.countries ?? []), 'GB', 'IM']))
    for (const rates of Object.values(KNOWN_RATES))
      for (const of of TAX_CLASSES) {
        const days = rates[of].map(({ from }) => from)
        expect(days).toEqual(days.toSorted())
        expect(rates[of].every(({ source, rate }) => source !== '' && rate > 0 && rate < 30)).toBe(true)
      }
  })

  it("are the operator's where they are set (tax.rates-are-the-operators)", () => {
    const own = [
      { country: 'DE', class: 'standard', rate: 20, from: '2027-01-01' },
      { country: 'DE', class: 'standard', rate: 19.5, from: '2026-06-01' },
    ] as const
    const on = (day: string) => ratesOn({ everywhere: undefined, own }, 'DE', day)
    expect([on('2026-01-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([
      { food_supplement: 7, standard: 19.5 },
      { food_supplement: 7, standard: 19.5 },
      { food_supplement: 7, standard: 20 },
    ])
    expect(ratesOn({ everywhere: 8.1, own: [] }, 'CH', '2026-01-01')).toEqual({ food_supplement: 8.1, standard: 8.1 })
  })

  it('begin at midnight of the shop', () => {
    const at = new Date('2026-12-31T23:30:00Z')
    expect([dayIn('Europe/Berlin', at), dayIn('UTC', at)]).toEqual(['2027-01-01', '2026-12-31'])
  })
})
