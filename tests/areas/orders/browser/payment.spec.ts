import type { Page } from 'playwright/test'

import type { Order } from '#areas/orders/contract/orders.ts'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { addPlenty, fillInCheckout, order } from './support/orders.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const t = (key: string, values?: Record<string, string | number>) => text(`orders:${key}`, values)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const card = text('common:payment.credit_card')

test(
  'an order by card is paid at once in the demo, which says that it takes no money (checkout.payment-goes-through-a-provider)',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page, await newClient(page))
    await addPlenty(page)
    await page.goto('/en/checkout')
    await fillInCheckout(page, 'credit_card')
    await expect(page.getByText(t('pay.demo'))).toBeVisible()
    await button(page, text('shopping:checkout.place')).click()
    await expect(page.getByText(`${card} · ${t('pay.state.paid')}`)).toBeVisible()
    await expect(main(page).getByRole('heading', { name: t('pay.title') })).toHaveCount(0)
    await checkAccessibility(page)
  },
)

test('a refused payment keeps the order, and another method is chosen for it (checkout.refused-payment-keeps-the-order)', async ({
  page,
}) => {
  await signIn(page, await newClient(page))
  await addPlenty(page)
  // The provider's answer, which the demo's never gives.
  let refusals = 0
  await page.route(/\/v2\/account\/orders\/\d+\/pay/, async (route) => {
    refusals += 1
    if (refusals > 1) return route.continue()
    const { authorization = '' } = await route.request().allHeaders()
    const own = await page.request.get(route.request().url().replace('/pay', ''), { headers: { authorization } })
    const placed = (await own.json()) as Order
    const payment = { state: 'refused', method: 'credit_card', reason: 'declined', address: null, given_back: 0 }
    return route.fulfill({ json: { ...placed, payment } })
  })
  await order(page, 'credit_card')
  await expect(page.getByText(t('pay.refused.declined'))).toBeVisible()
  await checkAccessibility(page)
  await main(page)
    .getByRole('radio', { name: text('common:payment.debit_card'), exact: true })
    .check()
  await button(page, t('pay.button')).click()
  await expect(page.getByText(`${text('common:payment.debit_card')} · ${t('pay.state.paid')}`)).toBeVisible()
  expect(refusals).toBe(2)
})
