import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseSearch, stringifySearch } from '#app/address-query.ts'

test('a list stands plainly in the address (address.query-is-written-plainly)', () => {
  expect(stringifySearch({ categories: '3,17', query: 'zinc & c' })).toBe('?categories=3,17&query=zinc+%26+c')
  expect(stringifySearch({})).toBe('')
})

test('values stay text, and of a repeated name the first counts', () => {
  expect(parseSearch('?query=12&a=1&a=2&b&constructor=c')).toEqual({ query: '12', a: '1', b: '', constructor: 'c' })
})

test.each(['?utm=%E4', '?q=%', '?%FF=%zz', '?a=1&%', '?query=a%00b', '?=&==&%00'])(
  '%s is read whatever its encoding, without NUL characters (address.any-encoding-is-drawn)',
  (search) => {
    expect(JSON.stringify(parseSearch(search))).not.toContain(String.raw`\u0000`)
    expect(parseSearch(`${search}&page=2`)).toMatchObject({ page: '2' })
  },
)

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
      expect(new Map(Object.entries(parseSearch(stringifySearch(query))))).toEqual(new Map(Object.entries(query)))
    }),
  )
})
