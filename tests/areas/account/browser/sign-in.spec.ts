import type { Locator, Page } from 'playwright/test'

import { Frame } from '#tests/browser/pages/frame.ts'
import { PASSWORD, SignInPage } from './pages/sign-in.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { noRoom, noStorage } from '#tests/browser/support/refusing-storage.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const LOGIN = /\/api\/v2\/auth\/login\?/
const LOGOUT = /\/api\/v2\/account\/logout\?/
const FORGOT = /\/api\/v2\/auth\/forgot-password\?/
const ACCOUNT = /\/api\/v2\/account\/\?/
const PROFILE = /\/api\/v2\/account\/clients\/profile\?/
const CLIENT = 'newclient@verbena.test'
const NOBODY = { access_token: null, refresh_token: null }

const stored = (page: Page) =>
  page.evaluate(() => ({
    access_token: localStorage.getItem('access_token'),
    refresh_token: localStorage.getItem('refresh_token'),
  }))

async function openLogin(page: Page, path = '/en/login'): Promise<SignInPage> {
  await page.goto(path)
  await settle(page)
  return new SignInPage(page)
}

async function enter(page: Page): Promise<SignInPage> {
  const signIn = await openLogin(page)
  await signIn.signIn(CLIENT)
  await expect(page).toHaveURL('/en/account/client')
  return signIn
}

test(
  'a guarded page leads to the login, which refuses a wrong password, takes the right one and leads back; then out again (sign-in.refused-with-400-shows-why, session.four-ways-in)',
  { tag: '@core' },
  async ({ page, watch }) => {
    watch.expectFailure(LOGIN)
    const signIn = await openLogin(page, '/en/account/client/profile')
    await expect(page).toHaveURL(`/en/login?back=${encodeURIComponent('/account/client/profile')}`)
    await signIn.signIn(CLIENT, 'not-the-password')
    await expect(signIn.failure).toHaveText(text('server:loginWrong'))
    await expect(signIn.email).toHaveValue(CLIENT)

    await expect(signIn.password).toHaveAttribute('type', 'password')
    await signIn.show.click()
    await expect(signIn.show).toHaveAttribute('aria-pressed', 'true')
    await expect(signIn.password).toHaveAttribute('type', 'text')
    await signIn.signIn(CLIENT)
    await expect(page).toHaveURL('/en/account/client/profile')
    await expect(signIn.account).toBeVisible()

    await signIn.choose('common:account.area')
    await expect(page).toHaveURL('/en/account/client')
    await signIn.choose('common:account.signOut')
    await expect(signIn.entry).toBeVisible()
    await expect(page).toHaveURL(`/en/login?back=${encodeURIComponent('/account/client')}`)
    expect(await stored(page)).toEqual(NOBODY)
  },
)

test(
  'the head of a page leads to the login and back to that page, and has the same width for a visitor and for somebody signed in',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en/products?zero_waste=1')
    await settle(page)
    const signIn = new SignInPage(page)
    const before = await signIn.entry.boundingBox()
    await signIn.entry.click()
    await signIn.signIn(CLIENT)
    await expect(page).toHaveURL('/en/products?zero_waste=1')
    expect(await signIn.account.boundingBox()).toEqual(before)
    await signIn.account.press('Enter')
    await expect(page.getByRole('menuitem', { name: text('common:account.area') })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/account/client/profile')
    // Who is signed in has no use for the login.
    await page.goto('/en/login')
    await expect(page).toHaveURL('/en/account/client')
  },
)

test('a login that would lead to an insecure address is refused, and one that leads to another shop leaves for it (sign-in.redirect-must-be-https)', async ({
  page,
}) => {
  const signIn = await openLogin(page)
  const lead = (address: string) =>
    page.route(LOGIN, (route) => route.fulfill({ json: { access_token: address, refresh_token: 'redirect' } }))
  await lead('http://uk.verbena.test/multipass/abc')
  await signIn.signIn(CLIENT)
  await expect(signIn.failure).toHaveText(
    'Insecure redirect URL detected. Please contact support if this issue persists.',
  )
  expect(await stored(page)).toEqual(NOBODY)

  await page.route('https://uk.verbena.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>UK</title><main id="shop"><h1>The other shop</h1></main>',
    }),
  )
  await page.unroute(LOGIN)
  await lead('https://uk.verbena.test/multipass/abc')
  await signIn.signIn(CLIENT)
  await expect(page).toHaveURL('https://uk.verbena.test/multipass/abc')
})

test('who forgot the password gets a mail, whose link leads to a new one and in, with its token in no address (security.one-time-tokens-leave-the-address, session.four-ways-in)', async ({
  page,
}) => {
  const signIn = await openLogin(page)
  await page.getByRole('link', { name: text('account:signIn.login.forgot'), exact: true }).click()
  await expect(page).toHaveURL('/en/forgot-password')
  // The address comes before the page: until then the login has a field of the same name.
  await expect(signIn.button('account:signIn.forgot.submit')).toBeVisible()
  await signIn.email.fill(CLIENT)
  await signIn.button('account:signIn.forgot.submit').click()
  await expect(page.getByRole('heading', { name: text('account:signIn.forgot.sent') })).toBeVisible()

  const mails = await (await page.request.get('/outbox')).text()
  const [link = '', token = ''] = /https?:[^"]*\/en\/reset-password\/([\w-]+)/.exec(mails) ?? []
  const { pathname } = new URL(link)
  await page.goto(pathname)
  await expect(page).toHaveURL('/en/reset-password')
  // The link outlives a reload, though its token has left the address.
  await expect(signIn.newPassword).toBeVisible()
  await page.reload()
  // And another language.
  await page.getByRole('button', { name: text('common:language.choose', { language: 'English' }) }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/reset-password')
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(token)
  await page.goBack()
  await expect(page).toHaveURL('/en/reset-password')
  await signIn.newPassword.fill('verbena')
  await expect(signIn.needs.filter({ hasText: text('common:form.passwordRules.missing') })).toHaveCount(4)
  await signIn.newPassword.fill(PASSWORD)
  await expect(signIn.needs.filter({ hasText: text('common:form.passwordRules.met') })).toHaveCount(4)
  await signIn.newPasswordAgain.fill(`${PASSWORD}?`)
  await signIn.button('account:signIn.reset.submit').click()
  await expect(signIn.newPasswordAgain).toHaveAccessibleDescription(text('common:form.passwords-differ'))
  await signIn.newPasswordAgain.fill(PASSWORD)
  await signIn.button('account:signIn.reset.submit').click()
  await expect(page).toHaveURL('/en/account/client')
  await expect(signIn.account).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)

  // It works once.
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto('/en/reset-password')
  await expect(page.getByText(text('account:signIn.reset.needsLink'))).toBeVisible()
})

test(
  'a link for a new password that could not be sent says so, and why (sign-in.forgot-password-failure)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(FORGOT)
    const signIn = await openLogin(page, '/en/forgot-password')
    await signIn.email.fill(CLIENT)
    for (const [message, reason] of [
      ['Not now', 'Not now'],
      ['', text('common:session.unexpected')],
    ] as const) {
      await page.route(FORGOT, (route) => route.fulfill({ status: 500, json: { message } }), { times: 1 })
      await signIn.button('account:signIn.forgot.submit').click()
      await expect(signIn.failure).toHaveText(`${text('account:signIn.forgot.failed')} ${reason}`)
    }
    await expect(signIn.email).toHaveValue(CLIENT)
  },
)

test(
  'a link that is of no use any more says so and leads to the login (sign-in.failed-activation-leads-to-login)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/api\/v2\/auth\/activate\?/)
    await page.goto('/en/activate/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    await expect(page).toHaveURL('/en/login')
    await expect(new Frame(page).messages).toContainText(text('server:activationUnusable'))
  },
)

test(
  'a link that could not be tried for want of a connection is tried again',
  { tag: '@long' },
  async ({ page, watch }) => {
    const call = /\/api\/v2\/auth\/activate\?/
    watch.expectFailure(call)
    await page.route(call, (route) => route.abort('internetdisconnected'))
    await page.goto('/en/activate/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    const signIn = new SignInPage(page)
    await expect(signIn.failure).toContainText(text('common:problem.unreachable'))
    await expect(page).toHaveURL('/en/activate')
    await page.unroute(call)
    await signIn.button('common:retry').click()
    await expect(page).toHaveURL('/en/login')
  },
)

test('a token that a call refuses ends the session and says so (session.unauthorised-clears-the-tokens)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(PROFILE)
  const known = page.waitForResponse(PROFILE)
  const signIn = await enter(page)
  // The page that is reloaded has asked already: refused there, it would say so before it goes.
  await known
  await page.route(PROFILE, (route) => route.fulfill({ status: 401, json: { message: 'Gone' } }))
  await page.reload()
  await expect(new Frame(page).messages).toContainText(text('common:session.expired'))
  await expect(signIn.entry).toBeVisible()
  await expect(page).toHaveURL(`/en/login?back=${encodeURIComponent('/account/client')}`)
  expect(await stored(page)).toEqual(NOBODY)
})

test(
  'a logout that fails says so and leaves the person signed in; one that the server calls done already is done (session.failed-logout-says-so)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(LOGOUT)
    const signIn = await enter(page)
    await page.route(LOGOUT, (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
    await signIn.choose('common:account.signOut')
    await expect(new Frame(page).messages).toContainText(text('common:session.notLoggedOut'))
    await expect(signIn.account).toBeVisible()

    await page.unroute(LOGOUT)
    await page.route(LOGOUT, (route) => route.fulfill({ status: 422, json: { message: 'No such token' } }))
    await signIn.choose('common:account.signOut')
    await expect(signIn.entry).toBeVisible()
    expect(await stored(page)).toEqual(NOBODY)
  },
)

test(
  'an account that cannot be had is said with the type of the user, and asked for again (session.profile-failure-names-the-type)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(ACCOUNT)
    await page.route(ACCOUNT, (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
    const signIn = await openLogin(page)
    await signIn.signIn(CLIENT)
    await expect(new Frame(page).messages).toContainText(text('common:session.noProfile', { type: 0 }))
    await expect(signIn.failure.filter({ hasText: text('account:signIn.noAccount') })).toBeVisible()
    await page.unroute(ACCOUNT)
    await signIn.button('common:retry').click()
    await expect(page).toHaveURL('/en/account/client')
  },
)

for (const [refusal, refuse] of [
  ['has no room', noRoom],
  ['keeps its storage from the shop', noStorage],
] as const)
  test(`a browser that ${refusal} has a session as long as the page, and says so (session.lasts-as-long-as-the-page)`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    const signIn = await enter(page)
    const frame = new Frame(page)
    await expect(frame.messages).toContainText(text('common:session.unkept'))
    await frame.footLink(text('common:footer.page.about')).click()
    await expect(page).toHaveURL('/en/about')
    await page.goBack()
    await expect(page).toHaveURL('/en/account/client')
    await signIn.choose('common:account.signOut')
    await expect(signIn.entry).toBeVisible()
  })

/** Fills a field in as password managers do whose scripts are kept apart from the page's: no event, and React is told nothing. */
const fillSilently = (field: Locator, value: string) =>
  field.evaluate((element, text) => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, element)
  }, value)

test('what stands in the fields is sent, though nobody told of it (forms.sends-what-stands-in-the-page)', async ({
  page,
}) => {
  const signIn = await openLogin(page)
  await fillSilently(signIn.email, CLIENT)
  await fillSilently(signIn.password, PASSWORD)
  await signIn.button('account:signIn.login.title').click()
  await expect(page).toHaveURL('/en/account/client')
})

test('what stands in one field without having been told stays while another is written (forms.sends-what-stands-in-the-page)', async ({
  page,
}) => {
  const signIn = await openLogin(page)
  await fillSilently(signIn.email, CLIENT)
  await signIn.password.focus()
  await page.keyboard.type(PASSWORD)
  await expect(signIn.email).toHaveValue(CLIENT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/account/client')
})

test('what stands in a field without having been told stays while it is shown (forms.sends-what-stands-in-the-page)', async ({
  page,
}) => {
  const signIn = await openLogin(page)
  await fillSilently(signIn.email, CLIENT)
  await fillSilently(signIn.password, PASSWORD)
  await signIn.show.click()
  await expect(signIn.password).toHaveAttribute('type', 'text')
  await expect(signIn.password).toHaveValue(PASSWORD)
  await expect(signIn.email).toHaveValue(CLIENT)
  await signIn.button('account:signIn.login.title').click()
  await expect(page).toHaveURL('/en/account/client')
})

test('a form that a script of the page submits is sent by the shop (forms.native-sending-keeps-a-page)', async ({
  page,
}) => {
  const signIn = await openLogin(page)
  await fillSilently(signIn.email, CLIENT)
  await fillSilently(signIn.password, PASSWORD)
  await signIn.password.evaluate(({ form }: HTMLInputElement) => form?.submit())
  await expect(page).toHaveURL('/en/account/client')
})

test('a form that the browser sends by itself ends on its page, which says that nothing was sent (forms.native-sending-keeps-a-page)', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const signIn = await openLogin(page, '/en/login?back=%2Faccount%2Fclient')
  await signIn.email.fill(CLIENT)
  await signIn.password.fill(PASSWORD)
  await signIn.password.evaluate(({ form }: HTMLInputElement) => HTMLFormElement.prototype.submit.call(form))
  await expect(page.getByRole('alert').filter({ hasText: text('common:form.not-sent') })).toBeVisible()
  await expect(page).toHaveURL('/en/login?back=%2Faccount%2Fclient')
  await expect(signIn.email).toBeVisible()
  expect(addresses.filter((address) => address.includes(encodeURIComponent(PASSWORD)))).toEqual([])
})
