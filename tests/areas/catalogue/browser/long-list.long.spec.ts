import type { Page } from 'playwright/test'

import { PART_SIZE } from '#areas/catalogue/components/ProductGridPart.tsx'

import { Frame } from '#tests/browser/pages/frame.ts'
import { ListingPage } from './pages/listing.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const ZERO_WASTE = text('catalogue:option.zeroWaste')
const PAGE_SIZE = 26
const PAGES = 5
const PARTS = Math.ceil((PAGES * PAGE_SIZE) / PART_SIZE)
/** More than can be drawn at once: six parts. */
const MANY = 13
/** Cards of the last part. */
const REST = (PAGES * PAGE_SIZE) % PART_SIZE
const PRODUCTS = /\/api\/v2\/storefront\/products\?/

/** Parts of the list on the page, in sight or not. */
const parts = (page: Page) => page.locator('[data-products]')

/** Loads so many pages that the list has several parts. */
async function loadPages(page: Page): Promise<void> {
  const listing = new ListingPage(page)
  await listing.more.scrollIntoViewIfNeeded()
  for (let loaded = 2; loaded <= PAGES; loaded += 1) {
    if (loaded > 2) await listing.more.click()
    await expect(listing.products).toHaveCount(loaded * PAGE_SIZE)
  }
  await settle(page)
  await expect(parts(page)).toHaveCount(PARTS)
}

/** Notes how many cards go, or come, at each moment at which some do. */
async function watchCards(page: Page, which: 'addedNodes' | 'removedNodes'): Promise<() => Promise<readonly number[]>> {
  const noted = await page.evaluateHandle((nodes) => {
    const times: number[] = []
    new MutationObserver((records) => {
      const elements = records.flatMap((record) => [...record[nodes]]).filter((node) => node instanceof HTMLElement)
      const cards = elements.map(
        (element) => Number(element.matches('[data-product]')) + element.querySelectorAll('[data-product]').length,
      )
      const count = cards.reduce((sum, more) => sum + more, 0)
      if (count > 0) times.push(count)
    }).observe(document.body, { childList: true, subtree: true })
    return times
  }, which)
  return async () => await noted.jsonValue()
}

/** A list of many pages as a reload finds it, since to ask for each of them takes long. */
async function openPages(page: Page, pages: number): Promise<void> {
  await page.goto('/en/products')
  await settle(page)
  await page.addInitScript((count) => {
    const { __TSR_key: entry } = history.state as { __TSR_key: string }
    sessionStorage.setItem(
      'verbena:places',
      JSON.stringify({ [entry]: { pages: count, card: null, offset: 0, focus: null } }),
    )
  }, pages)
  await page.reload()
  await expect(new ListingPage(page).products).toHaveCount(pages * PAGE_SIZE)
  await settle(page)
}

/** Waits for a product's page: the address is its own while the list still stands there. */
async function expectProduct(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await settle(page)
}

test('a short list takes the place of a long one at once, and what that has more goes part by part', async ({
  page,
}) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  await loadPages(page)
  const went = await watchCards(page, 'removedNodes')
  const answered = page.waitForResponse(/products\?.*zero_waste=1/)
  await listing.option(ZERO_WASTE).check()
  const { data } = (await (await answered).json()) as { data: unknown[] }
  await expect(listing.products).toHaveCount(data.length)
  await expect(parts(page)).toHaveCount(1)
  // Those of the first part make room for the answer.
  expect((await went()).slice(1)).toEqual([REST, PART_SIZE])
})

test('a list that comes to nothing, or fails, gives way at once too', async ({ page, watch }) => {
  const listing = new ListingPage(page)
  watch.expectFailure(PRODUCTS)
  await page.goto('/en/products')
  await settle(page)
  await loadPages(page)
  await page.route(PRODUCTS, (route) => route.fulfill({ status: 503, json: { message: 'Too many at once.' } }))
  await listing.option(ZERO_WASTE).check()
  await expect(listing.failure).toBeVisible()
  await expect(listing.products).toHaveCount(0)
  await expect(listing.more).toHaveCount(0)

  const went = await watchCards(page, 'removedNodes')
  await page.unroute(PRODUCTS)
  await page.route(PRODUCTS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), data: [], total_results: 0, total_pages: 0 },
    })
  })
  await listing.retry.click()
  await expect(listing.emptyHeading).toBeVisible()
  await expect(listing.products).toHaveCount(0)
  await expect(parts(page)).toHaveCount(0)
  expect(await went()).toEqual([REST, PART_SIZE, PART_SIZE])
})

test('the keyboard stays at the list where the part in which it was is hidden, and goes', async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products?zero_waste=1')
  await settle(page)
  // As in Safari, where a link that is clicked does not take the focus, so that none is brought back below.
  await new Frame(page).footLink(text('common:areas.products')).dispatchEvent('click')
  await expect(page).toHaveURL('/en/products')
  await expect(listing.chips).toHaveCount(0)
  await settle(page)
  await loadPages(page)
  await listing.products
    .nth(PAGES * PAGE_SIZE - 1)
    .getByRole('link')
    .focus()
  await page.goBack()
  await expect(listing.chip(ZERO_WASTE)).toBeVisible()
  await expect(listing.content).toBeFocused()
  await expect(parts(page)).toHaveCount(1)
  await expect(listing.content).toBeFocused()
})

test('a long list that is come back to is drawn part by part: first what is in or near sight, and its end', async ({
  page,
}) => {
  const listing = new ListingPage(page)
  await openPages(page, MANY)
  const link = listing.products.nth(1).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expectProduct(page, name)
  const came = await watchCards(page, 'addedNodes')
  await page.goBack()
  await expect(listing.products).toHaveCount(MANY * PAGE_SIZE)
  const atOnce = 2 * PART_SIZE + ((MANY * PAGE_SIZE) % PART_SIZE)
  expect(await came()).toEqual([atOnce, PART_SIZE, PART_SIZE, PART_SIZE])
})

test('the card at which a long list was left stands where it stood, with the focus, before all parts are drawn and after', async ({
  page,
}) => {
  const listing = new ListingPage(page)
  await openPages(page, MANY)
  const card = listing.products.nth(4 * PART_SIZE + 10)
  const link = card.getByRole('link')
  const product = await link.evaluate((element) => element.closest<HTMLElement>('[data-product]')?.dataset['product'])
  const name = (await link.textContent()) ?? ''
  await link.focus()
  await settle(page)
  const top = await card.evaluate((element) => element.getBoundingClientRect().top)
  await page.keyboard.press('Enter')
  await expectProduct(page, name)
  // Where it stands in each picture from the first in which it does.
  const tops = await page.evaluateHandle((id) => {
    const noted: number[] = []
    const note = () => {
      const element = document.querySelector(`[data-product="${String(id)}"]`)
      if (element) noted.push(element.getBoundingClientRect().top)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return noted
  }, product)
  await page.goBack()
  await expect(listing.products).toHaveCount(MANY * PAGE_SIZE)
  await expect(link).toBeFocused()
  await settle(page)
  // The place is kept in whole pixels.
  const moved = (await tops.jsonValue()).map((now) => Math.abs(now - top))
  expect(moved.length).toBeGreaterThan(0)
  expect(Math.max(...moved)).toBeLessThan(2)
})
