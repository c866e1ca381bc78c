import { describe, expect, test } from 'vitest'

import { addressLines } from '#areas/orders/contract/address-lines.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'

const MARA = { first_name: 'Mara', last_name: 'Vos' }
const ADDRESS = {
  first_name: '花子',
  last_name: '山田',
  street: '千代田1-1',
  addition: '101号室',
  postal_code: '100-0001',
  city: '東京都千代田区',
  country: 'JP',
  phone: '03-1234-5678',
}

test('the family name comes first in Hungarian, Japanese and Chinese alone (language.family-name-first)', () => {
  const reversed = LANGUAGE_CODES.filter((language) => personName(MARA, language) === 'Vos Mara')
  expect(reversed).toEqual(['hu', 'jp', 'zh-TW', 'zh_tw'])
  for (const language of LANGUAGE_CODES.filter((code) => !reversed.includes(code)))
    expect(personName(MARA, language)).toBe('Mara Vos')
})

test('a Chinese name is written as one, a Japanese one with a space (language.family-name-first)', () => {
  expect(personName({ first_name: '小明', last_name: '王' }, 'zh-TW')).toBe('王小明')
  expect(personName({ first_name: '花子', last_name: '山田' }, 'jp')).toBe('山田 花子')
})

test('one name alone has no space beside it', () => {
  expect(personName({ first_name: 'Mara', last_name: '' }, 'hu')).toBe('Mara')
  expect(personName({ first_name: '', last_name: 'Vos' }, 'en')).toBe('Vos')
  expect(personName({ first_name: '', last_name: '' }, 'jp')).toBe('')
})

describe('an address (language.addresses-from-large-to-small)', () => {
  test('begins with the postal code and goes from large to small in Japanese and Chinese', () => {
    expect(addressLines(ADDRESS, '日本', 'jp')).toEqual([
      '〒100-0001',
      '日本',
      '東京都千代田区',
      '千代田1-1',
      '101号室',
      '山田 花子',
    ])
    expect(addressLines({ ...ADDRESS, ...MARA, addition: '' }, '日本', 'zh-TW')[0]).toBe('100-0001')
  })

  test('ends with the country elsewhere', () => {
    expect(addressLines({ ...ADDRESS, ...MARA, addition: '' }, 'Japan', 'hu')).toEqual([
      'Vos Mara',
      '千代田1-1',
      '100-0001 東京都千代田区',
      'Japan',
    ])
  })
})
