import { createHash } from 'node:crypto'

import { describe, expect, it, vi } from 'vitest'

import { alternatesOf, sitemapPaths } from '#machines/pages/canonical.ts'
import { inlineText } from '#server/render/document.ts'
import type { RenderModule } from '#server/render/painter.ts'
import { testApp } from '#tests/server/http/support/app.ts'
import { operator } from '#tests/support/operator.ts'

const HTML =
  '<!doctype html><html lang="en"><head><!--head--><!--settings--><link rel="stylesheet" href="/assets/a.css"></head><body><div id="shop"></div></body></html>'
const SHEET = '.a{color:red}'
const EARLY = '(()=>{keep()})()'

type Render = ReturnType<RenderModule['createRenderer']>
type Rendered = Awaited<ReturnType<Render>>

const page = (status: 200 | 404): Rendered => ({
  kind: 'page',
  whole: true,
  status,
  language: 'jp',
  head: '<title>Drawn</title>',
  body: '<h1>Drawn</h1>',
  screens: [],
  paint: '{}',
})

/** The shop with code that draws every page so. */
function shopThatDraws(draw: Render, moved?: ReturnType<RenderModule['movedTo']>) {
  const asked: unknown[] = []
  const module: RenderModule = {
    FIRST_PAINT_ID: 'first-paint',
    createRenderer: () => (request) => {
      asked.push(request)
      return draw(request)
    },
    movedTo: () => moved,
    alternatesOf,
    sitemapPaths,
  }
  const document = {
    html: HTML,
    manifest: undefined,
    styles: () => [],
    sheets: new Map([['/assets/a.css', inlineText(SHEET)]]),
    early: inlineText(EARLY),
  }
  return {
    ...testApp({ renderModule: () => Promise.resolve(module), document: () => Promise.resolve(document) }),
    asked,
  }
}

describe('a page', () => {
  it.each([200, 404] as const)('is sent as it was drawn, with %i and its language', async (status) => {
    const { app, asked } = shopThatDraws(() => Promise.resolve(page(status)))
    const response = await app.request('/jp/products?brands=1')
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe(status === 200 ? 'no-cache' : 'no-store')
    expect(html).toContain('<html lang="ja">')
    expect(html).toContain('<div id="shop"><h1>Drawn</h1></div>')
    expect(asked).toEqual([
      {
        address: '/jp/products?brands=1',
        shop: {
          name: 'Verbena',
          region: 'eu',
          origin: 'http://localhost:3000',
          timeZone: 'Europe/Berlin',
          operator,
          ukShop: null,
          paymentMethods: ['invoice'],
        },
        build: '/src/app/browser.tsx',
      },
    ])
  })

  it.each(['/jp/products?utm=%E4&brands=1', '/jp?q=%', '/jp/products/%E4', '/jp/a%00b'])(
    'is drawn whatever the encoding of %s, which it is handed as it stands (address.any-encoding-is-drawn)',
    async (address) => {
      const { app, asked } = shopThatDraws(() => Promise.resolve(page(200)))
      const response = await app.request(address)
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1>Drawn</h1>')])
      expect(asked).toMatchObject([{ address }])
    },
  )

  it('is drawn once for all who go to its address, until the catalogue changes or a minute has passed', async () => {
    vi.useFakeTimers()
    try {
      const { app, asked, catalogue } = shopThatDraws(() => Promise.resolve(page(200)))
      const get = async (address: string) => await (await app.request(address)).text()
      expect(await get('/en/products')).toBe(await get('/en/products'))
      await get('/en/products?brands=1')
      expect(asked).toHaveLength(2)
      catalogue.version += 1
      await get('/en/products')
      expect(asked).toHaveLength(3)
      vi.advanceTimersByTime(60_001)
      await get('/en/products')
      expect(asked).toHaveLength(4)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of a practice is drawn each time, since its owner may have changed it (practice.changes-show-at-once)', async () => {
    const { app, asked } = shopThatDraws(() => Promise.resolve(page(200)))
    await app.request('/en/practice/linden')
    await app.request('/en/practice/linden')
    expect(asked).toHaveLength(2)
  })

  it('that lacks a part is drawn again for the next who goes there', async () => {
    const { app, asked } = shopThatDraws(() => Promise.resolve({ ...page(200), whole: false } as Rendered))
    await app.request('/en')
    await app.request('/en')
    expect(asked).toHaveLength(2)
  })

  it('that the shop does not have is drawn each time, so that made-up addresses take no room', async () => {
    const { app, asked } = shopThatDraws(() => Promise.resolve(page(404)))
    await app.request('/en/nowhere')
    await app.request('/en/nowhere')
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['styles', 'style-src', /<style>([^]*?)<\/style>/g, SHEET],
    ['script', 'script-src', /<script>([^]*?)<\/script>/g, EARLY],
  ])('allows the %s that stand in it by hash, and no others', async (_, directive, pattern, own) => {
    const policyOf = (response: Response) =>
      (response.headers.get('Content-Security-Policy') ?? '').split('; ').find((one) => one.startsWith(directive)) ?? ''
    const { app } = shopThatDraws(() => Promise.resolve(page(200)))
    const response = await app.request('/en')
    const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`
    expect([...(await response.text()).matchAll(pattern)].map(([, text]) => text)).toEqual([own])
    expect(policyOf(response)).toContain(hash)
    expect(policyOf(response)).not.toContain('unsafe')
    expect(policyOf(await app.request('/api/health'))).not.toContain(hash)
  })

  it.each([
    [true, 301, null],
    [false, 302, 'Cookie'],
  ])('that has another address (for good: %s) is led there with %i, query and all', async (forGood, status, vary) => {
    const { app } = shopThatDraws(() => Promise.resolve(page(200)), { pathname: '/en/products', forGood })
    const response = await app.request('/products?a=1&b=%20')
    expect([response.status, response.headers.get('Location'), response.headers.get('Vary')]).toEqual([
      status,
      '/en/products?a=1&b=%20',
      vary,
    ])
  })

  it.each([
    [false, '', true],
    [false, 'preferred_language=de', false],
    [false, 'preferred_language=xx', true],
    [true, '', false],
  ])(
    'that lives elsewhere, for good %s, with the cookie %j tells the browser %s that its language is a guess',
    async (forGood, cookie, told) => {
      const { app } = shopThatDraws(() => Promise.resolve(page(200)), { pathname: '/en/products', forGood })
      const response = await app.request('/products', { headers: { cookie } })
      expect(response.headers.get('Set-Cookie')).toBe(
        told ? 'language_guessed=1; Max-Age=60; Path=/; SameSite=Lax' : null,
      )
    },
  )

  it.each([
    ['drawn in time', () => Promise.resolve<Rendered>({ kind: 'late' })],
    ['drawn at all', () => Promise.reject<Rendered>(new Error('a broken screen'))],
  ])(
    'that could not be %s is left to a browser, and refused for a while to whoever may run no scripts (first-paint.slow-answer-is-left-to-the-browser, first-paint.no-empty-page-is-kept)',
    async (_, draw) => {
      const { app } = shopThatDraws(draw)
      for (const [headers, status, again] of [
        [{ 'Sec-Fetch-Mode': 'navigate' }, 200, null],
        [{}, 503, '2'],
      ] as const) {
        const response = await app.request('/en', { headers })
        const html = await response.text()
        expect([response.status, response.headers.get('Retry-After')]).toEqual([status, again])
        expect(response.headers.get('Cache-Control')).toBe('no-store')
        expect(html).toContain('<div id="shop"></div>')
        expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="2"><\/noscript>\s*<\/head>/)
      }
    },
  )

  it('that is one person’s names what the browser needs for it, each page its own', async () => {
    const { app } = shopThatDraws(({ address }) =>
      Promise.resolve({ kind: 'shell', status: 200, files: { screens: [], texts: [`/locales${address}.json`] } }),
    )
    const [one, other] = [await app.request('/en/account/one'), await app.request('/en/account/other')]
    expect(await one.text()).toContain('href="/locales/en/account/one.json"')
    expect(await other.text()).toContain('href="/locales/en/account/other.json"')
    expect(one.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('of which the data could not be had is left to the browser with the status of that, and not kept', async () => {
    const { app } = shopThatDraws(() => Promise.resolve({ kind: 'shell', status: 503 }))
    const response = await app.request('/en')
    expect([response.status, response.headers.get('Cache-Control'), response.headers.get('Retry-After')]).toEqual([
      503,
      'no-store',
      '2',
    ])
    expect(await response.text()).toContain('<div id="shop"></div>')
  })

  it('whose drawing fails is left to the browser, and the failure is logged with the request', async () => {
    const { app, lines } = shopThatDraws(() => Promise.reject(new Error('a broken screen')))
    const response = await app.request('/en', { headers: { 'Sec-Fetch-Mode': 'navigate' } })
    expect([response.status, (await response.text()).includes('<div id="shop"></div>')]).toEqual([200, true])
    const logged = lines.find(({ msg }) => msg === 'a page could not be drawn')
    expect(logged?.['requestId']).toBe(response.headers.get('X-Request-Id'))
  })

  it('is not drawn while the shop starts', async () => {
    const module: RenderModule = {
      FIRST_PAINT_ID: 'first-paint',
      createRenderer: () => () => Promise.reject(new Error('too early')),
      movedTo: () => undefined,
      alternatesOf,
      sitemapPaths,
    }
    const { app, lines } = testApp({ services: () => undefined, renderModule: () => Promise.resolve(module) })
    expect((await app.request('/en')).status).toBe(503)
    expect((await app.request('/en', { headers: { 'Sec-Fetch-Mode': 'navigate' } })).status).toBe(200)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})
