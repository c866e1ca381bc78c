import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { FILTER_GROUPS } from '#areas/catalogue/contract/catalogue.ts'
import { errorBody } from '#contract/error.ts'
import { listPopularProducts, searchByCursor, searchProducts } from '#areas/catalogue/contract/search.ts'
import { tries } from '#tests/support/tries.ts'

import { testApp } from './support/app.ts'

const VIEWER = { mayBuyRestricted: false }
const TOO_LONG = 'x'.repeat(201)

function ask(
  app: ReturnType<typeof testApp>['app'],
  query: Record<string, string>,
  body?: unknown,
  call: { path: string; method: string } = searchProducts,
) {
  const sent =
    body === undefined
      ? {}
      : {
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        }
  return app.request(`/api${call.path}?${new URLSearchParams(query)}`, { method: call.method, ...sent })
}

describe('the search over HTTP', () => {
  it('hands the validated query, the body and the language to the catalogue, and is kept nowhere (search.answer-has-facets)', async () => {
    const { app, catalogue } = testApp()
    const response = await ask(
      app,
      {
        query: 'magnesium',
        formatted: '1',
        per_page: '5',
        brands: '3,4',
        ingredients: '17',
        order_by: '1',
        language_code: 'de',
      },
      { priorities: ['brand'] },
    )
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(catalogue.asked).toEqual([
      {
        params: undefined,
        query: { query: 'magnesium', formatted: true, per_page: 5, brands: [3, 4], ingredients: [17], order_by: '1' },
        body: { priorities: ['brand'] },
        language: 'de',
        viewer: VIEWER,
      },
    ])
  })

  it('needs no body', async () => {
    const { app } = testApp()
    expect((await ask(app, { query: '*' })).status).toBe(200)
  })

  it.each([
    ...[...FILTER_GROUPS, 'ingredients'].flatMap((name) =>
      ['abc', '1,', '-1', '1 2'].map((value): [string, string] => [name, value]),
    ),
    ['query', TOO_LONG],
    ['page', '0'],
    ['page', '100001'],
    ['per_page', '101'],
    ['per_page', 'x'],
    ['formatted', 'yes'],
    ['order_by', 'x'.repeat(101)],
  ])('refuses %s=%s and names the field', async (name, value) => {
    const { app, catalogue } = testApp()
    const response = await ask(app, { query: 'zinc', [name]: value })
    expect(response.status).toBe(400)
    expect(Object.keys(v.parse(v.strictObject(errorBody.entries), await response.json()).errors ?? {})).toEqual([name])
    expect(catalogue.asked).toEqual([])
  })

  it('refuses a missing query and wrong priorities', async () => {
    const { app } = testApp()
    const fieldsOf = async (response: Response) => [
      response.status,
      Object.keys(v.parse(errorBody, await response.json()).errors ?? {}),
    ]
    expect(await fieldsOf(await ask(app, {}))).toEqual([400, ['query']])
    expect(await fieldsOf(await ask(app, { query: 'a' }, { priorities: 'name' }))).toEqual([400, ['priorities']])
    expect(await fieldsOf(await ask(app, { query: 'a' }, { priorities: [1] }))).toEqual([400, ['priorities.0']])
    expect(
      await fieldsOf(await ask(app, { query: 'a' }, { priorities: Array.from({ length: 21 }, () => 'name') })),
    ).toEqual([400, ['priorities']])
    expect((await ask(app, { query: 'a' }, '{')).status).toBe(400)
  })

  it('refuses a broken cursor as the field that it is', async () => {
    const { app } = testApp()
    expect((await ask(app, { query: 'zinc', cursor: 'good' }, undefined, searchByCursor)).status).toBe(200)
    const response = await ask(app, { query: 'zinc', cursor: 'broken' }, undefined, searchByCursor)
    expect(response.status).toBe(400)
    expect(Object.keys(v.parse(errorBody, await response.json()).errors ?? {})).toEqual(['cursor'])
  })

  it('never fails, whatever is sent', async () => {
    const { app } = testApp()
    const names = fc.constantFrom(
      'query',
      'cursor',
      'limit',
      'page',
      'per_page',
      'formatted',
      'ingredients',
      'brands',
      'order_by',
      'order',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(searchProducts, searchByCursor),
        fc.dictionary(names, fc.string({ unit: 'binary', maxLength: 100 })),
        async (call, query) => {
          expect([200, 400]).toContain((await ask(app, query, undefined, call)).status)
        },
      ),
      tries(300),
    )
  })
})

describe('popular products over HTTP', () => {
  it('are kept by language until the catalogue changes, and revalidated', async () => {
    const { app, catalogue } = testApp()
    const get = (language: string, headers: Record<string, string> = {}) =>
      app.request(`/api${listPopularProducts.path}?language_code=${language}`, { headers })
    const first = await get('de')
    await get('de')
    expect(catalogue.asked).toEqual([{ language: 'de' }])
    expect((await get('de', { 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(304)
    await get('fr')
    catalogue.version = 2
    await get('fr')
    expect(catalogue.asked).toHaveLength(3)
  })
})
