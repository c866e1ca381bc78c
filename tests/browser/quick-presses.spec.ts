import type { Locator, Page } from 'playwright/test'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const AVAILABLE = text('catalogue:option.available')
const ZERO_WASTE = text('catalogue:option.zeroWaste')
const IN_STOCK = text('catalogue:product.inStock')

/** The first of them is not answered yet when the second comes. */
async function pressWithinAFrame(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle()
  await first.evaluate((element, next) => {
    for (const pressed of [element, next]) (pressed as HTMLElement).click()
  }, other)
}

/** The list, its address and its chips are those of these filters. */
async function expectFiltered(page: Page, query: string, names: readonly string[]): Promise<void> {
  const listing = new ListingPage(page)
  await expect(page).toHaveURL(`/en/products?${query}`)
  const { data, total_results: total } = (await (
    await page.request.get(`/api/v2/storefront/products?${query}&language_code=en`)
  ).json()) as ProductPage
  await expect(listing.summary(text('catalogue:found', { count: total, number: String(total) }))).toBeVisible()
  await expect(listing.products.first()).toContainText(data[0]?.name ?? 'none')
  for (const name of names) await expect(listing.chip(name)).toBeVisible()
}

test('two filters within a frame both count', async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  await pressWithinAFrame(listing.quickFilter(ZERO_WASTE), listing.quickFilter(IN_STOCK))
  await expectFiltered(page, 'availability=1&zero_waste=1', [ZERO_WASTE, AVAILABLE])
})

test(
  'a filter and a product within a frame: back from the product is the filtered list',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    await pressWithinAFrame(listing.quickFilter(ZERO_WASTE), listing.products.first().getByRole('link'))
    await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
    await settle(page)
    await page.goBack()
    await expectFiltered(page, 'zero_waste=1', [ZERO_WASTE])
  },
)

test('no press looks through all of the page for what is not there: that takes longer the more is loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const missed: string[] = []
    const look = document.querySelector.bind(document)
    document.querySelector = (selectors: string) => {
      const found = look(selectors)
      if (!found) missed.push(selectors)
      return found
    }
    Object.assign(window, { missed })
  })
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  await page.evaluate('missed.length = 0')
  await listing.quickFilter(ZERO_WASTE).click()
  await expectFiltered(page, 'zero_waste=1', [ZERO_WASTE])
  await settle(page)
  expect(await page.evaluate('missed')).toEqual([])
})
