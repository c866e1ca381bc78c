import type { Page } from 'playwright/test'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { browserAlone } from './support/browser-alone.ts'
import { settle, settleWhole } from './support/checks.ts'
import { openHeldShop } from './support/held-shop.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const OPTIONS = /\/api\/v2\/storefront\/categories\?/
const PRODUCTS = /\/api\/v2\/storefront\/products\?/
const ZERO_WASTE = text('catalogue:option.zeroWaste')

async function expectListFailed(page: Page, reason: string): Promise<void> {
  const listing = new ListingPage(page)
  await expect(listing.failure).toContainText(reason)
  await expect(listing.summary(text('catalogue:failed.title'))).toBeVisible()
  await expect(listing.sort).toBeDisabled()
}

test(
  "where nothing can be loaded the page says so in the server's own words, and 'try again' does (catalogue.failed-list-can-be-retried)",
  { tag: '@core' },
  async ({ page, watch }) => {
    const listing = new ListingPage(page)
    watch.expectFailure(OPTIONS)
    await browserAlone(page)
    await page.route(OPTIONS, (route) =>
      route.fulfill({ status: 500, json: { message: 'The shelves are being dusted.' } }),
    )
    await page.goto('/en/products')
    await expectListFailed(page, 'The shelves are being dusted.')

    await page.unroute(OPTIONS)
    await listing.retry.click()
    await expect(listing.products).toHaveCount(26)
    await expect(listing.sort).toBeEnabled()
  },
)

test(
  'where the shop cannot be reached the page says so, and comes back with the connection',
  { tag: '@long' },
  async ({ page, context, watch }) => {
    const listing = new ListingPage(page)
    watch.expectFailure(OPTIONS)
    await browserAlone(page)
    await page.route(OPTIONS, (route) => route.abort('internetdisconnected'))
    await page.goto('/en/products')
    await expectListFailed(page, text('common:problem.unreachable'))
    await settleWhole(page, watch)

    await context.setOffline(true)
    await page.unroute(OPTIONS)
    await context.setOffline(false)
    await expect(listing.products).toHaveCount(26)
  },
)

test('a later failure leaves the filters and the focus where they are', async ({ page, watch }) => {
  const listing = new ListingPage(page)
  const option = listing.option(ZERO_WASTE)
  watch.expectFailure(PRODUCTS)
  await page.goto('/en/products')
  await settle(page)
  await page.route(PRODUCTS, (route) => route.fulfill({ status: 503, json: { message: 'Too many at once.' } }))
  await option.focus()
  await page.keyboard.press('Space')
  await expect(listing.failure).toContainText('Too many at once.')
  await expect(listing.failure).toContainText(text('catalogue:failed.kept'))
  await expect(option).toBeChecked()
  await expect(option).toBeFocused()

  await page.unroute(PRODUCTS)
  await listing.retry.focus()
  await page.keyboard.press('Enter')
  await expect(listing.chip(ZERO_WASTE)).toBeVisible()
  await expect(listing.products.first()).toBeVisible()
  await expect(listing.content).toBeFocused()
})

test('answers that are given up half way are no failure', { tag: '@long' }, async ({ page, shop, watch }) => {
  const listing = new ListingPage(page)
  const held = await openHeldShop(shop)
  await page.goto(`${held.address}/en/products`)
  await settle(page)
  held.holdBodies(PRODUCTS)
  const begun = page.waitForResponse(PRODUCTS)
  await listing.option(ZERO_WASTE).check()
  await begun
  held.letGo()
  await listing.option(ZERO_WASTE).uncheck()
  await expect(page).toHaveURL(`${held.address}/en/products`)
  await settle(page)
  expect(watch.problems()).toEqual([])
  await held.close()
})
