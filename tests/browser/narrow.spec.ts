import { ListingPage } from './pages/listing.ts'
import { settle } from './support/checks.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

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

test('320 px are enough for the words of a practitioner’s bar', async ({ page }) => {
  // Tall: what the bar stands over until one scrolls is no target of the full size.
  await page.setViewportSize({ width: 320, height: 1200 })
  await signIn(page, 'practitioner@verbena.test')
  for (const language of ['en', 'de', 'it', 'jp'] as const) {
    await page.goto(`/${language}/account/practitioner`)
    const bar = page.getByRole('navigation', { name: text('common:account.menu', {}, language), exact: true })
    await expect(bar.getByText(text('account:area.folders', {}, language), { exact: true })).toBeVisible()
    const cut = await bar.locator('span').evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth).map(({ textContent }) => textContent))
    expect(cut, language).toEqual([])
  }
})
