import type { Locator, Page } from 'playwright/test'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { COUNTRY, settle } from './support/checks.ts'
import { expect, test as usual, workersShop } from './support/test.ts'
import { text } from './texts.ts'

const UK_SHOP = 'https://uk.shop.example'

/** The notice to people in the United Kingdom. */
const noticeOf = (page: Page, language: 'en' | 'de' = 'en'): Locator =>
  page.getByRole('dialog', { name: text('common:country.title', {}, language), exact: true })

usual.describe('in the United Kingdom, beside a shop of its own', () => {
  const test = usual.extend<object, { shop: string }>({
    shop: workersShop({ settings: { DEFAULT_COUNTRY: 'GB', UK_SHOP_URL: UK_SHOP } }),
  })

  test('a notice leads there; dismissed it stays away for an hour, in other tabs too (country.dismissal-is-kept-a-day, country.notice-links-to-the-other-shop)', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const other = await context.newPage()
    await page.goto('/de/products')
    await other.goto('/de/about')
    const notice = noticeOf(page, 'de')
    await expect(notice).toBeVisible()
    await expect(noticeOf(other, 'de')).toBeVisible()
    await expect(notice.getByRole('link', { name: text('common:country.toShop', {}, 'de') })).toHaveAttribute(
      'href',
      `${UK_SHOP}/de`,
    )
    await expect(notice.locator(':focus').or(notice.and(page.locator(':focus')))).toHaveCount(1)

    await page.keyboard.press('Escape')
    await expect(notice).toBeHidden()
    await expect(noticeOf(other, 'de')).toBeHidden()
    await other.close()

    await page.clock.fastForward('58:00')
    await expect(notice).toBeHidden()
    const asked = page.waitForResponse(/account\/geoip/)
    await page.clock.fastForward('04:00')
    await asked
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: text('common:country.stay', {}, 'de') }).click()
    await expect(notice).toBeHidden()
  })
})

usual.describe('in the United Kingdom, without a shop of its own', () => {
  usual.use({ viewport: { width: 390, height: 844 } })

  usual(
    'the notice waits for the open panel, and the keyboard is where it was afterwards',
    { tag: '@long' },
    async ({ page }) => {
      const listing = new ListingPage(page)
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(/account\/geoip/, async (route) => {
        await held
        await route.fulfill({ json: { country: 'GB' } })
      })
      await page.goto('/en/products')
      await settle(page)
      await listing.filtersButton().click()
      await expect(listing.panel).toBeVisible()
      const answered = page.waitForResponse(/account\/geoip/)
      answer()
      await answered
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), COUNTRY)).toMatch(/^GB /)
      await expect(noticeOf(page)).toBeHidden()

      await page.keyboard.press('Escape')
      const notice = noticeOf(page)
      await expect(notice).toBeVisible()
      await expect(listing.panel).toBeHidden()
      await expect(notice).toContainText(text('common:country.noShop'))
      await expect(notice.getByRole('link')).toHaveCount(0)
      await notice.getByRole('button', { name: text('common:country.goOn') }).click()
      await expect(notice).toBeHidden()
      await expect(listing.filtersButton()).toBeFocused()
    },
  )
})
