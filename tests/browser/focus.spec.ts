import { Frame } from './pages/frame.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const AVAILABLE = text('catalogue:option.available')
const UNAVAILABLE = text('catalogue:option.unavailable')
const ZERO_WASTE = text('catalogue:option.zeroWaste')

test(
  'the keyboard goes from a chip that it takes away to its neighbour, and from the last one to the list (accessibility.focus-survives-removal)',
  { tag: '@core' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products?availability=1,2&zero_waste=1')
    await settle(page)

    await listing.chip(AVAILABLE).focus()
    await page.keyboard.press('Enter')
    await expect(listing.chip(AVAILABLE)).toHaveCount(0)
    await expect(listing.chip(UNAVAILABLE)).toBeFocused()

    await listing.chip(ZERO_WASTE).focus()
    await page.keyboard.press('Enter')
    await expect(listing.chip(ZERO_WASTE)).toHaveCount(0)
    await expect(listing.chip(UNAVAILABLE)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(listing.chips).toHaveCount(0)
    await expect(listing.content).toBeFocused()
  },
)

test(
  'the keyboard stays at the list when it clears all filters (filters.reset-empties-all)',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products?zero_waste=1')
    await settle(page)
    await listing.clearAll.focus()
    await page.keyboard.press('Enter')
    await expect(listing.chips).toHaveCount(0)
    await expect(listing.content).toBeFocused()
  },
)

test('after the skip link the address is as before, and a filter does not move the page (address.filter-change-keeps-scroll)', async ({
  page,
}) => {
  const frame = new Frame(page)
  const option = new ListingPage(page).option(ZERO_WASTE)
  await page.goto('/en/products')
  await settle(page)
  await page.keyboard.press('Tab')
  await expect(frame.skipLink).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frame.main).toBeFocused()
  await expect(page).toHaveURL('/en/products')

  await option.scrollIntoViewIfNeeded()
  const place = await page.evaluate('scrollY')
  expect(place).toBeGreaterThan(0)
  await option.check()
  await expect(page).toHaveURL('/en/products?zero_waste=1')
  await settle(page)
  expect(await page.evaluate('scrollY')).toBe(place)
})
