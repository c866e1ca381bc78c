import { randomInt } from 'node:crypto'

import { expect, type Page } from 'playwright/test'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'

import type { PaymentMethod } from '#contract/constants.ts'

import { text } from '#tests/browser/texts.ts'

import { settle } from '#tests/browser/support/checks.ts'

const t = (key: string) => text(`shopping:checkout.${key}`)

/** Puts a product into the own cart of which there is enough for all tests that order at the same time. */
export async function addPlenty(page: Page): Promise<void> {
  const answer = await page.request.get('/api/v2/storefront/products?limit=100&language_code=en')
  const { data } = (await answer.json()) as ProductPage
  const plenty = data.filter(
    ({ practitioner_only, variants }) => !practitioner_only && variants.every(({ stock }) => (stock ?? 0) >= 20),
  )
  const { slug } = plenty[randomInt(plenty.length)] ?? { slug: '' }
  await page.goto(`/en/products/${slug}`)
  const added = page.waitForResponse(
    (response) =>
      response.url().includes('/storefront/cart') && response.ok() && response.request().method() === 'POST',
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await added
  await settle(page)
}

/** Fills in the open checkout, up to the review. It begins there for who has ordered before. */
export async function fillInCheckout(page: Page, method: PaymentMethod = 'invoice'): Promise<void> {
  const form = page.getByRole('form', { name: t('title') })
  const change = page.getByRole('button', { name: t('change'), exact: true })
  await expect(form.or(change)).toBeVisible()
  if (await change.isVisible()) await change.click()
  const field = (key: string) => form.getByLabel(text(key), { exact: true })
  await field('account:register.field.first_name').fill('Zoë')
  await field('account:register.field.last_name').fill('Meyer')
  await field('shopping:checkout.street').fill('Lindenweg 3')
  await field('shopping:checkout.city').fill('Berlin')
  await field('account:register.field.country').selectOption('DE')
  await field('shopping:checkout.postalCode').fill('10115')
  await form.getByRole('radio', { name: text(`common:payment.${method}`), exact: true }).check()
  await page.getByRole('button', { name: t('toReview'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('place'), exact: true })).toBeVisible()
}

/** Orders what the own cart holds; the number of the order, and its id. */
export async function order(
  page: Page,
  method?: PaymentMethod,
): Promise<{ readonly number: string; readonly id: number }> {
  await page.goto('/en/checkout')
  await fillInCheckout(page, method)
  await page.getByRole('button', { name: t('place'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('shopping:order.title') })).toBeVisible()
  const [, id] = /complete\/(\d+)$/.exec(page.url()) ?? []
  const number = await page
    .getByRole('main')
    .getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    .first()
    .innerText()
  return { number, id: Number(id) }
}
