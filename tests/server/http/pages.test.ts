import { describe, expect, it, vi } from 'vitest'

import { createAnswer } from '#server/request/answer.ts'

import { PAGE, testApp } from './support/app.ts'
import { documentOf } from '#tests/server/support/document.ts'
import { operator } from '#tests/support/operator.ts'

// Another file of this process may have loaded them already, without the mock.
vi.hoisted(() => vi.resetModules())

vi.mock(import('#server/request/answer.ts'), async (original) => {
  const real = await original()
  return { ...real, createAnswer: vi.fn(real.createAnswer) }
})

describe('pages', () => {
  it.each(['/', '/en', '/en/products', '/en/products/', '/de/nowhere/at/all', '/jp/search-results?query=a.b'])(
    'are the client at %s, with the settings of the shop',
    async (path) => {
      const { app } = testApp()
      const response = await app.request(path)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(await response.text()).toContain(
        `<script type="application/json" id="shop-settings">{"name":"Verbena","region":"eu","origin":"http://localhost:3000","timeZone":"Europe/Berlin","operator":${JSON.stringify(operator).replaceAll('<', String.raw`\u003c`)},"ukShop":null,"paymentMethods":["invoice"]}</script>`,
      )
    },
  )

  it('cannot be broken out of by the name of the shop', async () => {
    const { app } = testApp({
      settings: {
        shopName: '</script><script>alert(1)//$&',
        shopRegion: 'uk',
        operator,
        publicUrl: 'http://localhost:3000',
        apiOrigin: undefined,
      },
    })
    const html = await (await app.request('/en')).text()
    expect(html.match(/<script/g)).toHaveLength(1)
    const [, data = ''] = /id="shop-settings">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({
      name: '</script><script>alert(1)//$&',
      region: 'uk',
      origin: 'http://localhost:3000',
      timeZone: 'Europe/Berlin',
      operator,
      ukShop: null,
      paymentMethods: ['invoice'],
    })
  })

  it('let themselves be inspected only where the operator has said so', async () => {
    const settingsOf = async (inspector: boolean) => {
      const settings = {
        shopName: 'Verbena',
        shopRegion: 'eu',
        operator,
        publicUrl: 'http://x',
        apiOrigin: undefined,
        inspector,
      } as const
      const html = await (await testApp({ settings }).app.request('/en')).text()
      return JSON.parse(/id="shop-settings">(.*?)<\/script>/.exec(html)?.[1] ?? '') as unknown
    }
    expect(await settingsOf(true)).toHaveProperty('inspector', true)
    expect(await settingsOf(false)).not.toHaveProperty('inspector')
  })

  it('are hashed and compressed once for all addresses, and again only where the document has changed', async () => {
    let document = PAGE
    const { app } = testApp({ document: () => Promise.resolve(documentOf(document)) })
    vi.mocked(createAnswer).mockClear()
    for (const path of ['/en', '/de/products', '/en/a.b'])
      await (await app.request(path, { headers: { Accept: 'text/html' } })).text()
    expect(createAnswer).toHaveBeenCalledTimes(1)
    document = PAGE.replace('Shop', 'New shop')
    expect(await (await app.request('/en')).text()).toContain('New shop')
    expect(await (await app.request('/de')).text()).toContain('New shop')
    expect(createAnswer).toHaveBeenCalledTimes(2)
  })

  it('are revalidated by their content', async () => {
    const { app } = testApp()
    const etag = (await app.request('/en')).headers.get('ETag') ?? ''
    expect((await app.request('/de/products', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })
})

describe('an address that is no page', () => {
  const AS_BROWSERS_GO = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' }

  it.each([
    ['/en/a.b', 404],
    ['/en/products/magnesium.html', 404],
    ['/index.html', 404],
    ['/assets.zip', 404],
    [`/en/${'a'.repeat(9000)}`, 414],
  ])(
    'is drawn by the client for a person who goes to %s, with the status of what is wrong (address.unknown-page-is-not-found)',
    async (path, status) => {
      const { app } = testApp()
      const response = await app.request(`http://localhost:3000${path}`, {
        headers: { ...AS_BROWSERS_GO, 'If-None-Match': '*' },
      })
      expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=UTF-8'])
      expect(await response.text()).toContain('id="shop-settings"')
      expect([response.headers.get('Cache-Control'), response.headers.get('ETag')]).toEqual(['no-store', null])
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    },
  )

  it.each([
    '/api/a.b',
    '/api/none',
    '/assets/none.js',
    '/locales/de/none.json',
    '/media/none.png',
    '/api/x%ff',
    '/assets/x%ff',
  ])('is refused as JSON for what is never a page: %s (address.technical-paths-have-no-language)', async (path) => {
    const response = await testApp().app.request(`http://localhost:3000${path}`, { headers: AS_BROWSERS_GO })
    expect(response.status).toBe(path.includes('%') ? 400 : 404)
    expect(response.headers.get('Content-Type')).toBe('application/json')
  })

  it.each([
    '/en/products?utm=%E4',
    '/en?q=%',
    '/de/products?%FF=1',
    '/en/search-results?query=%ff',
    '/en/products/%E4',
    '/de/a%00b',
  ])(
    'in any encoding is drawn for whoever asks, link previews too: %s (address.any-encoding-is-drawn)',
    async (path) => {
      for (const Accept of [AS_BROWSERS_GO.Accept, '*/*']) {
        const response = await testApp().app.request(`http://localhost:3000${path}`, { headers: { Accept } })
        expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8'])
      }
    },
  )

  it.each([
    undefined,
    '*/*',
    'image/avif,image/webp,*/*;q=0.8',
    'application/json, text/html;q=0.9',
    'text/html;q=0',
    'text/css,*/*;q=0.1',
  ])('is refused as JSON where %s is accepted', async (accept) => {
    const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept }
    const response = await testApp().app.request('/en/a.b', { headers })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/json'])
  })

  it.each([undefined, 'null', 'https://elsewhere.example'])(
    'leads a form that a browser of origin %s sent by itself back to its page (forms.native-sending-keeps-a-page)',
    async (origin) => {
      const response = await testApp().app.request('/en/login?back=%2Fcart', {
        method: 'POST',
        headers: { ...AS_BROWSERS_GO, ...(origin !== undefined && { Origin: origin }) },
        body: new URLSearchParams({ email: 'a@b.de', password: 'secret' }),
      })
      expect([response.status, response.headers.get('Location')]).toEqual([303, '#form-not-sent'])
      expect(await response.text()).toBe('')
    },
  )

  it.each(['/en/products/%E4', '/de/a%00b', '/en/login?utm=%E4', `/en/${'a'.repeat(9000)}`])(
    'leads a form back to a page at any address that is drawn: %s (forms.native-sending-keeps-a-page)',
    async (path) => {
      const response = await testApp().app.request(path, { method: 'POST', headers: AS_BROWSERS_GO })
      expect([response.status, response.headers.get('Location')]).toEqual([303, '#form-not-sent'])
    },
  )

  it.each(['/api/v2/contact', '/api/nothing', '/media/x', '/outbox'])(
    'leads nothing back that is sent to %s',
    async (path) => {
      const response = await testApp().app.request(path, { method: 'POST', headers: AS_BROWSERS_GO })
      expect(response.status).toBeGreaterThanOrEqual(400)
    },
  )

  it('is refused as JSON where a script sends something to it', async () => {
    const response = await testApp().app.request('/en/x%ff', { method: 'POST', headers: { Accept: '*/*' } })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/json'])
  })
})
