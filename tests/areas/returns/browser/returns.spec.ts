import type { Page } from 'playwright/test'

import { addPlenty, order } from '#tests/areas/orders/browser/support/orders.ts'
import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { headersOf, newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const t = (key: string, values?: Record<string, string | number>) => text(`returns:${key}`, values)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test(
  'a client withdraws from an order, and an admin receives, checks and refunds it (returns.withdraws-in-time, returns.no-reason-asked, returns.checked-by-line, returns.refund-is-confirmed)',
  { tag: '@core' },
  async ({ page, browser }) => {
    const client = await newClient(page)
    await signIn(page, client)
    await addPlenty(page)
    await addPlenty(page)
    const { number, id } = await order(page)

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const admin = await context.newPage()
    await signIn(admin, 'admin@verbena.test')
    const headers = await headersOf(admin, 'admin@verbena.test')
    for (const status of ['paid', 'sent']) {
      const moved = await admin.request.put(`/api/v2/admin/orders/${id}`, { headers, data: { status } })
      expect(moved.status()).toBe(200)
    }

    await page.goto(`/en/account/client/orders/${id}`)
    await button(page, t('own.begin')).click()
    await checkAccessibility(page)
    await button(page, t('next')).click()
    await expect(main(page).getByText(t('own.email', { email: '' }).slice(0, 20))).toBeVisible()
    await checkAccessibility(page)
    await button(page, t('own.confirm')).click()
    await expect(main(page).getByText(t('own.made'))).toBeVisible()
    await expect(main(page).getByText(t('state.asked'))).toBeVisible()

    await admin.goto('/en/account/admin/returns')
    await main(admin).getByRole('link', { name: number, exact: true }).click()
    await checkAccessibility(admin)
    await button(admin, t('receive.button')).click()
    await expect(button(admin, t('check.button'))).toBeVisible()
    await checkAccessibility(admin)
    await button(admin, t('check.button')).click()
    await expect(main(admin).getByLabel(t('refunding.note'))).toBeVisible()
    await checkAccessibility(admin)
    await button(admin, t('next')).click()
    await main(admin)
      .getByRole('button', { name: new RegExp(`^${t('refunding.confirm', { price: '' }).trim()}`) })
      .click()
    await button(admin, t('transfer.button')).click()
    await expect(button(admin, t('transfer.button'))).toBeHidden()
    await checkAccessibility(admin)
    await context.close()

    await page.reload()
    await expect(main(page).getByText(/refunded\.$/)).toBeVisible()
  },
)
