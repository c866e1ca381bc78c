import type { Page } from 'playwright/test'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { untilStored } from './support/language.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

/** Goes to an address as a link within the shop does: the router, which watches the history, opens it without loading a document. */
const openWithin = (page: Page, address: string) =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`)

test('an address of the old shop leads to the page of today, in one step, with query and hash (address.old-shop-redirects-once)', async ({
  page,
}) => {
  await page.goto('/de/products')
  await untilStored(page, 'de')
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) answers.push(response.status())
  })
  await page.goto('/pages/practitioners-information?from=letter#more')
  await expect(page).toHaveURL('/de/practitioners?from=letter#more')
  expect(answers).toEqual([301, 200])
})

test(
  'a brand of the old shop is its listing, with the brand chosen and the usual order (address.old-listings-keep-usual-order)',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en/brands/casa-olmeda')
    await expect(page).toHaveURL(/\/en\/products\?brands=\d+&order_by=id&order=desc&order_name=1$/)
    const listing = new ListingPage(page)
    await expect(listing.chip('Casa Olmeda')).toBeVisible()
    await expect(listing.sort).toHaveValue('1')
  },
)

test('a category of the old shop is its listing, with the category chosen', { tag: '@long' }, async ({ page }) => {
  await page.goto('/categories/omega-3')
  await expect(new ListingPage(page).chip('Omega-3')).toBeVisible()
})

test(
  'a product of the old shop is that of today, whose slug may end in a number itself',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en/products/marenorte-vegan-omega-3-1433')
    await expect(page).toHaveURL('/en/products/marenorte-vegan-omega-3')
    await expect(page.getByRole('heading', { level: 1, name: 'Vegan omega-3' })).toBeVisible()
  },
)

test('a link within the shop to an address of the old one leads the same way, and back is where it stood (address.links-know-old-addresses)', async ({
  page,
  watch,
}) => {
  // The charts hear of an address before the router has judged it: they may ask, and may hear that there is no such product.
  watch.mayFail(/\/products\/tidewrack-gentle-iron-1107/)
  for (const [address, target] of [
    ['/en/categories/minerals', /\/en\/products\?categories=\d+&order_by=id&order=desc&order_name=1$/],
    ['/en/products/tidewrack-gentle-iron-1107', /\/en\/products\/tidewrack-gentle-iron$/],
    ['/pages/practitioners-information', /\/en\/practitioners$/],
  ] as const) {
    await page.goto('/en/about')
    await settle(page)
    await openWithin(page, address)
    await expect(page).toHaveURL(target)
    await page.goBack()
    await expect(page).toHaveURL('/en/about')
  }
})

test(
  'a link within the shop to a page that never was shows that it is none, without loading the shop anew',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en/about')
    await settle(page)
    await page.evaluate('window.stays = true')
    await openWithin(page, '/en/collections/nothing-2')
    await expect(page.getByRole('heading', { level: 1, name: text('common:notFound.title') })).toBeVisible()
    expect(await page.evaluate('window.stays')).toBe(true)
  },
)
