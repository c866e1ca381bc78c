import { PANEL_ANIMATION_MS } from '#contract/constants.ts'

import { Frame } from './pages/frame.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle, settleWhole } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const ZERO_WASTE = text('catalogue:option.zeroWaste')

test.use({ viewport: { width: 390, height: 844 } })

test(
  'a change is announced in the panel, where those are who cannot see the page behind it',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    await listing.filtersButton().click()
    const changed = page.waitForResponse(/storefront\/products\?.*zero_waste=1/)
    await listing.panel.getByRole('checkbox', { name: ZERO_WASTE }).check()
    const { total_results } = (await (await changed).json()) as { total_results: number }
    const found = text('catalogue:list.announceFound', { count: total_results, number: total_results })
    await expect(listing.panel.getByRole('status').getByText(found, { exact: true })).toHaveCount(1)
  },
)

test('an option stays where it was pressed, however many are chosen above it', { tag: '@long' }, async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  await listing.filtersButton().click()
  const options = listing.panel.getByRole('checkbox')
  await expect(options.first()).toBeInViewport()
  const place = async () => (await options.first().boundingBox())?.y
  await expect.poll(() => listing.panel.evaluate((panel) => panel.getAnimations({ subtree: true }).length)).toBe(0)
  const before = await place()
  for (let chosen = 1; chosen <= 4; chosen += 1) {
    await options.nth(chosen - 1).check()
    await expect(
      listing.panel.getByRole('group', { name: text('catalogue:filters.chosen') }).getByRole('button'),
    ).toHaveCount(chosen + 1)
    expect(await place()).toBe(before)
  }
})

test('the keyboard stays in the panel when it takes the last chip away there', async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products?zero_waste=1')
  await settle(page)
  await listing.filtersButton(1).click()
  const chip = listing.panel.getByRole('button', { name: text('catalogue:filters.remove', { name: ZERO_WASTE }) })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveCount(0)
  await expect(listing.panel.locator(':focus').or(listing.panel.and(page.locator(':focus')))).toHaveCount(1)
})

test(
  'the panel closes where the window grows so wide that the filters have room of their own',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    await listing.filtersButton().click()
    await expect(listing.panel).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 844 })
    await expect(listing.panel).toBeHidden()
    await listing.option(ZERO_WASTE).check()
    await expect(page).toHaveURL('/en/products?zero_waste=1')
  },
)

test.describe('without a connection', () => {
  const unreachable = text('common:problem.unreachable')
  /** The line of a panel whose styles are lost, or its scripts. */
  const LOST_CODE = /Unable to preload CSS|Failed to fetch dynamically imported module/

  test.beforeEach(({ watch }) => {
    watch.expectFailure(/\/assets\//)
    watch.expectConsole(LOST_CODE)
  })

  test('the first opening says so and leaves the page; with one it opens', async ({ page, context, watch }) => {
    const listing = new ListingPage(page)
    const { messages } = new Frame(page)
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.goto('/en/products')
    await settleWhole(page, watch)

    await context.setOffline(true)
    await listing.filtersButton().click()
    await expect(messages.getByRole('alert').filter({ hasText: unreachable })).toBeVisible()
    await expect(listing.filtersButton()).toHaveAttribute('aria-expanded', 'false')
    await expect(listing.products).toHaveCount(26)

    await context.setOffline(false)
    await expect(messages.getByRole('alert')).toHaveCount(0)
    await listing.filtersButton().click()
    await expect(listing.panel).toBeVisible()
    // Its style sheet was lost with its code: it is there again as well.
    await expect(listing.panel).toHaveCSS('display', 'flex')
    expect(loads).toHaveLength(1)
  })

  test(
    'an opening that follows so fast that the first is still closing is tried all the same',
    { tag: '@long' },
    async ({ page, context, watch }) => {
      const listing = new ListingPage(page)
      const { messages } = new Frame(page)
      await page.clock.install({ time: 0 })
      await page.goto('/en/products')
      await settleWhole(page, watch)
      await page.clock.pauseAt(600_000)

      await context.setOffline(true)
      await listing.filtersButton().click()
      await expect(messages.getByRole('alert').filter({ hasText: unreachable })).toBeVisible()
      const told = page.waitForEvent('console', {
        predicate: (line) => LOST_CODE.test(line.text()),
      })
      await page.clock.runFor(PANEL_ANIMATION_MS)
      await told
      await expect(listing.filtersButton()).toHaveAttribute('aria-expanded', 'true')

      await context.setOffline(false)
      await listing.filtersButton().click()
      await page.clock.resume()
      await expect(listing.panel).toBeVisible()
    },
  )
})
