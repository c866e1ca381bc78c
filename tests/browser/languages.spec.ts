import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('a path without language is redirected to the default one, with its query and hash', async ({ page }) => {
  await page.goto('/products?order_by=name&order=asc#top')
  await expect(page).toHaveURL('/en/products?order_by=name&order=asc#top')
  await expect(page.getByRole('heading', { level: 1, name: text('catalogue:title') })).toBeVisible()
})
