import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { isReverseCharge, unionCountryOf, vatNumber } from '#areas/orders/contract/vat-number.ts'

const read = (text: string) => {
  const { success, output } = v.safeParse(vatNumber, text)
  return success ? output : undefined
}

describe('a VAT number', () => {
  it.each([
    ['de 136 695 976', 'DE136695976'],
    ['NL0000.99998.B57', 'NL000099998B57'],
    ['ATU-13585627', 'ATU13585627'],
    ['EL094259216', 'EL094259216'],
    ['GB980780684', 'GB980780684'],
    ['CHE-116.281.710 MWST', 'CHE116281710MWST'],
    ['', ''],
  ])('is told in one way: %s (tax.vat-number-has-its-form)', (text, number) => {
    expect(read(text)).toBe(number)
  })

  it.each(['136695976', 'DE136695975', 'DE12', 'XX123456789', 'US123456789', '<b>'])(
    'has the form of its country, unlike %s (tax.vat-number-has-its-form)',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it('belongs to a member state or to none', () => {
    expect(['DE136695976', 'EL094259216', 'GB980780684', '', 'DE1'].map(unionCountryOf)).toEqual([
      'DE',
      'GR',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the buyer owes the tax (tax.reverse-charge)', () => {
  const sale = { shopCountry: 'DE', country: 'NL', vatNumber: 'NL000099998B57', isChecked: true }

  it('for goods that cross a border within the EU, to a business of another of its countries', () => {
    expect(isReverseCharge(sale)).toBe(true)
    expect(isReverseCharge({ ...sale, country: 'AT' })).toBe(true)
  })

  it.each([
    ['the number is not confirmed', { isChecked: false }],
    ['there is no number', { vatNumber: '' }],
    ['none was asked for', { vatNumber: undefined }],
    ['the number is of the country of the shop', { vatNumber: 'DE136695976' }],
    ['the goods stay in the country of the shop', { country: 'DE' }],
    ['the goods leave the EU', { country: 'GB' }],
    ['the number is from outside the EU', { vatNumber: 'GB980780684' }],
    ['the shop is outside the EU', { shopCountry: 'GB' }],
  ])('not where %s', (_, other) => {
    expect(isReverseCharge({ ...sale, ...other })).toBe(false)
  })
})
