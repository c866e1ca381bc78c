import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'

import { STORE_THEMES } from '#areas/practice/contract/store.ts'

import { RegisterPage } from '#tests/areas/account/browser/pages/register.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expectNarrow, lengthenNames } from '#tests/browser/support/long-names.ts'
import { newClient, PASSWORD, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const LINDEN = '/en/practice/linden-practice'
const NAME = 'Linnea Hart'
const ACCOUNT = /\/api\/v2\/account\/(?:\?|$)/
const JOIN = /\/api\/v2\/practices\/[\w-]+\/join/
/** A certified practitioner without a page, and one who is not approved and has named none. */
const WITHOUT_PAGE = 'nopage@verbena.test'
const UNAPPROVED = 'practitioner@verbena.test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const become = (page: Page) => main(page).getByRole('button', { name: text('practice:join.become'), exact: true })
const told = (page: Page, key: string, values = {}) =>
  main(page)
    .locator('p')
    .filter({ hasText: text(key, values) })

async function ask(page: Page, email: string, method: 'POST' | 'PUT', data: object): Promise<number> {
  const login = await page.request.post('/api/v2/auth/login', { data: { email, password: PASSWORD } })
  const { access_token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return (await page.request.fetch('/api/v2/account/store', { method, headers, data })).status()
}

/** Gives a practitioner's page a name of the test's own. */
async function nameAnew(page: Page, email: string): Promise<string> {
  const name = `practice-${randomUUID()}`
  await ask(page, email, 'POST', { type: 'clinic', theme: 'sage' })
  expect(await ask(page, email, 'PUT', { name })).toBe(200)
  return name
}

test('a visitor reads a practice page and registers as its client, who is one once the email is proven (practice.public-page, practice.registration-joins, practice.join-by-who-is-here)', async ({
  page,
}) => {
  await page.goto(LINDEN)
  await settle(page)
  await expect(heading(page)).toHaveText('Food first')
  await expect(main(page).getByRole('heading', { name: 'Evenings' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: text('practice:part.message') })).toContainText('21 December')
  await main(page)
    .getByRole('link', { name: text('practice:join.become'), exact: true })
    .click()
  await expect(page).toHaveURL('/en/onboarding/register/client?practice=linden-practice')
  await expect(page.getByText(text('account:register.client.of', { name: NAME }))).toBeVisible()

  const form = new RegisterPage(page)
  const email = `ada-${randomUUID()}@mail.example`
  await form.register({ firstName: 'Ada', lastName: 'Lin', email, country: 'NL', password: PASSWORD })

  await page.goto(await form.activation(email))
  await expect(page).toHaveURL(/\/en\/account\/client$/)
  await page.goto(LINDEN)
  await expect(told(page, 'practice:join.is', { name: NAME })).toBeVisible()
  await expect(become(page)).toHaveCount(0)
})

test('opening hours say what is open now by the practice’s clocks, and the times of a visitor elsewhere (practice.says-when-it-is-open, practice.hours-name-their-zone)', async ({
  browser,
  shop,
}) => {
  // In Berlin it is the time of Amsterdam.
  for (const [timezoneId, own] of [
    ['Europe/London', '8:00 – 11:30, 12:30 – 16:00'],
    ['Europe/Berlin', undefined],
  ] as const) {
    const page = await browser.newPage({ baseURL: shop, timezoneId })
    await page.clock.setFixedTime('2026-11-23T10:00:00+01:00')
    await page.goto(LINDEN)
    const hours = page.getByRole('region', { name: text('practice:part.hours') })
    await expect(hours).toContainText(text('practice:hours.open'))
    const closes = text('practice:hours.closesAt', { time: '12:30' })
    await expect(hours).toContainText(closes)
    await expect(hours).toContainText('Central European Time, GMT+1')
    await expect(hours.getByText(closes)).toHaveText(own === undefined ? closes : /\((?:CET|GMT\+1)\)$/)
    const monday = hours.getByRole('row', { name: 'Monday' })
    if (own === undefined) await expect(monday).not.toContainText('8:00')
    else await expect(monday).toContainText(text('practice:hours.yours', { times: own }))
    await page.close()
  }
})

test('a client without a practitioner joins by a button, also after a lost answer (practice.join-by-who-is-here, practice.joining-needs-no-practitioner)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(JOIN)
  await signIn(page, await newClient(page))
  await page.goto(LINDEN)
  await settle(page)
  await page.route(JOIN, (route) => route.fulfill({ status: 503, json: { message: 'Too busy' } }), { times: 1 })
  await become(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Too busy')
  await main(page)
    .getByRole('button', { name: text('common:retry'), exact: true })
    .click()
  await expect(told(page, 'practice:join.joined', { name: NAME })).toBeVisible()
  await page.reload()
  await expect(told(page, 'practice:join.is', { name: NAME })).toBeVisible()
})

test('a client of another practitioner is told how to change, and a practitioner sees nothing of it (practice.join-by-who-is-here)', async ({
  page,
}) => {
  const name = await nameAnew(page, WITHOUT_PAGE)
  await signIn(page, 'client@verbena.test')
  await page.goto(`/en/practice/${name}`)
  await expect(told(page, 'practice:join.other', { name: NAME })).toBeVisible()
  await main(page)
    .getByRole('link', { name: text('practice:join.profile'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/en\/account\/client\/profile$/)
  await signIn(page, 'certified@verbena.test')
  await page.goto(`/en/practice/${name}`)
  await expect(heading(page)).toHaveText('Visser Nutrition')
  await expect(main(page).getByText(text('practice:join.become'))).toHaveCount(0)
})

test('a page that is not public is its owner’s alone, who is told why (practice.public-once-approved-and-named)', async ({
  page,
  watch,
}) => {
  const name = await nameAnew(page, UNAPPROVED)
  watch.expectFailure(new RegExp(name))
  const answer = await page.goto(`/en/practice/${name}`)
  expect(answer?.status()).toBe(404)
  await expect(heading(page)).toHaveText(text('practice:missingTitle'))
  await signIn(page, UNAPPROVED)
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(ACCOUNT, (route) => sent.then(() => route.continue()))
  await page.goto(`/en/practice/${name}`)
  await expect(heading(page)).toHaveCount(0)
  send()
  await expect(heading(page)).toHaveText('Reyes Naturopathy')
  await expect(main(page).getByText(text('practice:owner.unapproved'))).toBeVisible()
  await expect(main(page).getByRole('link', { name: text('practice:owner.edit') })).toHaveAttribute(
    'href',
    '/en/account/practitioner/shop',
  )
})

test('an earlier name leads to the present one, from outside and within the shop (practice.earlier-names-lead-on)', async ({
  page,
}) => {
  const earlier = await nameAnew(page, WITHOUT_PAGE)
  const present = await nameAnew(page, WITHOUT_PAGE)
  const answer = await page.request.get(`/de/practice/${earlier}?from=mail`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `/de/practice/${present}?from=mail`])
  await page.goto('/en/about')
  await settle(page)
  await page.evaluate((path) => history.pushState({}, '', path), `/en/practice/${earlier}`)
  await expect(page).toHaveURL(`/en/practice/${present}`)
  await expect(heading(page)).toHaveText('Visser Nutrition')
  await page.goBack()
  await expect(page).toHaveURL('/en/about')
})

test('no word is too long for a phone, whatever the theme (accessibility.narrow-screens-need-no-sideways-scroll)', async ({
  page,
}) => {
  for (const theme of STORE_THEMES) {
    expect(await ask(page, 'certified@verbena.test', 'PUT', { theme })).toBe(200)
    await page.goto('/en/about')
    await settle(page)
    await lengthenNames(page)
    await page.evaluate((path) => history.pushState({}, '', path), LINDEN)
    await expect(heading(page)).toContainText('Magnesiumbisglycinat')
    await expectNarrow(page, theme)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
