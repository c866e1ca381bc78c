import type { Locator, Page } from 'playwright/test'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import { CartPage } from './pages/cart.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { newClient, PASSWORD } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PLENTY = 10

/** The login over a page, for something that a visitor wants. */
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: text('account:wish.title'), exact: true })

async function enter(email: string, within: Locator | Page): Promise<void> {
  await within.getByLabel(text('account:signIn.email'), { exact: true }).fill(email)
  await within.getByLabel(text('account:signIn.login.password'), { exact: true }).fill(PASSWORD)
  await within.getByRole('button', { name: text('account:signIn.login.title'), exact: true }).click()
}

/** A client without a cart, and the listing with a product of which there are enough, in front of a visitor. */
async function comeAsVisitor(page: Page) {
  const email = await newClient(page)
  const answer = await page.request.get('/api/v2/storefront/products?order_by=id&order=desc&page=1&limit=26')
  const found = ((await answer.json()) as { data: ListProduct[] }).data.find(
    ({ practitioner_only, variants: [first] }) => !practitioner_only && first && (first.stock ?? 0) >= PLENTY,
  )
  if (!found) throw new Error('the first page has no such product')
  await page.goto('/en/products')
  await settle(page)
  return { email, name: found.name, cart: new CartPage(page), panel: panelOf(page) }
}

/** The signed-in user's cart on the server. */
async function kept(page: Page): Promise<readonly [string, number][]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const answer = await page.request.get('/api/v2/storefront/cart', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as Cart).items.map(({ name, quantity }) => [name, quantity])
}

test(
  'a visitor who adds something signs in over the page and has it in the cart, exactly once (cart.visitor-signs-in-first)',
  { tag: '@core' },
  async ({ page }) => {
    const { email, name, cart, panel } = await comeAsVisitor(page)
    await cart.add(name).click()
    await expect(panel).toContainText(text('account:wish.cart', { name }))
    await enter(email, panel)
    await expect(cart.holding(1)).toBeVisible()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/en/products')
    await expect.poll(() => kept(page)).toEqual([[name, 1]])

    await page.reload()
    await expect(cart.holding(1)).toBeVisible()
    await expect.poll(() => kept(page)).toEqual([[name, 1]])
  },
)

test('what a visitor wanted outlives a reload and the way over the login’s own page (cart.visitors-intent-happens-once)', async ({
  page,
}) => {
  const { email, name, cart, panel } = await comeAsVisitor(page)
  await cart.add(name).click()
  await expect(panel).toBeVisible()
  await page.reload()
  await settle(page)
  await page.goto('/en/login')
  await settle(page)
  await enter(email, page.getByRole('main'))
  await expect(cart.holding(1)).toBeVisible()
  await expect.poll(() => kept(page)).toEqual([[name, 1]])
})

test(
  'a visitor who does not want to sign in now gets nothing into a later cart',
  { tag: '@long' },
  async ({ page }) => {
    const { email, name, cart, panel } = await comeAsVisitor(page)
    await cart.add(name).click()
    await panel.getByRole('button', { name: text('account:wish.decline'), exact: true }).click()
    await expect(panel).toHaveCount(0)
    await page.goto('/en/login')
    await settle(page)
    await enter(email, page.getByRole('main'))
    await expect(page).toHaveURL('/en/account/client')
    await page.goto('/en/cart')
    await expect(cart.emptyHeading).toBeVisible()
    expect(await kept(page)).toEqual([])
  },
)
