import type { Page } from 'playwright/test'

import type { FilterOption, FilterOptions, ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

/** In pixels: WCAG 2.2, 2.5.8. */
const SMALLEST_TARGET = 24
const POPULAR_CALL = /\/api\/v2\/storefront\/search\?/

const part = (page: Page, key: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: text(key), exact: true }) })

async function optionsOf(page: Page): Promise<FilterOptions> {
  return (await (await page.request.get('/api/v2/storefront/categories?language_code=en')).json()) as FilterOptions
}

test(
  'the home page is drawn whole before any code runs: words, search, goals, products, brands',
  { tag: '@core' },
  async ({ page, browser, shop }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop })
    await plain.goto('/en')
    const options = await optionsOf(page)
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(text('home:hero.heading'))
    await expect(plain.getByRole('main').getByRole('searchbox')).toBeVisible()
    const goals = options.health_goals.toSorted((a, b) => b.count - a.count)
    await expect(part(plain, 'home:goals.heading').getByRole('link').first()).toContainText(goals[0]?.name ?? 'no goal')
    await expect(part(plain, 'home:popular.heading').locator('[data-product]')).toHaveCount(12)
    expect(await part(plain, 'home:brands.heading').getByRole('link').count()).toBeGreaterThan(0)
    await plain.close()
  },
)

test('its first sentence counts all products and all brands', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en')
  const all = (await (await page.request.get('/api/v2/storefront/products?limit=1&language_code=en')).json()) as {
    total_results: number
  }
  const { brands } = await optionsOf(page)
  expect(all.total_results).toBeGreaterThan(0)
  await expect(
    page.getByText(text('home:hero.text', { products: all.total_results, brands: brands.length })),
  ).toBeVisible()
})

test('the title begins with the name of the shop', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en')
  await expect(page).toHaveTitle(text('common:title', { page: 'Verbena', shop: text('home:title') }))
})

test('the search leads to its results without a new document', async ({ page }) => {
  await page.goto('/en')
  await settle(page)
  await page.evaluate('globalThis.sameDocument = true')
  await page.getByRole('main').getByRole('searchbox').fill('magnesium')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/en/search-results?query=magnesium')
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
})

test(
  'a category whose name is one character is as wide a target as any, whatever the font',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/zh-TW')
    const short = page.getByRole('main').getByRole('link').filter({ hasText: /^.$/u })
    const widths = await short.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(SMALLEST_TARGET)
  },
)

test('each word that is often looked for finds something', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en')
  const words = page.getByRole('list', { name: text('home:hero.often') }).getByRole('link')
  await expect(words).toHaveCount(4)
  for (const word of await words.allTextContents()) {
    const answer = await page.request.post(
      `/api/v2/storefront/search?query=${encodeURIComponent(word)}&language_code=en`,
      { data: {} },
    )
    expect(((await answer.json()) as { total_found: number }).total_found, word).toBeGreaterThan(0)
  }
})

test('a health goal leads to as many products as its tile says', async ({ page }) => {
  await page.goto('/en')
  const options = await optionsOf(page)
  const [goal] = options.health_goals.toSorted((a, b) => b.count - a.count)
  await part(page, 'home:goals.heading').getByRole('link').first().click()
  await expect(page).toHaveURL(`/en/products?health_goals=${goal?.id}`)
  await expect(
    page.getByText(text('catalogue:found', { count: goal?.count ?? 0, number: goal?.count ?? 0 }), { exact: true }),
  ).toBeVisible()
})

test('a category leads to its list, and a brand to its own', async ({ page }) => {
  const options = await optionsOf(page)
  await page.goto('/en')
  await part(page, 'home:categories.heading')
    .getByRole('link', { name: largest(options.categories).name, exact: true })
    .click()
  await expect(page).toHaveURL(`/en/products?categories=${largest(options.categories).id}`)
  await expect(new ListingPage(page).chip(largest(options.categories).name)).toBeVisible()
  await page.goBack()
  const brand = part(page, 'home:brands.heading').getByRole('link').first()
  const name = await brand.textContent()
  await brand.click()
  await expect(new ListingPage(page).chip(name ?? '')).toBeVisible()
})

test(
  'arriving from another page leads the focus to the heading, and back from a product to the same place',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en/products')
    await settle(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('common:home', { shop: 'Verbena' }) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: text('home:hero.heading') })).toBeFocused()
    const card = part(page, 'home:popular.heading').locator('[data-product]').nth(2)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate('scrollY')
    await card.getByRole('link').click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect.poll(() => page.evaluate('scrollY')).toBe(before)
  },
)

test('popular products that cannot be had leave the rest of the page as it is, and can be asked for again', async ({
  page,
  watch,
}) => {
  await page.goto('/en/about')
  await settle(page)
  watch.expectFailure(POPULAR_CALL)
  await page.route(POPULAR_CALL, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('common:home', { shop: 'Verbena' }) })
    .click()
  const failed = page.getByText(text('home:popular.failed'))
  await expect(failed).toBeVisible()
  await expect(part(page, 'home:brands.heading')).toBeVisible()
  await page.unroute(POPULAR_CALL)
  await part(page, 'home:popular.heading')
    .getByRole('button', { name: text('common:retry') })
    .click()
  await expect(part(page, 'home:popular.heading').locator('[data-product]')).toHaveCount(12)
  await expect(failed).toBeHidden()
})

test('whole rows of popular products stand at every width', { tag: '@long' }, async ({ page }) => {
  for (const [width, shown] of [
    [390, 6],
    [820, 6],
    [1100, 8],
    [1440, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    await expect(part(page, 'home:popular.heading').locator('[data-product]').filter({ visible: true })).toHaveCount(
      shown,
    )
  }
})

test('nothing makes the page wider than the window, at any width', { tag: '@long' }, async ({ page }) => {
  for (const width of [320, 390, 640, 820, 1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/hu')
    await settle(page)
    expect(await page.evaluate('document.documentElement.scrollWidth'), `${width} px`).toBeLessThanOrEqual(width)
  }
})

test.describe('with a photo in place of a drawn pack', () => {
  test('no photo stands on the shelf', { tag: '@long' }, async ({ page }) => {
    await page.route(POPULAR_CALL, async (route) => {
      const products = (await (await route.fetch({ maxRetries: 1 })).json()) as ListProduct[]
      await route.fulfill({ json: products.map((product) => ({ ...product, assets: [] })) })
    })
    await page.goto('/en/about')
    await settle(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('common:home', { shop: 'Verbena' }) })
      .click()
    await expect(part(page, 'home:popular.heading').locator('[data-product]')).toHaveCount(12)
    await expect(page.locator('.vb-shelf img')).toHaveCount(0)
  })
})

test('speaks every language', { tag: '@long' }, async ({ page }) => {
  for (const language of LANGUAGE_CODES) {
    const html = await (await page.request.get(`/${language}`)).text()
    expect(html, language).toContain(`>${text('home:practitioners.link', {}, language)}<`)
    expect(html, language).toContain(text('home:hero.heading', {}, language))
  }
  await page.goto('/jp')
})

function largest(options: readonly FilterOption[]): FilterOption {
  const [first] = options.toSorted((a, b) => b.count - a.count)
  if (!first) throw new Error('the shop has none')
  return first
}
