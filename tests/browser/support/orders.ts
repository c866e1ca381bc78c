import { expect, type Page } from 'playwright/test'

import type { PaymentMethod } from '#contract/constants.ts'

import { text } from '../texts.ts'

import { settle } from './checks.ts'

const t = (key: string) => text(`shopping:checkout.${key}`)

/** Puts the first product that is in stock into the own cart. */
export async function addFirst(page: Page): Promise<void> {
  await page.goto('/en/products')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await settle(page)
}

/** Fills in the open checkout, up to the review. */
export async function fillInCheckout(page: Page, method: PaymentMethod = 'invoice'): Promise<void> {
  const form = page.getByRole('form', { name: t('title') })
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
