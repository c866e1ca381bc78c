import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { testApp } from './support/app.ts'
import { ReadyJson } from '#server/ready-json.ts'

const OPTIONS = '/api/v2/storefront/categories'

describe('answers of the catalogue', () => {
  it('are made once for equal questions, also for those that come at the same time', async () => {
    const { app, catalogue } = testApp()
    await Promise.all([app.request(`${OPTIONS}?brands=1`), app.request(`${OPTIONS}?brands=1`)])
    await app.request(`${OPTIONS}?brands=1&language_code=en`)
    expect(catalogue.asked).toHaveLength(1)
    await app.request(`${OPTIONS}?brands=1&language_code=de`)
    await app.request(`${OPTIONS}?brands=2`)
    expect(catalogue.asked).toHaveLength(3)
  })

  it('are made anew for a new version of the catalogue', async () => {
    const { app, catalogue } = testApp()
    await app.request(OPTIONS)
    catalogue.version = 2
    await app.request(OPTIONS)
    expect(catalogue.asked).toHaveLength(2)
  })

  it('are not kept where making them failed', async () => {
    const { app, catalogue } = testApp()
    const { filterOptionsJson } = catalogue
    catalogue.filterOptionsJson = () => Promise.reject(new Error('once'))
    expect((await app.request(OPTIONS)).status).toBe(500)
    catalogue.filterOptionsJson = filterOptionsJson
    expect((await app.request(OPTIONS)).status).toBe(200)
  })

  it('are 304 for a caller who has them, as long as they stay the same', async () => {
    const { app, catalogue } = testApp()
    const first = await app.request(OPTIONS)
    const etag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    const ask = () => app.request(OPTIONS, { headers: { 'If-None-Match': `"other", ${etag}` } })

    const second = await ask()
    expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([304, '', etag])
    catalogue.version = 2
    expect((await ask()).status).toBe(304)
    const { filterOptionsJson } = catalogue
    catalogue.filterOptionsJson = async (...input) =>
      ReadyJson.from({ ...(await filterOptionsJson(...input)).parse(), brands: [] })
    catalogue.version = 3
    expect((await ask()).status).toBe(200)
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0.1', 'br', brotliDecompressSync],
  ] as const)('are compressed for a caller who accepts %s', async (accepted, used, decompress) => {
    const { app } = testApp()
    const plain = await (await app.request(OPTIONS)).text()
    const response = await app.request(OPTIONS, { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('Content-Encoding')).toBe(used)
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect(decompress(await response.arrayBuffer()).toString()).toBe(plain)
  })

  it('are plain for a caller who accepts nothing known', async () => {
    const { app } = testApp()
    for (const accepted of ['identity', 'zstd', 'br;q=0', '']) {
      const response = await app.request(OPTIONS, { headers: { 'Accept-Encoding': accepted } })
      expect(response.headers.get('Content-Encoding')).toBeNull()
    }
  })
})

describe('refusals', () => {
  it('are never stored', async () => {
    const { app } = testApp()
    for (const path of [`${OPTIONS}?brands=x`, '/api/none', '/api/v2/account']) {
      expect((await app.request(path)).headers.get('Cache-Control')).toBe('no-store')
    }
  })
})
