import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { fakeServices, PAGE, testApp } from './support/app.ts'

/** A built client with one of each kind of file. */
function builtClient(): string {
  const dir = mkdtempSync(join(tmpdir(), 'verbena-built-'))
  for (const folder of ['assets', 'locales/de', '.vite']) mkdirSync(join(dir, folder), { recursive: true })
  writeFileSync(join(dir, 'index.html'), PAGE)
  writeFileSync(join(dir, 'assets/index-abc123.js'), 'export {}')
  writeFileSync(join(dir, 'assets/index-abc123.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(dir, 'locales/de/shop.json'), '{"a":"b"}')
  writeFileSync(join(dir, '.vite/manifest.json'), '{}')
  writeFileSync(join(dir, '.stamp'), 'x')
  return dir
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

describe('files of the built client', () => {
  const { app } = testApp({ clientDir: builtClient() })

  it('with a hash in their name are kept for ever, and sent as they were compressed at build time', async () => {
    const plain = await app.request('/assets/index-abc123.js')
    expect([plain.status, await plain.text()]).toEqual([200, 'export {}'])
    expect(plain.headers.get('Cache-Control')).toBe(IMMUTABLE)
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding')
    const small = await app.request('/assets/index-abc123.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect([small.headers.get('Content-Encoding'), small.headers.get('Content-Type')]).toEqual([
      'br',
      'text/javascript; charset=utf-8',
    ])
  })

  it('without one are revalidated after a short while', async () => {
    const first = await app.request('/locales/de/shop.json')
    expect([first.status, await first.json()]).toEqual([200, { a: 'b' }])
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300, must-revalidate')
    const second = await app.request('/locales/de/shop.json', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    })
    expect(second.status).toBe(304)
  })

  it.each([
    ['/robots.txt/', '/robots.txt'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['/favicon.svg//', '/favicon.svg'],
    ['/site.webmanifest/?v=%E4', '/site.webmanifest?v=%E4'],
    ['/assets/index-abc123.js/', '/assets/index-abc123.js'],
    ['//locales//de/shop.json/', '/locales/de/shop.json'],
    ['/media/packs/7-9-00000000-125.svg/', '/media/packs/7-9-00000000-125.svg'],
    ['/media/photos/a.webp/', '/media/photos/a.webp'],
    ['/en/a.b/', '/en/a.b'],
    ['/outbox/outbox.css/', '/outbox/outbox.css'],
    ['/inspector/a.js/', '/inspector/a.js'],
    ['/api/openapi.json/', '/api/openapi.json'],
    ['//evil.test/', '/evil.test'],
    [String.raw`/\evil.test/`, '/evil.test'],
    ['/%2Fevil.test/', '/%2Fevil.test'],
  ])('have one address: %s leads to %s (address.files-end-without-slash)', async (address, target) => {
    const response = await app.request(`http://localhost:3000${address}`)
    expect([response.status, response.headers.get('Location')]).toEqual([301, target])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/none.js',
    '/locales/de/none.json',
    '/favicon.ico',
    '/index.html',
    '/.stamp',
    '/.vite/manifest.json',
    '/x/../../etc/passwd.txt',
    '/..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
    '/media/packs',
    '/media/anything.png',
    '/assets',
    '/assets/',
    '/locales',
    '/locales/',
    '/locales/de',
    '/locales/de/',
    '/media',
    '/media/',
    '/media/photos/',
  ])('that are not for the public are 404: %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There’s nothing at this address.' })
  })
})

describe('pack shots', () => {
  it('are drawn for a product, in each size, and kept for ever (catalogue.pack-shot-without-photo)', async () => {
    const { app } = testApp()
    for (const size of [75, 125, 250, 500, 1000]) {
      const response = await app.request(`/media/packs/7-9-0123abcd-${size}.svg`)
      expect([response.status, await response.text()]).toEqual([200, `<svg width="${size}"/>`])
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=UTF-8')
      expect(response.headers.get('Cache-Control')).toBe(IMMUTABLE)
    }
  })

  it('are drawn once', async () => {
    let drawn = 0
    const { app } = testApp({
      services: () =>
        fakeServices({
          findPack: () =>
            Promise.resolve({
              variantId: 9,
              hash: '0123abcd',
              draw: () => {
                drawn += 1
                return '<svg/>'
              },
            }),
        }),
    })
    await app.request('/media/packs/7-9-0123abcd-75.svg')
    await app.request('/media/packs/7-9-0123abcd-75.svg')
    expect(drawn).toBe(1)
  })

  it('lead from an outdated address to the one that is right now', async () => {
    for (const outdated of ['7-9-ffffffff', '7-8-0123abcd']) {
      const response = await testApp().app.request(`/media/packs/${outdated}-125.svg`)
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/media/packs/7-9-0123abcd-125.svg'])
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    }
  })

  it.each([
    '8-9-0123abcd-75',
    '7-9-0123abcd-76',
    '7-9-0123ABCD-75',
    '0-9-0123abcd-75',
    '7-0-0123abcd-75',
    '-7-9-0123abcd-75',
    '7-9-0123abcd',
    '7-0123abcd-75',
    '9999999999-9-0123abcd-75',
  ])('that there are none of are 404: %s', async (name) => {
    expect((await testApp().app.request(`/media/packs/${name}.svg`)).status).toBe(404)
  })
})
