import type { Page, Route } from 'playwright/test'

import { SignInPage } from './pages/sign-in.ts'
import { settle, settleDrawn } from '#tests/browser/support/checks.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const REFRESH = /\/api\/v2\/auth\/token-refresh\?/
const PROFILE = /\/api\/v2\/account\/practitioners\/profile\?/
const CERTIFIED = 'certified@verbena.test'
const MINUTE = 60_000

interface Listed {
  readonly data: readonly { readonly slug: string; readonly practitioner_only: boolean }[]
}

/** The slug of a product that only certified practitioners may buy. */
async function restrictedProduct(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v2/storefront/products?order_by=id&order=desc&page=1&limit=100')
  const slug = ((await answer.json()) as Listed).data.find(({ practitioner_only }) => practitioner_only)?.slug
  if (slug === undefined) throw new Error('the demo has no such product')
  return slug
}

const restriction = (page: Page) =>
  page.getByRole('main').getByText(text('catalogue:product.restricted'), { exact: true })

test('a login in one tab is one in the other, which shows the price that a visitor does not see; a logout there is one here (session.other-tab-changes-it)', async ({
  page,
}) => {
  const product = `/en/products/${await restrictedProduct(page)}`
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(product)
    await settle(tab)
    await expect(restriction(tab)).toBeVisible()
  }
  const here = new SignInPage(page)
  const there = new SignInPage(other)

  await here.entry.click()
  await here.signIn(CERTIFIED)
  await expect(page).toHaveURL(product)
  for (const tab of [page, other]) {
    await expect(new SignInPage(tab).account).toBeVisible()
    await expect(restriction(tab)).toBeHidden()
    await expect(
      tab
        .getByRole('main')
        .getByText(/\d,\d\d\s€/)
        .first(),
    ).toBeVisible()
  }

  await there.choose('common:account.signOut')
  for (const tab of [page, other]) {
    await expect(new SignInPage(tab).entry).toBeVisible()
    await expect(restriction(tab)).toBeVisible()
  }
  expect(
    await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]),
  ).toEqual([null, null])
})

test('three tabs whose access token is due ask for a new one once, and a reload keeps the session (session.one-refresh-for-all-tabs)', async ({
  page,
}) => {
  await signIn(page, CERTIFIED)
  await page.evaluate((age) => localStorage.setItem('verbena:tokens-at', String(Date.now() - age)), 56 * MINUTE)
  const old = await page.evaluate(() => localStorage.getItem('access_token'))
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (REFRESH.test(request.url())) asked.push(request.method())
  })

  const tabs = [page, await page.context().newPage(), await page.context().newPage()]
  await Promise.all(tabs.map((tab) => tab.goto('/en/about')))
  for (const tab of tabs) await expect(new SignInPage(tab).account).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).not.toBe(old)
  expect(asked).toEqual(['POST'])

  await page.reload()
  await expect(new SignInPage(page).account).toBeVisible()
  expect(asked).toEqual(['POST'])
})

for (const kind of ['locks', 'no locks']) {
  test(`two tabs of a browser with ${kind} make one refresh while its answer is held, and a reload of the tab that asks makes one more (session.one-refresh-for-all-tabs)`, async ({
    page,
  }) => {
    const context = page.context()
    if (kind === 'no locks')
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
    await signIn(page, CERTIFIED)
    await page.evaluate((age) => localStorage.setItem('verbena:tokens-at', String(Date.now() - age)), 56 * MINUTE)
    const tokens = (tab: Page) =>
      tab.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')])
    const old = await tokens(page)
    const held: Route[] = []
    const given: unknown[] = []
    await context.route(REFRESH, (route) => void held.push(route))
    const answer = async (route: Route | undefined) => {
      const response = await route?.fetch()
      given.push(await response?.json())
      await route?.fulfill({ ...(response && { response }) })
    }
    const other = await context.newPage()

    await page.goto('/en/about')
    await expect.poll(() => held.length).toBe(1)
    await other.goto('/en/about')
    await settleDrawn(other)
    await page.evaluate(() => location.reload())
    await expect.poll(() => held.length).toBe(2)
    // The reload gave its own up, though the server may have replaced the token.
    await held[0]?.fetch()
    await answer(held[1])
    for (const tab of [page, other]) await expect(new SignInPage(tab).account).toBeVisible()
    expect(held).toHaveLength(2)
    const [{ access_token, refresh_token }] = given as [{ access_token: string; refresh_token: string }]
    for (const tab of [page, other]) await expect.poll(() => tokens(tab)).toEqual([access_token, refresh_token])
    expect(access_token).not.toBe(old[0])
  })
}

test('no access or refresh token stands in an address, in the console or in what the page says, nor in the history, from the login over a new pair to a refusal (security.no-token-in-an-address)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(PROFILE)
  const told: string[] = []
  page.context().on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''))
  page.context().on('console', (message) => told.push(message.text()))
  page.on('framenavigated', (frame) => told.push(frame.url()))
  const pairs: string[] = []
  const look = async () => {
    pairs.push(
      ...(await page.evaluate(() => [
        localStorage.getItem('access_token') ?? '',
        localStorage.getItem('refresh_token') ?? '',
      ])),
    )
    told.push(await page.content(), await page.evaluate(() => JSON.stringify(history.state)))
  }
  const here = new SignInPage(page)

  await page.goto('/en/account/practitioner/profile')
  await here.signIn(CERTIFIED)
  await expect(page).toHaveURL('/en/account/practitioner/profile')
  await settle(page)
  await look()
  await page.evaluate((age) => localStorage.setItem('verbena:tokens-at', String(Date.now() - age)), 56 * MINUTE)
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).not.toBe(pairs[0])
  await settle(page)
  await look()
  await page.route(PROFILE, (route) => route.fulfill({ status: 401, json: { message: 'Gone' } }))
  await page.reload()
  await expect(here.entry).toBeVisible()
  told.push(await page.content())

  expect(new Set(pairs).size).toBe(4)
  expect(pairs.filter((token) => token === '' || told.some((words) => words.includes(token)))).toEqual([])
})
