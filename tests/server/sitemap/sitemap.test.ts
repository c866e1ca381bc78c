import { describe, expect, it } from 'vitest'

import { MENU_LANGUAGES } from '#contract/languages.ts'
import * as client from '#machines/pages/canonical.ts'
import { GENERAL_PAGES } from '#machines/pages/pages.ts'
import { PRODUCTS_PER_FILE, type SitemapSource, writeSitemap } from '#server/sitemap/sitemap.ts'

import { readXml, textsOf } from './xml.ts'

const ORIGIN = 'https://shop.example'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const TAGS = ['en', 'de', 'da', 'es', 'fr', 'hu', 'it', 'ja', 'nl', 'pt-PT', 'ro', 'zh-Hant-TW', 'x-default']

/** So many products, whose slugs are made of their place. */
function productsOf(
  count: number,
  slugOf = (place: number) => `product-${place}`,
): NonNullable<SitemapSource['catalogue']> {
  const all = Array.from({ length: count }, (_, place) => ({
    slug: slugOf(place),
    updated_at: new Date(Date.UTC(2026, 5, 1, 0, 0, place)),
  }))
  return { productCount: count, listAddresses: (from, many) => Promise.resolve(all.slice(from, from + many)) }
}

const write = (file: string, source: Partial<SitemapSource> = {}) =>
  writeSitemap(file, { origin: ORIGIN, client, catalogue: productsOf(3), practices: [], ...source })
const read = async (file: string, source?: Partial<SitemapSource>) =>
  readXml((await write(file, source)) ?? 'no such file')
const indexed = async (source?: Partial<SitemapSource>) => textsOf(await read('sitemap.xml', source), 'loc')

it('lists the practice pages that anyone can read, in every language (practice.public-page)', async () => {
  const practices = [{ shop_name: 'linden-practice', changed_at: new Date('2026-07-01T10:00:00Z') }]
  expect(await indexed({ practices })).toContain(`${ORIGIN}/sitemap-practices-1.xml`)
  const listed = await read('sitemap-practices-1.xml', { practices })
  expect(textsOf(listed, 'loc')).toHaveLength(MENU_LANGUAGES.length)
  expect(textsOf(listed, 'loc')).toContain(`${ORIGIN}/de/practice/linden-practice`)
  expect(textsOf(listed, 'lastmod')).toContain('2026-07-01T10:00:00.000Z')
  expect(await write('sitemap-practices-2.xml', { practices })).toBeUndefined()
})

describe('the list of sitemaps', () => {
  it('names that of the pages and those of the products', async () => {
    const root = await read('sitemap.xml')
    expect([root.name, root.attributes]).toEqual(['sitemapindex', { xmlns: SITEMAPS }])
    expect(root.children.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['sitemap', ['loc']],
      ['sitemap', ['loc']],
    ])
    expect(textsOf(root, 'loc')).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-products-1.xml`])
  })

  it.each([
    [0, 0],
    [1, 1],
    [PRODUCTS_PER_FILE, 1],
    [PRODUCTS_PER_FILE + 1, 2],
    [52_000, 260],
  ])('names for %i products %i files of them', async (products, files) => {
    expect(await indexed({ catalogue: productsOf(products) })).toHaveLength(1 + files)
  })

  it('names that of the pages alone where the products are not known', async () => {
    expect(await indexed({ catalogue: undefined })).toEqual([`${ORIGIN}/sitemap-pages.xml`])
  })
})

describe('the sitemap of the pages', () => {
  it('has each public page in each language, and no page that is not to be kept (address.search-engines-find-the-pages)', async () => {
    const paths = ['', '/products', ...GENERAL_PAGES.map((page) => `/${page}`)]
    expect(textsOf(await read('sitemap-pages.xml'), 'loc').toSorted()).toEqual(
      paths.flatMap((path) => MENU_LANGUAGES.map((language) => `${ORIGIN}/${language}${path}`)).toSorted(),
    )
    expect(client.sitemapPaths().filter((path) => !client.isWorthKeeping({ language: 'en', path, query: {} }))).toEqual(
      [],
    )
  })

  it('names with each address the page in all languages, itself among them', async () => {
    const root = await read('sitemap-pages.xml')
    expect([root.name, root.attributes]).toEqual([
      'urlset',
      { xmlns: SITEMAPS, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
    ])
    for (const { name, children } of root.children) {
      const [loc, ...links] = children
      expect([name, loc?.name, ...new Set(links.map((link) => link.name))]).toEqual(['url', 'loc', 'xhtml:link'])
      expect(links.map(({ attributes }) => attributes['hreflang'])).toEqual(TAGS)
      expect(links.map(({ attributes }) => attributes['href'])).toContain(loc?.text)
      expect(new Set(links.map(({ attributes }) => attributes['rel']))).toEqual(new Set(['alternate']))
    }
  })

  it('knows nothing of the alias of a language', async () => {
    for (const file of ['sitemap-pages.xml', 'sitemap-products-1.xml']) expect(await write(file)).not.toContain('zh_tw')
  })
})

describe('the sitemaps of the products', () => {
  it('say when a product was changed', async () => {
    const [url] = (await read('sitemap-products-1.xml')).children
    expect(url?.children.slice(0, 2).map(({ name, text }) => [name, text])).toEqual([
      ['loc', `${ORIGIN}/en/products/product-0`],
      ['lastmod', '2026-06-01T00:00:00.000Z'],
    ])
  })

  it('have each product once in each language, in their order, however many stand in a file', async () => {
    const source = { catalogue: productsOf(7), productsPerFile: 3 }
    const [, ...files] = await indexed(source)
    expect(files).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap-products-${number}.xml`))
    const listed = await Promise.all(
      files.map(async (address) => textsOf(await read(address.slice(ORIGIN.length + 1), source), 'loc')),
    )
    expect(listed.map((addresses) => addresses.length / MENU_LANGUAGES.length)).toEqual([3, 3, 1])
    const all = Array.from({ length: 7 }, (_, place) =>
      MENU_LANGUAGES.map((language) => `${ORIGIN}/${language}/products/product-${place}`),
    )
    expect(listed.flat()).toEqual(all.flat())
  })

  it.each(['0', '2', '01', '1.0', '-1', '', 'x', '99999999999999999999'])(
    'have none of the number "%s" where there is one file',
    async (number) => {
      expect(await write(`sitemap-products-${number}.xml`)).toBeUndefined()
    },
  )

  it('have none where the products are not known, and none before there are products', async () => {
    for (const catalogue of [undefined, productsOf(0)])
      expect(await write('sitemap-products-1.xml', { catalogue })).toBeUndefined()
  })

  it('stay within what the protocol allows, also where the names are as long as names can be', async () => {
    const origin = `https://${'h'.repeat(253)}:65535`
    const text = await write('sitemap-products-1.xml', {
      origin,
      catalogue: productsOf(PRODUCTS_PER_FILE, (place) => `${place}`.padStart(200, 's')),
    })
    expect(Buffer.byteLength(text ?? '')).toBeLessThan(50 * 1024 * 1024)
    expect(text?.match(/<url>/g)).toHaveLength(PRODUCTS_PER_FILE * MENU_LANGUAGES.length)
    expect(PRODUCTS_PER_FILE * MENU_LANGUAGES.length).toBeLessThan(50_000)
  })
})

it('there is no sitemap of another name', async () => {
  for (const file of ['sitemap-categories.xml', 'sitemap-.xml', 'sitemaps.xml'])
    expect(await write(file)).toBeUndefined()
})
