import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import * as client from '#app/server.tsx'
import { alternatesOf } from '#machines/pages/canonical.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { lines, product as imported, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { openShop, type TestShop } from '#tests/areas/catalogue/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { documentOf } from '#tests/server/support/document.ts'
import { readXml, textsOf } from '#tests/server/sitemap/xml.ts'

import { fakeCatalogue, fakeServices, testApp } from './support/app.ts'
import { operator } from '#tests/support/operator.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><!--head--><!--settings--></head><body><div id="shop"></div></body></html>'
const ORIGIN = 'http://localhost:3000'
const PRODUCTS = '/sitemap-products-1.xml'
const renderModule = () => Promise.resolve(client)
const shop = (overrides: Parameters<typeof testApp>[0] = {}) => testApp({ renderModule, ...overrides })

describe('robots.txt', () => {
  it('names the list of sitemaps', async () => {
    const text = await (await shop().app.request('/robots.txt')).text()
    expect(text.split('\n').filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${ORIGIN}/sitemap.xml`])
  })
})

describe('sitemaps', () => {
  it.each(['/sitemap.xml', '/sitemap-pages.xml', PRODUCTS])(
    'are XML at %s, also for a person who looks at it',
    async (path) => {
      const response = await shop().app.request(path, { headers: { Accept: 'text/html,*/*;q=0.8' } })
      expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
        200,
        'application/xml; charset=UTF-8',
        'no-cache',
      ])
      expect(
        textsOf(readXml(await response.text()), 'loc').filter((address) => !address.startsWith(`${ORIGIN}/`)),
      ).toEqual([])
    },
  )

  it.each(['/sitemap-products-0.xml', '/sitemap-products-2.xml', '/sitemap-brands.xml', '/en/sitemap.xml'])(
    'are 404 at %s',
    async (path) => {
      const response = await shop().app.request(path)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    },
  )

  it('are made once for a version of the catalogue', async () => {
    const { app, catalogue } = shop()
    await Promise.all([app.request(PRODUCTS), app.request(PRODUCTS)])
    await app.request(PRODUCTS)
    expect(catalogue.asked).toHaveLength(1)
    catalogue.version = 2
    await app.request(PRODUCTS)
    expect(catalogue.asked).toHaveLength(2)
  })

  it('are 304 for a caller who has them, until a product is new or changed', async () => {
    const { app, catalogue } = shop()
    const etag = (await app.request(PRODUCTS)).headers.get('ETag') ?? ''
    const ask = async () => (await app.request(PRODUCTS, { headers: { 'If-None-Match': etag } })).status
    expect(await ask()).toBe(304)
    catalogue.version = 2
    expect(await ask()).toBe(304)
    catalogue.version = 3
    catalogue.listAddresses = () => Promise.resolve([{ slug: 'zinc', updated_at: new Date(0) }])
    expect(await ask()).toBe(200)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are packed by %s for a caller who takes it', async (encoding, unpack) => {
    const { app } = shop()
    const response = await app.request(PRODUCTS, { headers: { 'Accept-Encoding': encoding } })
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    expect(unpack(await response.arrayBuffer()).toString()).toBe(await (await app.request(PRODUCTS)).text())
  })

  it.each(['/sitemap.xml', '/sitemap-pages.xml', PRODUCTS])(
    'are to be asked for again while the shop starts: %s',
    async (path) => {
      const { app } = shop({ services: () => undefined })
      const response = await app.request(path)
      expect([response.status, response.headers.get('Retry-After'), response.headers.get('Cache-Control')]).toEqual([
        503,
        '2',
        'no-store',
      ])
    },
  )

  it('are not kept where they could not be made', async () => {
    const catalogue = fakeCatalogue()
    const { listAddresses } = catalogue
    const lost = new Error('lost')
    catalogue.listAddresses = () => Promise.reject(lost)
    const services = fakeServices({ catalogue })
    const { app } = shop({ services: () => services, isDatabaseLost: (error) => error === lost })
    const response = await app.request(PRODUCTS)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    catalogue.listAddresses = listAddresses
    expect((await app.request(PRODUCTS)).status).toBe(200)
  })

  it('are of the pages alone where another backend has the products', async () => {
    const settings = {
      shopName: 'Verbena',
      shopRegion: 'eu',
      operator,
      publicUrl: ORIGIN,
      apiOrigin: 'http://backend.test',
    } as const
    const { app } = shop({ settings, services: () => undefined })
    expect(textsOf(readXml(await (await app.request('/sitemap.xml')).text()), 'loc')).toEqual([
      `${ORIGIN}/sitemap-pages.xml`,
    ])
    expect((await app.request('/sitemap-pages.xml')).status).toBe(200)
    expect((await app.request(PRODUCTS)).status).toBe(404)
  })
})

describeOnEachEngine('the sitemaps of a catalogue', (engine) => {
  let opened: TestShop
  beforeAll(async () => {
    opened = await openShop(engine, [
      imported('a'),
      imported('b', { practitioner_only: true }),
      imported('c', { name: 'Präparat für Ölmüller & Söhne' }),
      imported('d', { variants: [variant('none', { stock: 0 })] }),
    ])
  })
  afterAll(() => opened.close())

  const app = () => {
    const services = fakeServices({ catalogue: opened.catalogue })
    return shop({ services: () => services, drawWithin: 30_000, document: () => Promise.resolve(documentOf(PAGE)) }).app
  }
  const listed = async (path: string) => readXml(await (await app().request(path)).text())

  it('have every product once in each language, by id, with the time of its last change (address.search-engines-find-the-pages)', async () => {
    const rows = await opened.database.db.selectFrom('product').select(['slug', 'updated_at']).orderBy('id').execute()
    const { children: urls } = await listed(PRODUCTS)
    const expected = rows.flatMap(({ slug, updated_at }) =>
      [
        ...new Set(
          alternatesOf({ language: 'en', path: `/products/${slug}`, query: {} }).map(({ address }) => address),
        ),
      ].map((address) => [ORIGIN + address, updated_at.toISOString()]),
    )
    expect(rows).toHaveLength(4)
    expect(urls.map((url) => [...textsOf(url, 'loc'), ...textsOf(url, 'lastmod')])).toEqual(expected)
  })

  it('name addresses that answer, and that name themselves and the other languages as the sitemap does', async () => {
    const urls = [...(await listed('/sitemap-pages.xml')).children, ...(await listed(PRODUCTS)).children]
    // Each fifth, so that all pages and products come, and all languages.
    const sample = urls.filter((_, place) => place % 5 === 0)
    const shown = app()
    for (const url of sample) {
      const [address = ''] = textsOf(url, 'loc')
      const response = await shown.request(address)
      const html = await response.text()
      const links = url.children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes)
      expect([address, response.status, /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]]).toEqual([
        address,
        200,
        address,
      ])
      expect(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, hreflang, href]) => ({
          rel: 'alternate',
          hreflang,
          href,
        })),
      ).toEqual(links)
      expect(html).not.toContain('noindex')
    }
  })

  it('follow the catalogue', async () => {
    const before = (await listed(PRODUCTS)).children.length
    const { version } = opened.catalogue
    await importCatalogue(opened.database, lines(imported('e')))
    await expect.poll(() => opened.catalogue.version).toBeGreaterThan(version)
    expect((await listed(PRODUCTS)).children).toHaveLength((before / 4) * 5)
  })
})
