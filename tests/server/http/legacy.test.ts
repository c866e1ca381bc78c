import { describe, expect, it } from 'vitest'

import { LEGACY_ADDRESSES } from '#contract/legacy-addresses.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { demoProducts } from '#server/demo/products.ts'
import { slugify } from '#areas/import/server/slugs.ts'
import { ReadyJson } from '#server/ready-json.ts'

import { fakeCatalogue, fakeServices, testApp, type TestApp } from './support/app.ts'
import { operator } from '#tests/support/operator.ts'

const GROUPS = {
  categories: [],
  health_goals: [],
  brands: [],
  delivery_form: [],
  suitable_for: [],
  free_from: [],
  zero_waste: [],
}
const option = (id: number, slug: string) => ({ id, name: slug, slug, count: 1 })

/** A shop whose catalogue has these options, by its version. */
function shopWith(catalogue = fakeCatalogue()): TestApp {
  catalogue.filterOptionsJson = () =>
    Promise.resolve(
      ReadyJson.from({
        ...GROUPS,
        brands: [option(catalogue.version * 10, 'alderhay')],
        categories: [{ ...option(30, 'oils'), children: [option(31, 'omega-3')] }],
      }),
    )
  const services = fakeServices({ catalogue })
  return testApp({ services: () => services })
}

async function led({ app }: TestApp, address: string, cookie = 'de'): Promise<[number, string | null]> {
  const response = await app.request(address, {
    headers: { Accept: 'text/html', Cookie: `preferred_language=${cookie}` },
  })
  return [response.status, response.headers.get('Location')]
}

describe('an address of the old shop', () => {
  it.each([
    ['/en/pages/practitioners-information', '/en/practitioners'],
    ['/fr/account/register', '/fr/onboarding/register-as'],
    ['/account/register', '/de/onboarding/register-as'],
    ['/jp/products/marenorte-vegan-omega-3-1433', '/jp/products/marenorte-vegan-omega-3'],
    ['/collections/verdanzo-vitamin-d3-2', '/de/products/verdanzo-vitamin-d3'],
    ['/ZH-tw/collections/verdanzo-vitamin-d3-2/', '/zh-TW/products/verdanzo-vitamin-d3'],
    ['/xx/collections/verdanzo-vitamin-d3-2', '/de/products/verdanzo-vitamin-d3'],
    ['/en/brands/alderhay', '/en/products?brands=10&order_by=id&order=desc&order_name=1'],
    ['/categories/omega-3', '/de/products?categories=31&order_by=id&order=desc&order_name=1'],
    [
      '/en/brands/alderhay?utm_source=letter&order=asc',
      '/en/products?brands=10&order_by=id&order=desc&order_name=1&utm_source=letter',
    ],
    [
      '/en/products/tidewrack-gentle-iron-1107?utm_source=letter',
      '/en/products/tidewrack-gentle-iron?utm_source=letter',
    ],
    ['//en//account/register', '/en/onboarding/register-as'],
    ['/%65n/account/register/', '/en/onboarding/register-as'],
    [
      '/en/brands/alderhay?utm=%E4&q=%&a=1+2&orde%72=asc&a=b%20c',
      '/en/products?brands=10&order_by=id&order=desc&order_name=1&utm=%E4&q=%&a=1+2&a=b%20c',
    ],
  ])('%s leads to %s in one step, for good (address.old-shop-redirects-once)', async (address, target) => {
    expect(await led(shopWith(), address)).toEqual([301, target])
  })

  it('is kept by caches only where the language stands in it', async () => {
    const { app } = shopWith()
    const headers = async (address: string) => {
      const response = await app.request(address)
      return [response.headers.get('Cache-Control'), response.headers.get('Vary')]
    }
    expect(await headers('/en/account/register')).toEqual(['public, max-age=3600', null])
    expect(await headers('/account/register')).toEqual(['no-store', 'Cookie'])
  })

  it('leads to the whole listing where the catalogue lacks its brand or category, which is logged once', async () => {
    const shop = shopWith()
    expect(await led(shop, '/en/brands/ferrowen')).toEqual([301, '/en/products'])
    expect(await led(shop, '/de/brands/ferrowen')).toEqual([301, '/de/products'])
    expect(shop.lines.filter(({ level }) => level === 'warn')).toMatchObject([{ group: 'brands', slug: 'ferrowen' }])
  })

  it('follows the catalogue when that changes (address.old-targets-follow-the-catalogue)', async () => {
    const catalogue = fakeCatalogue()
    const shop = shopWith(catalogue)
    expect(await led(shop, '/en/brands/alderhay')).toEqual([
      301,
      '/en/products?brands=10&order_by=id&order=desc&order_name=1',
    ])
    catalogue.version = 2
    expect(await led(shop, '/en/brands/alderhay')).toEqual([
      301,
      '/en/products?brands=20&order_by=id&order=desc&order_name=1',
    ])
  })

  it('has to wait for its ids while the shop starts, and needs none for a page', async () => {
    const shop = testApp({ services: () => undefined })
    expect((await led(shop, '/en/brands/alderhay'))[0]).toBe(503)
    expect(await led(shop, '/en/account/register')).toEqual([301, '/en/onboarding/register-as'])
  })

  it('leads to the whole listing where another backend knows the ids', async () => {
    const shop = testApp({
      settings: {
        shopName: 'Verbena',
        shopRegion: 'eu',
        operator,
        publicUrl: 'http://localhost:3000',
        apiOrigin: 'http://127.0.0.1:1',
      },
    })
    expect(await led(shop, '/en/brands/alderhay')).toEqual([301, '/en/products'])
  })
})

describe('an address that only looks like one of the old shop', () => {
  it.each([
    '/en/products/coq10-100',
    '/en/products/marenorte-vegan-omega-3',
    '/en/brands',
    '/en/brands/alderhay/more',
    '/en/Brands/alderhay',
    '/en/products/constructor',
    '/en/toString',
  ])('stays: %s (address.old-shop-map-is-exact)', async (address) => {
    expect((await led(shopWith(), address))[0]).not.toBe(301)
  })

  it('is not led away from where something is sent to it', async () => {
    expect((await shopWith().app.request('/en/account/register', { method: 'POST' })).status).toBe(405)
  })
})

describe('the old shop of the demo', () => {
  const targets = Object.entries(LEGACY_ADDRESSES).map(([path, target]) => ({ path, target }))
  const paths = Object.keys(LEGACY_ADDRESSES)
  const lines = demoProducts()
  const slugOf = (...words: readonly unknown[]) => slugify(words.join(' '), '')

  it('has at least five addresses each of products, collections, brands and categories (address.demo-has-old-addresses)', () => {
    const below = (folder: string) => paths.filter((path) => path.startsWith(`/${folder}/`)).length
    expect(Math.min(...['products', 'collections', 'brands', 'categories'].map(below))).toBeGreaterThanOrEqual(5)
  })

  it('leads to what the demo has (address.old-pages-have-new-homes)', () => {
    const products = new Set(lines.map(({ brand, name }) => slugOf(brand, name)))
    const brands = new Set(lines.map(({ brand }) => slugOf(brand)))
    const categories = new Set(lines.flatMap(({ categories }) => (categories ?? []).flat()).map((name) => slugOf(name)))
    expect(targets.filter(({ target }) => 'product' in target && !products.has(target.product))).toEqual([])
    expect(targets.filter(({ target }) => 'brand' in target && !brands.has(target.brand))).toEqual([])
    expect(targets.filter(({ target }) => 'category' in target && !categories.has(target.category))).toEqual([])
  })

  it('has no address that is a product of today, and none with a language', () => {
    const today = new Set(lines.map(({ brand, name }) => `/products/${slugOf(brand, name)}`))
    expect(
      paths.filter((path) => today.has(path) || LANGUAGE_CODES.some((code) => path.startsWith(`/${code}/`))),
    ).toEqual([])
  })
})
