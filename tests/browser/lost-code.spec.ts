import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { browserAlone } from './support/browser-alone.ts'
import { settleWhole } from './support/checks.ts'
import { noRoom } from './support/refusing-storage.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

for (const browser of ['a browser', 'a browser without room for storage'])
  test(`in ${browser} the page is loaded anew once where code is missing, and then the error page offers the same address (error.lost-code-reloads-once)`, async ({
    page,
    watch,
  }) => {
    if (browser !== 'a browser') await page.addInitScript(noRoom)
    watch.expectFailure(/\/assets\/ListingScreen-/)
    await browserAlone(page)
    await page.route(/\/assets\/ListingScreen-.*\.js/, (route) => route.fulfill({ status: 404 }))
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.goto('/en/products?zero_waste=1&order_by=name&order=asc&order_name=2')
    await expect(page.getByRole('heading', { level: 1, name: text('common:error.lost') })).toBeVisible()
    const wayOn = page.getByRole('link', { name: text('common:error.reload') })
    await expect(wayOn).toHaveAttribute('href', '/en/products?zero_waste=1&order_by=name&order=asc&order_name=2')
    expect(loads).toHaveLength(2)
  })

test(
  'a page that is opened without a connection says so, and its code and styles come by themselves once there is one',
  { tag: '@core' },
  async ({ page, context, watch }) => {
    watch.expectFailure(/\/assets\/ProductScreen-/)
    watch.mayFail(/\/api\/|\/assets\/|\/images\/|\/payment\//)
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settleWhole(page, watch)
    await context.setOffline(true)
    const first = listing.products.first().getByRole('link')
    const firstName = (await first.textContent()) ?? ''
    await first.click()
    const lost = page.getByRole('heading', { level: 1, name: text('common:error.lost') })
    await expect(lost).toBeFocused()
    await expect(page.getByRole('main')).not.toContainText('/assets/')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common:retry') })
      .click()
    await expect(lost).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible()
    await page.goBack()
    const link = listing.products.nth(1).getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('.vb-product')).toHaveCSS('display', 'grid')
  },
)
