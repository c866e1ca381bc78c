import type { Page, Route } from 'playwright/test'

import type { ProductPage as ProductList } from '#areas/catalogue/contract/catalogue.ts'
import { sample } from '#tests/support/length.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { browserAlone, withoutDrawing } from './support/browser-alone.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const LISTING = /\/en\/products$/
const PRODUCTS = /\/api\/v2\/storefront\/products\?.*page=1&/
const PACKS = /\/media\/packs\//
const DEFAULT_IMAGE = /\/images\/product-default\.svg/
const BLANK_PIXEL = /^data:image\/gif/
const FAILED = text('common:image.failed')

/** A blank pixel needs no network: only a browser that is told to refuse it does not show it. */
async function refuseDataImages(page: Page): Promise<void> {
  await page.route(LISTING, async (route) => {
    const response = await route.fetch({ maxRetries: 1 })
    const body = withoutDrawing(await response.text())
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      response,
      body,
      headers: { ...headers, 'content-security-policy': policy.replace(' data:', '') },
    })
  })
}

/** Gives the list as it is, but its first product has no picture. */
async function takePictureAway(route: Route): Promise<void> {
  const response = await route.fetch({ maxRetries: 1 })
  const answer = (await response.json()) as { readonly data: readonly object[] }
  const [first, ...others] = answer.data
  await route.fulfill({ response, json: { ...answer, data: [{ ...first, assets: [] }, ...others] } })
}

/** Every source that the first picture of the page is given, from the first on. */
async function recordSources(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const sources: string[] = []
    Object.assign(globalThis, { sources })
    new MutationObserver(() => {
      const source = document.querySelector('article img')?.getAttribute('src')
      if (source && sources.at(-1) !== source) sources.push(source)
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] })
  })
  return () => page.evaluate('sources')
}

for (const { picture, isDrawn } of sample(
  [
    { picture: 'a picture', isDrawn: true },
    { picture: 'the picture of a product that has none', isDrawn: false },
  ],
  1,
)) {
  test.describe(`${picture} that cannot be had`, () => {
    test.beforeEach(async ({ page, watch }) => {
      if (isDrawn) {
        watch.expectFailure(PACKS)
        await page.route(PACKS, (route) => route.abort('connectionfailed'))
      } else {
        await browserAlone(page)
        await page.route(PRODUCTS, takePictureAway)
      }
    })

    test('gives way to the default product image', async ({ page }) => {
      const listing = new ListingPage(page)
      await page.goto('/en/products')
      const image = listing.picture(listing.products.first())
      await expect(image).toHaveAttribute('src', DEFAULT_IMAGE)
      await expect(image).toHaveAttribute('alt', '')
    })

    test('gives way to a blank pixel after that', async ({ page, watch }) => {
      const listing = new ListingPage(page)
      watch.expectFailure(DEFAULT_IMAGE)
      await page.route(DEFAULT_IMAGE, (route) => route.abort('connectionfailed'))
      await page.goto('/en/products')
      const image = listing.picture(listing.products.first())
      await expect(image).toHaveAttribute('src', BLANK_PIXEL)
      await expect(image).toHaveAttribute('alt', '')
    })

    test('has no source in the end but says that it failed, after two that were put in its place at most (product.picture-fallback-order)', async ({
      page,
      watch,
    }) => {
      const listing = new ListingPage(page)
      watch.expectFailure(DEFAULT_IMAGE)
      watch.expectConsole(/Content Security Policy/)
      const sources = await recordSources(page)
      await refuseDataImages(page)
      await page.route(DEFAULT_IMAGE, (route) => route.abort('connectionfailed'))
      await page.goto('/en/products')
      const image = listing.picture(listing.products.first())
      await expect(image).toHaveAttribute('alt', FAILED)
      await expect(image).not.toHaveAttribute('src')
      const own = isDrawn ? [expect.stringMatching(PACKS)] : []
      expect(await sources()).toEqual([
        ...own,
        expect.stringMatching(DEFAULT_IMAGE),
        expect.stringMatching(BLANK_PIXEL),
      ])
    })
  })
}

test('a picture that cannot be had is replaced once, though two products have it', async ({ page, watch }) => {
  const listing = new ListingPage(page)
  watch.expectFailure(PACKS)
  await browserAlone(page)
  await page.route(PACKS, (route) => route.abort('connectionfailed'))
  await page.route(PRODUCTS, async (route) => {
    const response = await route.fetch({ maxRetries: 1 })
    const answer = (await response.json()) as ProductList
    const [first] = answer.data
    await route.fulfill({
      response,
      json: { ...answer, data: answer.data.map((product) => ({ ...product, assets: first?.assets })) },
    })
  })
  await page.goto('/en/products')
  for (const place of [0, 1, 2])
    await expect(listing.picture(listing.products.nth(place))).toHaveAttribute('src', DEFAULT_IMAGE)
  await settle(page)
  for (const place of [0, 1, 2])
    await expect(listing.picture(listing.products.nth(place))).toHaveAttribute('src', DEFAULT_IMAGE)
})

test(
  'a picture that is slow has its room from the start, is waited for, and gives way to nothing',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    const held: Route[] = []
    let isHeld = true
    await page.route(PACKS, (route) => (isHeld ? void held.push(route) : route.continue()))
    await page.goto('/en/products', { waitUntil: 'domcontentloaded' })
    const image = listing.picture(listing.products.first())
    await expect(image).toBeVisible()
    const room = await image.boundingBox()
    expect(room?.height).toBeGreaterThan(100)
    const isThere = () => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)
    expect(await isThere()).toBe(false)

    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await expect.poll(isThere).toBe(true)
    expect(await image.boundingBox()).toEqual(room)
    await expect(image).toHaveAttribute('src', PACKS)
  },
)

test(
  'a product’s picture that cannot be had is replaced once, though it stands there large and small',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(PACKS)
    await page.route(PACKS, (route) => route.abort('connectionfailed'))
    const { data } = (await (
      await page.request.get('/api/v2/storefront/products?limit=100&language_code=en')
    ).json()) as ProductList
    const product = data.find(({ variants }) => variants.length > 1)
    await page.goto(`/en/products/${product?.slug ?? ''}`)
    const pictures = page
      .getByRole('group', { name: text('catalogue:product.pictures', { name: product?.name ?? '' }), exact: true })
      .locator('img')
    expect(await pictures.count()).toBeGreaterThan(2)
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', DEFAULT_IMAGE)
    await page
      .getByRole('button', {
        name: text('catalogue:product.picture', { number: '2', total: String((await pictures.count()) - 1) }),
      })
      .click()
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', DEFAULT_IMAGE)
  },
)

test(
  'pictures far down a long list have a source only while their part of it is near',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    // Comes back by a reload to where seven pages were loaded, and stood at their top.
    await page.addInitScript(() => {
      const { __TSR_key: entry } = history.state as { __TSR_key: string }
      sessionStorage.setItem(
        'verbena:places',
        JSON.stringify({ [entry]: { pages: 7, card: null, offset: 0, focus: null } }),
      )
    })
    await page.reload()
    await expect(listing.products).toHaveCount(7 * 26)
    const far = listing.products.nth(170)
    const picture = listing.picture(far)
    await expect(listing.picture(listing.products.first())).toHaveAttribute('src', PACKS)
    await expect(picture).not.toHaveAttribute('src')
    const heightOf = () => far.evaluate((card) => card.getBoundingClientRect().height)
    const height = await heightOf()
    // By its card: Chromium may give a picture that lost its source no box until its part is in sight again.
    const seeFar = async () => {
      await far.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute('src', PACKS)
      await expect(picture).toBeInViewport()
      await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    }

    await seeFar()
    expect(await heightOf()).toBe(height)

    await listing.heading.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveAttribute('src')
    expect(await heightOf()).toBe(height)
    await expect(listing.picture(listing.products.first())).toHaveAttribute('src', PACKS)
    await seeFar()
    expect(await heightOf()).toBe(height)
  },
)

test(
  'a picture far down a long list that cannot be had gives way to the default product image',
  { tag: '@long' },
  async ({ page, watch }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    watch.expectFailure(PACKS)
    await page.route(PACKS, (route) => route.abort('connectionfailed'))
    await listing.more.scrollIntoViewIfNeeded()
    await expect(listing.products).toHaveCount(52)
    await listing.more.click()
    await expect(listing.products).toHaveCount(78)
    const image = listing.picture(listing.products.nth(70))
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('src', DEFAULT_IMAGE)
  },
)
