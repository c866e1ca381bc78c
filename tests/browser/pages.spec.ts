import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

test(
  'an address that the shop does not have leads to a page with a way on (address.unknown-page-is-not-found)',
  { tag: '@core' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/en\/nowhere$/)
    await page.goto('/en/nowhere')
    await expect(page).toHaveTitle(text('common:title', { page: text('common:notFound.title'), shop: 'Verbena' }))
    await page
      .getByRole('main')
      .getByRole('link', { name: text('common:error.toProducts') })
      .click()
    await expect(new ListingPage(page).heading).toBeVisible()
  },
)

test(
  'a new page takes the focus to its heading; the first one leaves it alone (accessibility.new-page-focuses-its-heading)',
  { tag: '@core' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/en\/nowhere$/)
    await page.goto('/en/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('common:error.toProducts') })
      .click()
    await expect(new ListingPage(page).heading).toBeFocused()
  },
)

test('the first stop of the keyboard leads past the head of the page (accessibility.skip-link-comes-first)', async ({
  page,
}) => {
  await page.goto('/en/products')
  await expect(new ListingPage(page).heading).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text('common:skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link that is pressed with Ctrl opens in a tab of its own', async ({ page, context }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  const link = listing.products.first().getByRole('link').first()
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL((await link.getAttribute('href')) ?? '')
  await tab.close()
  await expect(page).toHaveURL('/en/products')
})

test('filters, order and pages work on the real catalogue, and the address can be shared', async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await expect(listing.products).toHaveCount(26)
  await listing.option(text('catalogue:option.zeroWaste')).check()
  await expect(page).toHaveURL('/en/products?zero_waste=1')
  await listing.sort.selectOption('4')
  await expect(page).toHaveURL('/en/products?zero_waste=1&order_by=price&order=asc&order_name=4')
  await expect(listing.chips).toHaveCount(2)
  expect(await page.evaluate('history.length')).toBe(2)
  await settle(page)
  const first = await listing.products.first().getByRole('heading').textContent()
  await page.reload()
  await expect(listing.chip(text('catalogue:option.zeroWaste'))).toBeVisible()
  await expect(listing.sort).toHaveValue('4')
  await expect(listing.products.first().getByRole('heading')).toHaveText(first ?? '')
})

test('after a load by the button the focus is on the first new product, and the change is announced (catalogue.load-more-moves-the-focus, catalogue.changes-are-announced)', async ({
  page,
}) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await listing.more.scrollIntoViewIfNeeded()
  await expect(listing.products).toHaveCount(52)
  await listing.more.click()
  await expect(listing.products).toHaveCount(78)
  await expect(listing.products.nth(52).locator(':focus')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '78' })).toHaveCount(1)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters stand in a panel that Escape and its button close, with the focus back where it was (panel.backdrop-closes-it)', async ({
    page,
  }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    const open = page.getByRole('button', { name: text('catalogue:filters.open'), exact: true })
    await open.click()
    const panel = page.getByRole('dialog', { name: text('catalogue:filters.label') })
    await panel.getByRole('checkbox', { name: text('catalogue:option.zeroWaste') }).check()
    await expect(page).toHaveURL('/en/products?zero_waste=1')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: text('catalogue:filters.openChosen', { number: 1 }) })).toBeFocused()
    await expect(listing.chip(text('catalogue:option.zeroWaste'))).toBeVisible()
  })
})
