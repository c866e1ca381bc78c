import type { BrowserContext, Page } from 'playwright/test'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { addPlenty, fillInCheckout, order } from './support/orders.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const t = (key: string, values?: Record<string, string>) => text(`shopping:checkout.${key}`, values)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Puts a product into a new client's cart and opens the checkout; gives their email. */
async function openCheckout(page: Page): Promise<string> {
  const email = await newClient(page)
  await signIn(page, email)
  await addPlenty(page)
  await page.goto('/en/cart')
  await page.getByRole('link', { name: text('shopping:cart.checkout') }).click()
  await expect(page).toHaveURL('/en/checkout')
  return email
}

const field = (page: Page, key: string) =>
  page.getByRole('form', { name: t('title') }).getByLabel(text(key), { exact: true })

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: text('shopping:order.title') })

test(
  'a client orders what is in the cart, and finds the cart empty after (checkout.order-from-the-servers-cart)',
  { tag: ['@core'] },
  async ({ page }) => {
    await openCheckout(page)
    await button(page, t('toReview')).click()
    await expect(page.getByRole('link', { name: new RegExp(t('city')) })).toBeVisible()
    await checkAccessibility(page)
    await fillInCheckout(page)
    await checkAccessibility(page)
    await button(page, t('change')).click()
    await expect(page.getByLabel(t('city'), { exact: true })).toHaveValue('Berlin')
    await button(page, t('toReview')).click()
    await button(page, t('place')).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page).toHaveURL(/\/en\/checkout\/complete\/\d+$/)
    await checkAccessibility(page)
    await page.reload()
    await expect(page.getByText('Lindenweg 3')).toBeVisible()
    await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}$/).first()).toBeVisible()
    await page.goto('/en/cart')
    await expect(page.getByRole('heading', { name: text('shopping:cart.emptyTitle') })).toBeVisible()
  },
)

test('an order whose answer is lost is asked for under the same key after a reload, and placed once (call.unanswered-survives-a-reload)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/storefront\/orders/)
  await openCheckout(page)
  await fillInCheckout(page)
  const keys: (string | undefined)[] = []
  await page.route('**/v2/storefront/orders*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The server carried it out, but the answer is lost.
    if (keys.length === 1) await route.fetch()
    if (keys.length === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  await button(page, t('place')).click()
  await expect(page.getByText(t('unanswered'))).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  const orders = page.waitForResponse(/v2\/account\/orders\?/)
  await page.goto('/en/checkout')
  expect(((await (await orders).json()) as { total_results: number }).total_results).toBe(1)
})

/** Changes the cart in another tab, until the shop knows. */
async function changeCartElsewhere<Told>(
  context: BrowserContext,
  change: (cart: Page) => Promise<Told>,
): Promise<Told> {
  const cart = await context.newPage()
  await cart.goto('/en/cart')
  const told = await change(cart)
  await settle(cart)
  await cart.close()
  return told
}

test('a cart that was changed elsewhere is shown anew, and nothing is ordered (checkout.differences-are-named)', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure(/storefront\/orders/)
  await openCheckout(page)
  await fillInCheckout(page)
  await changeCartElsewhere(context, (cart) =>
    cart
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click(),
  )
  await button(page, t('place')).click()
  await expect(page.getByRole('heading', { name: t('changedTitle') })).toBeVisible()
  await checkAccessibility(page)
  await button(page, t('goOn')).click()
  await button(page, t('toReview')).click()
  await button(page, t('place')).click()
  await expect(thanks(page)).toBeVisible()
})

test('a line that was removed elsewhere is named all the same (checkout.differences-are-named)', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure(/storefront\/orders/)
  await openCheckout(page)
  await fillInCheckout(page)
  const name = await changeCartElsewhere(context, async (cart) => {
    const remove = cart.getByRole('button', { name: /^Remove / }).first()
    const label = (await remove.getAttribute('aria-label')) ?? ''
    await remove.click()
    return label.replace(/^Remove (.*) \(.*\)$/, '$1')
  })
  await button(page, t('place')).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveText(
    `${name}: ${text('server:lineRemoved')}`,
  )
})

test('what was typed is there again for its user after another tab has signed out (forms.keeps-what-was-typed)', async ({
  page,
  context,
}) => {
  const email = await openCheckout(page)
  await field(page, 'shopping:checkout.street').fill('Lindenweg 3')
  await page.getByRole('radio', { name: /^Express/ }).check()
  const other = await context.newPage()
  await other.goto('/api/health')
  await other.evaluate(() => localStorage.clear())
  await expect(field(page, 'shopping:checkout.street')).toBeHidden()
  await other.close()
  await signIn(page, email)
  await page.goto('/en/checkout')
  await expect(field(page, 'shopping:checkout.street')).toHaveValue('Lindenweg 3')
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked()
})

test('a postcode is judged by the country, also by one that is chosen after (checkout.postcode-of-its-country)', async ({
  page,
}) => {
  await openCheckout(page)
  const country = field(page, 'account:register.field.country')
  const postcode = field(page, 'shopping:checkout.postalCode')
  const wrong = page.getByText(text('common:form.postcode-invalid', { country: 'Netherlands' })).first()
  await postcode.fill('10115')
  await postcode.blur()
  await country.selectOption('DE')
  await expect(wrong).toBeHidden()
  await country.selectOption('NL')
  await expect(wrong).toBeVisible()
  await postcode.fill(' 1015kg ')
  await expect(wrong).toBeHidden()
})

test('a practitioner who orders has no builder beside the checkout and the order, and has it again after (builder.hidden-in-checkout)', async ({
  page,
}) => {
  await signIn(page, 'certified@verbena.test')
  await addPlenty(page)
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await expect(builder.shown).toBeVisible()
  await page.goto('/en/checkout')
  await fillInCheckout(page)
  await expect(builder.shown).toBeHidden()
  await button(page, t('place')).click()
  await expect(thanks(page)).toBeVisible()
  await expect(builder.shown).toBeHidden()
  await page.getByRole('link', { name: text('orders:invoice.open'), exact: true }).click()
  await expect(page.getByRole('button', { name: text('orders:invoice.print'), exact: true })).toBeVisible()
  await expect(builder.shown).toBeHidden()
  await page.goto('/en/products')
  await expect(builder.shown).toBeVisible()
})

test('on a phone the products unfold from the row of the total, in a frame without menus (checkout.products-from-the-first-step, checkout.quiet-frame, checkout.steps-are-named)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page)
  const lines = page.getByRole('list', { name: text('shopping:cart.lines'), exact: true })
  const row = page.getByRole('button', { name: /^1 product to order/ })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await expect(lines).toBeHidden()
  await expect(button(page, t('toReview'))).toBeInViewport()
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(lines.locator('img')).toBeVisible()
  await checkAccessibility(page)
  const steps = page.getByRole('list', { name: t('steps') }).getByRole('listitem')
  const isStep = (at: number) => expect(steps.nth(at)).toHaveAttribute('aria-current', 'step')
  await expect(steps).toHaveText([t('step.details'), t('step.review'), t('step.done')])
  await isStep(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: text('common:areas.label') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('back'), exact: true })).toHaveAttribute('href', '/en/cart')
  await fillInCheckout(page)
  await isStep(1)
  await expect(lines.getByRole('listitem')).toBeVisible()
  await button(page, t('place')).click()
  await expect(thanks(page)).toBeVisible()
  await isStep(2)
})

test('on a phone the review begins in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page)
  await fillInCheckout(page)
  await expect(page.getByRole('heading', { name: t('review'), exact: true })).toBeInViewport()
})

test('who has ordered before has all of the order in one look on a phone, and chooses among the addresses of before (checkout.review-first, checkout.addresses-are-kept)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page)
  await order(page)
  await addPlenty(page)
  await page.goto('/en/checkout')
  const place = button(page, t('place'))
  for (const seen of [
    page.getByRole('heading', { name: t('review'), exact: true }),
    page.getByRole('list', { name: text('shopping:cart.lines'), exact: true }).getByRole('listitem'),
    page.getByText('Lindenweg 3'),
    page.getByText(text('common:payment.invoice'), { exact: true }),
    place,
  ])
    await expect(seen).toBeInViewport({ ratio: 1 })
  await checkAccessibility(page)
  await button(page, t('change')).click()
  await field(page, 'shopping:checkout.street').fill('Lindenweg 4')
  await button(page, t('toReview')).click()
  await place.click()
  await expect(thanks(page)).toBeVisible()
  await addPlenty(page)
  await page.goto('/en/checkout')
  await button(page, t('change')).click()
  const kept = field(page, 'shopping:checkout.deliverTo')
  const street = field(page, 'shopping:checkout.street')
  await expect(kept.locator('option')).toHaveText([/Lindenweg 4/, /Lindenweg 3/, t('otherAddress')])
  await expect(street).toHaveValue('Lindenweg 4')
  await kept.selectOption({ index: 1 })
  await expect(street).toHaveValue('Lindenweg 3')
  await kept.selectOption({ index: 2 })
  await expect(street).toHaveValue('')
  await checkAccessibility(page)
})

test('the checkout of an empty cart leads back to the cart', async ({ page }) => {
  await signIn(page, await newClient(page))
  await page.goto('/en/checkout')
  await expect(page.getByText(t('emptyText'))).toBeVisible()
})
