import type { BrowserContext, Page } from 'playwright/test'

import { SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { settle } from './support/checks.ts'
import { addPlenty, fillInCheckout } from '#tests/areas/orders/browser/support/orders.ts'
import { newClient, PASSWORD, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const t = (key: string, values?: Record<string, string>) => text(`shopping:checkout.${key}`, values)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: text('shopping:order.title') })
const payNow = (page: Page) => button(page, text('orders:pay.button'))
const turnedAway = text('common:problem.turnedAway')

/** Fills the checkout of a new client in, up to the review; gives their email. */
async function review(page: Page, method?: 'credit_card'): Promise<string> {
  const email = await newClient(page)
  await signIn(page, email)
  await addPlenty(page)
  await page.goto('/en/checkout')
  await fillInCheckout(page, method)
  return email
}

/** The account as another device has it. */
async function elsewhere(page: Page, email: string) {
  const login = await page.request.post('/api/v2/auth/login', { data: { email, password: PASSWORD } })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => {
    const answer = await page.request.get(`/api/v2/${path}`, { headers })
    return (await answer.json()) as { total_results: number; items: readonly object[]; paid_at: string | null }
  }
  return {
    endOtherSessions: async () => {
      const ended = await page.request.delete('/api/v2/account/sessions', { headers })
      expect(ended.ok()).toBe(true)
    },
    orders: async () => (await read('account/orders?page=1&limit=1')).total_results,
    lines: async () => (await read('storefront/cart')).items.length,
    paidAt: async (orderId: number) => (await read(`account/orders/${orderId}`)).paid_at,
  }
}

/** Signs in by the form, after another page was looked at. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.goto('/en/about')
  await settle(page)
  const login = new SignInPage(page)
  await page.goto('/en/login')
  await settle(page)
  await login.email.fill(email)
  await page.getByLabel(text('account:signIn.login.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(login.account).toBeVisible()
}

/** The number of times that the page has asked for something. */
function countOf(page: Page, path: RegExp) {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) asked += 1
  })
  return () => asked
}

test('an order that was refused for a missing sign-in is not placed after the next one (call.refusal-ends-it)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/\/api\/v2\//)
  const email = await review(page)
  const device = await elsewhere(page, email)
  const asked = countOf(page, /storefront\/orders/)
  await device.endOtherSessions()
  await button(page, t('place')).click()
  await expect(new SignInPage(page).email).toBeVisible()
  await signInAgain(page, email)
  expect([await device.orders(), await device.lines()]).toEqual([0, 1])
  await page.goto('/en/checkout')
  await expect(button(page, t('toReview'))).toBeVisible()
  await expect(main(page).getByText(`${t('notPlaced')} ${turnedAway}`)).toBeVisible()
  await settle(page)
  await checkAccessibility(page)
  expect([asked(), await device.orders(), await device.lines()]).toEqual([1, 0, 1])
  await button(page, t('toReview')).click()
  await button(page, t('place')).click()
  await expect(thanks(page)).toBeVisible()
  expect(await device.orders()).toBe(1)
})

test('an order whose answer was lost waits for a press after the next sign-in, and is placed once (call.unanswered-waits-after-a-sign-in)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/\/api\/v2\//)
  const email = await review(page)
  const device = await elsewhere(page, email)
  await page.route('**/v2/storefront/orders*', (route) => route.abort('connectionreset'))
  await button(page, t('place')).click()
  await expect(main(page).getByText(t('unanswered'))).toBeVisible()
  await page.unroute('**/v2/storefront/orders*')
  await page.goto('/api/health')
  await page.evaluate(() => ['access_token', 'refresh_token'].forEach((name) => localStorage.removeItem(name)))
  await signInAgain(page, email)
  const asked = countOf(page, /storefront\/orders/)
  await page.goto('/en/checkout')
  await expect(main(page).getByText(t('unsure'))).toBeVisible()
  await settle(page)
  await checkAccessibility(page)
  expect([asked(), await device.orders()]).toEqual([0, 0])
  await button(page, t('drop')).click()
  await expect(button(page, t('toReview'))).toBeVisible()
  await page.reload()
  await expect(button(page, t('toReview'))).toBeVisible()
  await settle(page)
  expect([asked(), await device.orders()]).toEqual([0, 0])
})

test('a payment that was refused for a missing sign-in is not made after the next one (call.refusal-ends-it)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/\/api\/v2\//)
  const email = await review(page, 'credit_card')
  const device = await elsewhere(page, email)
  await page.route(/\/v2\/account\/orders\/\d+\/pay/, (route) =>
    route.fulfill({ status: 409, json: { message: 'Not now' } }),
  )
  await button(page, t('place')).click()
  await expect(payNow(page)).toBeVisible()
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await page.unroute(/\/v2\/account\/orders\/\d+\/pay/)
  await device.endOtherSessions()
  const asked = countOf(page, /\/pay\?/)
  await payNow(page).click()
  await expect(new SignInPage(page).email).toBeVisible()
  await signInAgain(page, email)
  for (const address of [`/en/checkout/complete/${id}`, `/en/account/client/orders/${id}`, '/en/checkout']) {
    await page.goto(address)
    await settle(page)
    expect([address, asked(), await device.paidAt(id)]).toEqual([address, 1, null])
  }
  await page.goto(`/en/account/client/orders/${id}`)
  await payNow(page).click()
  await expect(main(page).getByText(text('orders:pay.state.paid'), { exact: true }).first()).toBeVisible()
  expect(asked()).toBe(2)
})

test('nor is the payment that follows an order by itself (checkout.pays-by-itself-once)', async ({ page, watch }) => {
  watch.mayFail(/\/api\/v2\//)
  const email = await review(page, 'credit_card')
  const device = await elsewhere(page, email)
  const asked = countOf(page, /\/pay\?/)
  let id = 0
  await page.route(/\/v2\/account\/orders\/\d+\/pay/, async (route) => {
    id = Number(/(\d+)\/pay/.exec(route.request().url())?.[1])
    if (asked() === 1) await device.endOtherSessions()
    await route.continue()
  })
  await button(page, t('place')).click()
  await expect(new SignInPage(page).email).toBeVisible()
  await signInAgain(page, email)
  await page.goto(`/en/checkout/complete/${id}`)
  await expect(payNow(page)).toBeVisible()
  await expect(main(page).getByText(`${text('orders:pay.failed')} ${turnedAway}`)).toBeVisible()
  await page.reload()
  await expect(payNow(page)).toBeVisible()
  await settle(page)
  expect([asked(), await device.paidAt(id)]).toEqual([1, null])
})

/** Opens the checkout in another tab of the same browser, up to the review. */
async function reviewInAnotherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/en/checkout')
  await fillInCheckout(other)
  return other
}

const leadsToOrder = async (page: Page) => {
  await expect(main(page).getByRole('heading', { name: /^You ordered this a moment ago: [\w-]+$/ })).toBeVisible()
  await checkAccessibility(page)
  await main(page)
    .getByRole('link', { name: t('toOrder'), exact: true })
    .click()
  await expect(thanks(page)).toBeVisible()
}

test('a review in another tab leads to the order that was just placed (checkout.own-order-is-known)', async ({
  page,
  context,
}) => {
  const email = await review(page)
  const device = await elsewhere(page, email)
  const other = await reviewInAnotherTab(context)
  await button(page, t('place')).click()
  await expect(thanks(page)).toBeVisible()
  await leadsToOrder(other)
  expect(await device.orders()).toBe(1)
})

test('a review on another device leads to it when it is pressed there (checkout.own-order-is-known)', async ({
  page,
  browser,
  watch,
}) => {
  watch.mayFail(/storefront\/orders/)
  const email = await review(page)
  const device = await elsewhere(page, email)
  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' })
  const other = await phone.newPage()
  await signIn(other, email)
  await other.goto('/en/checkout')
  await fillInCheckout(other)
  await button(page, t('place')).click()
  await expect(thanks(page)).toBeVisible()
  await button(other, t('place')).click()
  await leadsToOrder(other)
  expect(await device.orders()).toBe(1)
  await phone.close()
})

function barrier() {
  let lift = () => {}
  const isLifted = new Promise<void>((resolve) => {
    lift = resolve
  })
  return { lift, isLifted }
}

/** Holds the answer of an order back until it is let go. */
async function holdOrder(page: Page) {
  const keys: (string | undefined)[] = []
  const held = barrier()
  const reached = barrier()
  await page.route('**/v2/storefront/orders*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    reached.lift()
    await held.isLifted
    await route.fulfill({ response }).catch(() => {})
  })
  return { keys, letGo: held.lift, isReached: reached.isLifted }
}

test('a tab that is opened while another places an order waits with it, and leads to it (call.every-tab-knows-it)', async ({
  page,
  context,
}) => {
  const email = await review(page)
  const device = await elsewhere(page, email)
  const order = await holdOrder(page)
  await button(page, t('place')).click()
  await order.isReached
  const other = await context.newPage()
  await other.goto('/en/checkout')
  await expect(main(other).getByText(t('placing'))).toBeVisible()
  order.letGo()
  await expect(thanks(page)).toBeVisible()
  await leadsToOrder(other)
  expect(await device.orders()).toBe(1)
})

test('a tab goes on with the order of one that is gone, under the same key (call.every-tab-knows-it)', async ({
  page,
  context,
  watch,
}) => {
  watch.mayFail(/storefront\/orders/)
  const email = await review(page)
  const device = await elsewhere(page, email)
  const gone = await reviewInAnotherTab(context)
  const order = await holdOrder(gone)
  await button(gone, t('place')).click()
  await order.isReached
  await expect(main(page).getByText(t('placing'))).toBeVisible()
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('storefront/orders'),
  )
  await gone.close()
  expect((await asked).headers()['idempotency-key']).toBe(order.keys[0])
  await expect(thanks(page)).toBeVisible()
  expect(await device.orders()).toBe(1)
  order.letGo()
})
