import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { FILTER_GROUPS, listFilterOptions, listProducts } from '#areas/catalogue/contract/catalogue.ts'
import { errorBody } from '#contract/error.ts'
import { ADDRESS_MAX } from '#server/http/middleware/address.ts'
import { tries } from '#tests/support/tries.ts'

import { testApp } from './support/app.ts'

const CALLS = [listProducts, listFilterOptions]
const NOT_LISTS = [
  'abc',
  '1,',
  ',1',
  '1,,2',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '1 2',
  ' 1',
  '99999999999999999999',
  '1;drop table product',
  "1' or '1'='1",
  '1)--',
  'null',
  'undefined',
  'NaN',
  '[1]',
  '{"a":1}',
  '${7*7}',
  '../../etc/passwd',
  '%',
  '<script>',
  '１',
  '٣',
  '🙂',
  'a'.repeat(4000),
]
const NOT_PAGES = ['0', '-1', '1.5', 'abc', '100001', '99999999999999999999', '1e2', '', ' 1', '1,2', '١', "1' or 1=1"]
const NOT_LIMITS = ['0', '-5', '101', '26.0', 'all', '', '2147483648', '1;select 1']

type Wrong = readonly [path: string, parameter: string, value: string]
const each = (path: string, parameter: string, values: readonly string[]): Wrong[] =>
  values.map((value) => [path, parameter, value])

const wrong: readonly Wrong[] = [
  ...CALLS.flatMap(({ path }) => FILTER_GROUPS.flatMap((group) => each(path, group, NOT_LISTS))),
  ...each(listProducts.path, 'page', NOT_PAGES),
  ...each(listProducts.path, 'limit', NOT_LIMITS),
  ...each(listProducts.path, 'order_by', ['x'.repeat(101)]),
  ...each(listProducts.path, 'order', ['x'.repeat(101)]),
]

describe('bad input', () => {
  const { app, catalogue } = testApp()

  it.each(wrong)('%s refuses %s=%s and names the field', async (path, name, value) => {
    const response = await app.request(`/api${path}?${new URLSearchParams({ [name]: value })}`)
    expect(response.status).toBe(400)
    const body = v.parse(v.strictObject(errorBody.entries), await response.json())
    expect(Object.keys(body.errors ?? {})).toEqual([name])
    expect(catalogue.asked).toEqual([])
  })

  it.each([
    ['an unfinished escape', 'brands=%', 400],
    ['an escape that is no number', 'brands=%zz', 400],
    ['bytes that are not UTF-8', 'brands=%ff%fe', 400],
    ['half a surrogate pair', 'brands=%ed%a0%80', 400],
    ['an overlong encoding', 'brands=%c0%af', 400],
    ['a NUL character', 'brands=1%00', 400],
    ['a language in another encoding', 'language_code=%E4', 400],
    ['a parameter given twice', 'brands=1&brands=2', 400],
    ['a language given twice', 'language_code=de&language_code=fr', 400],
    ['an array in the manner of PHP', 'brands[]=1', 200],
    ['the name of a prototype', '__proto__=1&constructor=2&toString=3', 200],
    ['parameters nobody knows', 'utm_source=mail', 200],
    ['one of them in another encoding', 'utm_source=%E4', 200],
    ['one that is named in another encoding', '%E4=1', 200],
    ['one with an unfinished escape', 'q=%', 200],
    ['one with a NUL character', 'q=%00', 200],
    ['one given twice', 'utm_source=mail&utm_source=letter', 200],
    ['an unknown order', 'order_by=password&order=sideways', 200],
    ['ids nobody has', 'brands=999999999&availability=7', 200],
    ['an unsupported language', 'language_code=%27;--', 200],
  ])('%s is answered %#', async (_what, query, status) => {
    for (const call of CALLS) expect((await app.request(`/api${call.path}?${query}`)).status).toBe(status)
  })

  it.each(['order_by=a%00b', 'order_by=%E4', '%6frder=%ff', 'page=1&page=1', 'page=1&pag%65=%E4'])(
    'a call judges what it reads, %s, and names the field; to another call it is foreign (call.reads-its-own-parameters-only)',
    async (query) => {
      const refused = await app.request(`/api${listProducts.path}?${query}`)
      const body = v.parse(v.strictObject(errorBody.entries), await refused.json())
      expect([refused.status, Object.keys(body.errors ?? {})]).toEqual([
        400,
        [new URLSearchParams(query).keys().next().value],
      ])
      const others = CALLS.filter((call) => call !== listProducts)
      for (const { path } of others) expect((await app.request(`/api${path}?${query}`)).status).toBe(200)
    },
  )

  it('never fails and never says anything internal, whatever is sent', async () => {
    const names = fc.oneof(
      fc.constantFrom<string>(...FILTER_GROUPS, 'page', 'limit', 'order_by', 'order', 'language_code'),
      fc.string(),
    )
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom(...NOT_LISTS),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS),
        fc.array(fc.tuple(names, values), { maxLength: 6 }),
        async (call, pairs) => {
          const address = `/api${call.path}?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`
          const response = await app.request(address)
          expect(address.length > ADDRESS_MAX ? [414] : [200, 400]).toContain(response.status)
          const body: unknown = await response.json()
          if (response.status !== 200) {
            v.parse(v.strictObject(errorBody.entries), body)
            expect(JSON.stringify(body)).not.toMatch(/valibot|regex|Invalid|stack|\.ts|node_modules|Received|Expected/)
          }
        },
      ),
      tries(400),
    )
  })

  it('never fails on raw addresses either', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...Array.from('%&=+;,#?/\\[]{}<>"\'0a1fFé\u2028 ')), maxLength: 60 }),
        async (raw) => {
          const response = await app.request(`http://localhost/api${listProducts.path}?${raw}`)
          expect([200, 400]).toContain(response.status)
        },
      ),
      tries(400),
    )
  })
})
