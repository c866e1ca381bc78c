import { describe, expect, it } from 'vitest'

import { testApp } from './support/app.ts'

const LISTING = '/api/v2/storefront/products'
const OPTIONS = '/api/v2/storefront/categories'

describe('the implemented calls', () => {
  it('hand the validated query and the language to the catalogue', async () => {
    const { app, catalogue } = testApp()
    const response = await app.request(`${LISTING}?brands=3,17,3&page=2&limit=10&order_by=price&language_code=de`)
    expect(response.status).toBe(200)
    expect(catalogue.asked).toEqual([
      {
        query: { brands: [3, 17], page: 2, limit: 10, order_by: 'price' },
        language: 'de',
        viewer: { mayBuyRestricted: false },
      },
    ])
    expect(await response.json()).toMatchObject({ total_results: 1, data: [{ product_id: 7 }] })
  })

  it('answer one product by its slug, kept and revalidated as lists are', async () => {
    const { app, catalogue } = testApp()
    const first = await app.request(`${LISTING}/magnesium-bisglycinate?language_code=de`)
    expect([first.status, await first.json()]).toEqual([200, expect.objectContaining({ product_id: 7, related: [] })])
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await app.request(`${LISTING}/magnesium-bisglycinate?language_code=de`, { headers })).status).toBe(304)
    expect(catalogue.asked).toEqual([
      { slug: 'magnesium-bisglycinate', language: 'de', viewer: { mayBuyRestricted: false } },
    ])
  })

  it('answer 404 for a slug of no product, each time anew, and 400 for what is no slug', async () => {
    const { app, catalogue } = testApp()
    expect((await app.request(`${LISTING}/nothing`)).status).toBe(404)
    expect((await app.request(`${LISTING}/nothing`)).status).toBe(404)
    expect(catalogue.asked).toHaveLength(2)
    expect((await app.request(`${LISTING}/No%20Slug`)).status).toBe(400)
  })

  it('take an unsupported language as English and any letter case as it was meant', async () => {
    const { app, catalogue } = testApp()
    await app.request(`${OPTIONS}?language_code=klingon`)
    await app.request(`${OPTIONS}?language_code=ZH-tw`)
    expect(catalogue.asked).toEqual([
      { ids: {}, language: 'en' },
      { ids: {}, language: 'zh-TW' },
    ])
  })
})
