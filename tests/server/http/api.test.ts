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
      { query: { brands: [3, 17], page: 2, limit: 10, order_by: 'price' }, language: 'de', viewer: { mayBuyRestricted: false } },
    ])
    expect(await response.json()).toMatchObject({ total_results: 1, data: [{ product_id: 7 }] })
  })

  it('take an unsupported language as English and any letter case as it was meant', async () => {
    const { app, catalogue } = testApp()
    await app.request(`${OPTIONS}?language_code=klingon`)
    await app.request(`${OPTIONS}?language_code=ZH-tw`)
    expect(catalogue.asked).toEqual([{ ids: {}, language: 'en' }, { ids: {}, language: 'zh-TW' }])
  })
})
