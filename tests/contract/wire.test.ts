import { assert, boolean, constantFrom, integer, option, property, record, string, uniqueArray } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { fillPath, toQueryText } from '#contract/call.ts'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import type { Call } from '#server/http/calls.ts'
import { ORDER, ORDER_BY } from '#areas/catalogue/contract/catalogue.ts'
import { LIMIT_MAX, PAGE_MAX } from '#contract/constants.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import {
  commonQuery,
  day,
  flag,
  givenIds,
  idList,
  idsInQueryAndBody,
  languageCode,
  pageLimit,
  pageNumber,
  pathId,
} from '#contract/wire.ts'

/** An address's query as text, the way the client writes it, and back through `URLSearchParams`. */
function throughAddress(query: object): Record<string, string> {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = toQueryText(value)
    if (text !== undefined) written.set(name, text)
  }
  return Object.fromEntries(new URLSearchParams(written.toString()))
}

const ids = uniqueArray(integer({ min: 0, max: 999_999_999 }), { maxLength: 30 })
const page = integer({ min: 1, max: PAGE_MAX })
const limit = integer({ min: 1, max: LIMIT_MAX })
const optional = <Value>(values: Arbitrary<Value>) => option(values, { nil: undefined })
const filters = {
  categories: optional(ids),
  health_goals: optional(ids),
  brands: optional(ids),
  delivery_form: optional(ids),
  suitable_for: optional(ids),
  free_from: optional(ids),
  availability: optional(ids),
  zero_waste: optional(ids),
}

/** Empty lists and undefined values do not arrive. */
const arriving = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )

describe('a value written into an address and read back is the same', () => {
  it('for a listing with all its filters, order and page', () => {
    const query: Arbitrary<CallInput<Call<'listProducts'>>['query']> = record({
      ...filters,
      order_by: optional(constantFrom(...ORDER_BY)),
      order: optional(constantFrom(...ORDER)),
      page: optional(page),
      limit: optional(limit),
    })
    assert(
      property(query, (given) => {
        expect(v.parse(calls.listProducts.query, throughAddress(given))).toEqual(arriving(given))
      }),
    )
  })

  it('for a search, whose words may be any text', () => {
    const query: Arbitrary<CallInput<Call<'searchProducts'>>['query']> = record({
      ...filters,
      query: string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text.length <= 200),
      formatted: optional(boolean()),
      page: optional(page),
      per_page: optional(limit),
    })
    assert(
      property(query, (given) => {
        expect(v.parse(calls.searchProducts.query, throughAddress(given))).toEqual(arriving(given))
      }),
    )
  })

  it('for parameters of a path', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (reset_token) => {
        const path = fillPath(calls.resetPassword.path, { reset_token })
        const [last = ''] = path.split('/').slice(-1)
        expect(path.split('/')).toHaveLength(5)
        expect(v.parse(calls.resetPassword.params, { reset_token: decodeURIComponent(last) })).toEqual({ reset_token })
      }),
    )
  })
})

describe('malformed text is refused (catalogue.malformed-values-are-refused)', () => {
  it.each([
    [
      'a list of ids',
      idList,
      ['', ',', '1,', '1,,2', ' 1', '1;2', '-1', '1.5', '1e3', 'abc', '1'.repeat(10), "1' OR '1'='1"],
    ],
    ['a list with more than a thousand ids', idList, [Array.from({ length: 1001 }, (_, index) => index).join(',')]],
    ['a page', pageNumber, ['', '0', '-1', '1.0', '1e3', '+1', ' 1', '01', `${PAGE_MAX + 1}`, '٣']],
    ['a limit', pageLimit, ['0', `${LIMIT_MAX + 1}`]],
    ['an id in a path', pathId, ['0', '2147483648', '99999999999', 'header']],
    ['a flag', flag, ['', 'true', '2', 'yes']],
    ['a day', day, ['2026-1-1', '2026-13-01', '01.02.2026', '']],
  ])('%s', (_, schema, texts) => {
    for (const text of texts) expect({ text, taken: v.is(schema, text) }).toEqual({ text, taken: false })
  })

  it('but the largest that are allowed are taken', () => {
    expect(v.parse(pageNumber, `${PAGE_MAX}`)).toBe(100_000)
    expect(v.parse(pageLimit, `${LIMIT_MAX}`)).toBe(100)
    expect(v.parse(pathId, '2147483647')).toBe(2_147_483_647)
  })
})

describe('language_code', () => {
  it.each(LANGUAGE_CODES)('%s is taken as it is', (code) => {
    expect(v.parse(commonQuery, { language_code: code })).toEqual({ language_code: code })
  })

  it('is made canonical, and any other text means English (language.unsupported-code-means-english)', () => {
    expect(v.parse(languageCode, 'ZH-tw')).toBe('zh-TW')
    assert(
      property(string(), (text) => {
        const known = LANGUAGE_CODES.find((code) => code.toLowerCase() === text.toLowerCase())
        expect(v.parse(languageCode, text)).toBe(known ?? 'en')
      }),
    )
  })

  it('may be missing', () => {
    expect(v.parse(commonQuery, {})).toEqual({})
  })
})

describe('the ids of a DELETE stand in the query, the body, or both (call.delete-ids-in-body-or-query)', () => {
  const { query, body } = idsInQueryAndBody('product_id', 'product_variant_id')
  const given = { product_id: 3, product_variant_id: 9 }
  const text = { product_id: '3', product_variant_id: '9' }

  it.each([
    ['in the query', text, undefined],
    ['in the body', {}, given],
    ['in both', text, given],
  ])('%s', (_, inQuery, inBody) => {
    expect(givenIds({ query: v.parse(query, inQuery), body: v.parse(body, inBody) })).toEqual(given)
  })

  it('nowhere: there are none', () => {
    expect(givenIds({ query: v.parse(query, {}), body: v.parse(body, undefined) })).toBeUndefined()
  })

  it('only in part: refused', () => {
    expect(v.is(query, { product_id: '3' })).toBe(false)
    expect(v.is(body, { product_id: 3 })).toBe(false)
  })
})
