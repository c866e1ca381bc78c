import { ListingPage } from './pages/listing.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'

// What WCAG 2.2 asks for: 1.4.10, Reflow.
test.use({ viewport: { width: 320, height: 640 } })

for (const language of ['en', 'de', 'jp'] as const) {
  test(`320 px are enough in ${language}: nothing has to be scrolled sideways`, async ({ page }) => {
    const listing = new ListingPage(page, language)
    await page.goto(`/${language}/products?zero_waste=1&availability=1,2`)
    await settle(page)
    await expect(listing.chips).toHaveCount(4)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await listing.filtersButton(3).click()
    await expect(listing.panel).toBeVisible()
    expect(await listing.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  })
}
