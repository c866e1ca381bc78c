import { browserAlone } from './support/browser-alone.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('where code is missing the page is loaded anew once, and then the error page offers the same address', async ({ page, watch }) => {
  watch.expectFailure(/\/assets\/ListingScreen-/)
  await browserAlone(page)
  await page.route(/\/assets\/ListingScreen-.*\.js/, (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto('/en/products?zero_waste=1&order_by=name&order=asc&order_name=2')
  const wayOn = page.getByRole('link', { name: text('common:error.reload') })
  await expect(wayOn).toHaveAttribute('href', '/en/products?zero_waste=1&order_by=name&order=asc&order_name=2')
  expect(loads).toHaveLength(2)
})
