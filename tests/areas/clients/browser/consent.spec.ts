import type { Locator, Page } from 'playwright/test'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'

import { ask, callsOf } from './support/consent.ts'
import { agree, newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const HOME = '/en/account/client'
const CART = '/api/v2/storefront/cart'
const PRACTITIONER = 'certified@verbena.test'
const NAME = 'Linnea Hart'
const PRACTICE = 'linden-practice'
const OTHER = 'nopage@verbena.test'
const OTHER_NAME = 'Noor Visser'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name = NAME) => region(page, text('account:consent.asks', { name }))
const linked = (page: Page) => region(page, text('account:profile.linked.heading'))
const button = (within: Locator, key: string, values = {}) =>
  within.getByRole('button', { name: text(key, values), exact: true })
const hasFocus = (area: Locator) => area.evaluate((element) => element.contains(document.activeElement))

/** It is in sight, and read out. */
async function expectSaid(page: Page, words: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('paragraph').filter({ hasText: words })).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: words })).toHaveCount(1)
}

/** A client with a product in the cart. */
async function clientWithCart(page: Page): Promise<string> {
  const email = await newClient(page)
  const { data } = (await (
    await page.request.get('/api/v2/storefront/products?page=1&limit=26&language_code=en')
  ).json()) as ProductPage
  const [product] = data.flatMap(({ product_id, variants: [variant] }) =>
    variant && variant.price !== null && (variant.stock ?? 0) > 5
      ? [{ product_id, product_variant_id: variant.id, quantity: 1 }]
      : [],
  )
  await (
    await callsOf(page, email)
  )('PUT', CART, product)
  return email
}

const rateOf = async (page: Page, email: string) =>
  ((await (await callsOf(page, email))('GET', CART)) as Cart).discount_rate

/** The link leads to the cart's page until the cart of the person has come. */
async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').locator('a[href$="/cart"][aria-haspopup="dialog"]').click()
  await page.getByRole('dialog').getByRole('list').first().waitFor()
}

test('a client reads who asks and what they will see, agrees, buys at the discount, and ends it by one press (account.consent-is-asked, account.consent-waits-for-the-answer, account.linked-are-listed, account.link-ends-by-one-press)', async ({
  page,
}) => {
  const email = await clientWithCart(page)
  await ask(page, PRACTITIONER, email, 10)
  await signIn(page, email)
  await page.goto(HOME)
  const discount = text('account:consent.discount', { discount: '10%' })
  await expect(card(page)).toContainText(discount)
  await expect(card(page).getByRole('list', { name: text('account:consent.sees', { name: NAME }) })).toContainText(
    [text('account:seen.person'), text('account:seen.orders')].join(''),
  )
  await expect(card(page).getByRole('link', { name: text('account:seen.wishes') })).toBeVisible()
  await expect(card(page).getByRole('link', { name: text('account:area.advisor.page') })).toHaveAttribute(
    'href',
    `/en/practice/${PRACTICE}`,
  )
  await expect(card(page)).toContainText(text('account:consent.quiet', { name: NAME }))
  expect(await rateOf(page, email)).toBe(0)
  await openCart(page)
  const off = page.getByRole('dialog').getByText(text('shopping:cart.discount', { percent: '10%' }))
  await expect(off).toHaveCount(0)
  await page.keyboard.press('Escape')

  await button(card(page), 'account:consent.agreeNamed', { name: NAME }).press('Enter')
  await expectSaid(page, text('account:consent.agreedDiscount', { name: NAME, discount: '10%' }))
  await expect(card(page)).toHaveCount(0)
  expect(await hasFocus(page.getByRole('group', { name: text('account:consent.heading') }))).toBe(true)
  await expect(region(page, text('account:area.advisor.heading'))).toContainText(NAME)
  await openCart(page)
  await expect(off).toBeVisible()
  await page.keyboard.press('Escape')

  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('common:account.profile'), exact: true })
    .click()
  const row = linked(page).getByRole('listitem').filter({ hasText: NAME })
  await expect(row).toContainText(text('account:profile.linked.own', { discount: '10%' }))
  await expect(linked(page)).toContainText(text('account:profile.linked.ends'))
  await button(row, 'account:profile.linked.endNamed', { name: NAME }).press('Enter')
  await expectSaid(page, text('account:profile.linked.ended', { name: NAME }))
  await expect(linked(page)).toContainText(text('account:profile.linked.nobody'))
  expect(await hasFocus(linked(page))).toBe(true)
  await openCart(page)
  await expect(off).toHaveCount(0)
  expect(await rateOf(page, email)).toBe(0)
})

test('a client declines, and reads that the practitioner is not told (clients.no-is-not-told)', async ({ page }) => {
  const email = await newClient(page)
  await ask(page, PRACTITIONER, email, 0)
  await signIn(page, email)
  await page.goto(`${HOME}/profile`)
  await expect(card(page)).not.toContainText('%')
  await button(card(page), 'account:consent.declineNamed', { name: NAME }).click()
  await expectSaid(page, text('account:consent.declined', { name: NAME }))
  await expect(card(page)).toHaveCount(0)
  await expect(linked(page)).toContainText(text('account:profile.linked.nobody'))
  await page.reload()
  await expect(linked(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('a client with a practitioner reads whose place another would take, and what that costs (account.consent-is-asked)', async ({
  page,
}) => {
  const email = await newClient(page)
  await ask(page, PRACTITIONER, email, 15)
  await agree(page, email)
  await ask(page, OTHER, email, 0)
  await signIn(page, email)
  await page.goto(HOME)
  const names = { name: OTHER_NAME, current: NAME }
  await expect(card(page, OTHER_NAME)).toContainText(text('account:consent.takesPlace', names))
  await expect(card(page, OTHER_NAME)).toContainText(
    text('account:consent.losesDiscount', { ...names, discount: '15%' }),
  )
  await button(card(page, OTHER_NAME), 'account:consent.agreeNamed', { name: OTHER_NAME }).click()
  await expectSaid(page, text('account:consent.agreed', { name: OTHER_NAME }))
  await page.goto(`${HOME}/profile`)
  const rows = linked(page).getByRole('listitem')
  await expect(rows.filter({ hasText: OTHER_NAME })).toContainText(text('account:profile.linked.ownNone'))
  await expect(rows.filter({ hasText: NAME })).toContainText(text('account:profile.linked.other'))
})

test('a request that was answered elsewhere goes, and the page says why (account.consent-is-asked)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/invitations/)
  const email = await newClient(page)
  await ask(page, PRACTITIONER, email, 0)
  await signIn(page, email)
  await page.goto(HOME)
  await card(page).waitFor()
  await agree(page, email)
  await button(card(page), 'account:consent.declineNamed', { name: NAME }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('account:consent.notSent'))
  await expect(card(page)).toHaveCount(0)
  await expect(region(page, text('account:area.advisor.heading'))).toContainText(NAME)
})

test('whoever becomes a client by a page reads before what is seen of them (account.joining-says-what-is-seen)', async ({
  page,
}) => {
  await page.goto(`/en/practice/${PRACTICE}`)
  const seen = text('practice:join.seen', { name: NAME })
  await expect(page.getByRole('main')).toContainText(seen)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('practice:join.become') })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText(text('account:register.client.seen', { name: NAME }))
  await signIn(page, await newClient(page))
  await page.goto(`/en/practice/${PRACTICE}`)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: text('practice:join.become') })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText(seen)
})
