import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { COUNTRY_CODES } from '#contract/countries.ts'
import { examples } from '#server/http/docs/examples.ts'
import { address } from '#areas/orders/contract/orders.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'
import { isPostalCodeOf } from '#contract/postal-code.ts'
import { brokenRules } from '#contract/rules.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'

const to = (country: string, postal_code: string) => ({
  ...examples.placeOrder,
  address: { ...examples.placeOrder.address, country, postal_code },
})
const taken = (country: string, postal_code: string) =>
  v.parse(placeOrder.body, to(country, postal_code)).address.postal_code

/** A code of each country that the shop delivers to by default, as its post writes it. */
const WRITTEN = {
  AT: '1010',
  BE: '1000',
  BG: '1000',
  CY: '1010',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  EE: '10111',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GR: '105 57',
  HR: '10000',
  HU: '1051',
  IE: 'D02 X285',
  IT: '00118',
  LT: 'LT-01100',
  LU: '1009',
  LV: 'LV-1010',
  MT: 'VLT 1117',
  NL: '1015 KG',
  PL: '00-950',
  PT: '1000-001',
  RO: '010011',
  SE: '111 22',
  SI: '1000',
  SK: '811 01',
  GB: 'SW1A 1AA',
  GG: 'GY1 1WR',
  IM: 'IM1 1AG',
  JE: 'JE2 3AB',
}
const bare = (code: string) => code.replaceAll(/[ -]/g, '')

describe('a postal code', () => {
  test('is known of each country that the shop delivers to by default', () => {
    const served = Object.values(DELIVERY_DEFAULTS).flatMap((methods) => methods.flatMap(({ countries }) => countries))
    expect(Object.keys(WRITTEN).toSorted()).toEqual([...new Set(served)].toSorted())
  })

  test.each(Object.entries(WRITTEN))(
    'of %s is taken as its post writes it and as people type it, and no text is taken for one',
    (country, code) => {
      expect([taken(country, code), taken(country, ` ${code.toLowerCase()} `)]).toEqual([code, code])
      expect(taken(country, bare(code))).toBe(bare(code))
      for (const wrong of ['Berlin', '1', `${code}0123`, 'ß'])
        expect(brokenRules(placeOrder.body, to(country, wrong))).toEqual({
          'address.postal_code': 'form.postcode-invalid',
        })
    },
  )

  test.each([
    ['JP', '１００-０００１', '100-0001'],
    ['DE', '١٠١١٥', '10115'],
    ['JP', '100ー0001', '100-0001'],
    ['JP', '1000001', '1000001'],
    ['PL', '00–950', '00-950'],
    ['JP', '〒１００−０００１', '100-0001'],
    ['DE', 'D-10115', '10115'],
    ['DE', 'de-10115', '10115'],
    ['DE', 'D 10115', '10115'],
    ['DE', 'd10115', '10115'],
    ['DE', 'Ｄ－１０１１５', '10115'],
    ['DE', 'D - 10115', '10115'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-8001', '8001'],
    ['CH', 'ch 8001', '8001'],
    ['LI', 'FL-9490', '9490'],
    ['LU', 'L-1234', '1234'],
    ['LU', 'LU 1234', '1234'],
    ['FR', 'F-75001', '75001'],
    ['IT', 'I-00118', '00118'],
    ['ES', 'E-28001', '28001'],
    ['PT', 'P-1000-001', '1000-001'],
    ['SI', 'SLO-1000', '1000'],
    ['FI', 'FIN-00100', '00100'],
    ['GB', 'GB SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'gb-sw1a\u00a01aa', 'SW1A 1AA'],
    ['GB', 'UK-SW1A1AA', 'SW1A1AA'],
    ['GB', 'GL1 1AA', 'GL1 1AA'],
    ['IE', 'IRL-D02 X285', 'D02 X285'],
    ['DK', 'DK-1050', '1050'],
    ['SE', 'SE-111 22', '111 22'],
    ['SE', 'S-111\u300022', '111 22'],
    ['NL', 'NL-1015 KG', '1015 KG'],
    ['PL', 'PL-00-950', '00-950'],
    ['PL', 'PL-00950', '00950'],
    ['LT', 'LT-01100', 'LT-01100'],
    ['LV', 'lv 1010', 'LV 1010'],
  ])(
    'of %s is taken as %j, with the characters of other keyboards, and kept without the letters of its country (checkout.postcode-of-its-country)',
    (country, typed, code) => {
      expect(taken(country, typed)).toBe(code)
    },
  )

  test('is any text in a country whose rules are not known, and has to be there (checkout.postcode-of-its-country)', () => {
    expect(COUNTRY_CODES.some((country) => country === 'AO')).toBe(true)
    expect([taken('AO', 'Luanda 3'), isPostalCodeOf('AO', 'x')]).toEqual(['LUANDA 3', true])
    expect(brokenRules(placeOrder.body, to('AO', ' '))).toEqual({ 'address.postal_code': 'form.empty-field' })
  })

  test.each([
    ['AT', 'D-10115'],
    ['DE', 'A-1010'],
    ['DE', 'D-1010'],
    ['DE', 'D-'],
    ['DE', 'D-D-10115'],
  ])('of %s is not %j', (country, typed) => {
    expect(isPostalCodeOf(country, typed)).toBe(false)
  })

  test('is not judged before the country is known', () => {
    expect(brokenRules(placeOrder.body, to('', 'Berlin'))).toEqual({ 'address.country': 'form.country-invalid' })
  })

  test('of an order that was placed already is read whatever it is', () => {
    expect(v.parse(address, to('DE', 'Berlin').address).postal_code).toBe('Berlin')
  })
})
