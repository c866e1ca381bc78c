import { readFile } from 'node:fs/promises'

import { areaOf } from '#machines/pages/own-areas.ts'
import { PAGE_NAMES, pageNamed } from '#machines/pages/pages.ts'

import { Frame } from './pages/frame.ts'
import { OwnArea } from './pages/own-area.ts'
import { settle } from './support/checks.ts'
import { newClient, PASSWORD, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const PASSWORD_CALL = /\/api\/v2\/account\/password\?/
const PROFILE_CALL = /\/api\/v2\/account\/practitioners\/profile\?/
const ACCOUNT_CALL = /\/api\/v2\/account\/(\?|clients|sessions)/
const NEXT_PASSWORD = 'Linden-2027!'

test('a visitor is led from a guarded page to the login and back, and told which pages are for others (sign-in.guarded-page-leads-to-login)', async ({
  page,
}) => {
  const area = new OwnArea(page)
  await page.goto('/en/account/client/profile')
  await expect(page).toHaveURL(/\/en\/login\?back=/)
  await settle(page)
  await page.getByLabel(text('account:signIn.email'), { exact: true }).fill('client@verbena.test')
  await page.getByLabel(text('account:signIn.login.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/account/client/profile')
  await expect(area.heading).toHaveText(text('common:account.profile'))

  await page.goto('/en/account/practitioner')
  await expect(area.heading).toHaveText(text('account:area.refused.title'))
  await expect(area.navigation).toHaveCount(0)
  await page.getByRole('link', { name: text('account:area.refused.home') }).click()
  await expect(page).toHaveURL('/en/account/client')
  await expect(area.heading).toHaveText(text('account:area.hello', { name: 'Mara' }))
})

/** The calls of pages that are not for a user; those of the frame around every page are their own. */
const OF_OTHERS = {
  client: /\/v2\/(?:account\/(?:practitioners|sessions|lookups)|admin)\b/,
  practitioner: /\/v2\/(?:account\/(?:clients|sessions|lookups)|admin)\b/,
  admin: /\/v2\/(?:account\/(?:clients|practitioners|sessions|lookups)|admin)\b/,
}

for (const [who, email, tag] of [
  ['client', 'client@verbena.test', []],
  ['practitioner', 'certified@verbena.test', ['@long']],
  ['admin', 'admin@verbena.test', ['@long']],
] as const)
  test(
    `pages that are not for a ${who} ask for nothing (sign-in.refused-page-asks-for-nothing)`,
    { tag: [...tag] },
    async ({ page }) => {
      const asked: string[] = []
      await signIn(page, email)
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (OF_OTHERS[who].test(pathname)) asked.push(`${new URL(page.url()).pathname}: ${pathname}`)
      })
      const area = new OwnArea(page)
      const paths = PAGE_NAMES.map((name) => pageNamed(name).path)
        .filter((path) => path.startsWith('/account/') && areaOf(path)?.path !== `/account/${who}`)
        .map((path) => path.replace(/\{\w+\}/, '1'))
      for (const path of paths) {
        await page.goto(`/en${path}`)
        await expect(area.heading).toHaveText(text('account:area.refused.title'))
        await settle(page)
      }
      expect(asked).toEqual([])
    },
  )

for (const [what, call] of [
  ['account', /\/api\/v2\/account\/\?/],
  ['profile', /\/api\/v2\/account\/clients\/profile\?/],
] as const)
  test(`the own area has a title while the ${what} is on its way`, async ({ page }) => {
    await signIn(page, 'client@verbena.test')
    let answer = () => {}
    const asked = new Promise<void>((done) => (answer = done))
    await page.route(call, async (route) => {
      await asked
      await route.fallback()
    })
    await page.goto('/en/account/client')
    await expect(page).toHaveTitle(text('common:title', { page: text('common:account.area'), shop: 'Verbena' }))
    answer()
    await expect(new OwnArea(page).heading).toHaveText(text('account:area.hello', { name: 'Mara' }))
  })

test(
  'what a client changes in the profile outlives a reload, and the first page shows what was wished',
  { tag: '@core' },
  async ({ page }) => {
    await newClient(page, 'changes@mail.example')
    await signIn(page, 'changes@mail.example')
    const area = new OwnArea(page)
    await page.goto('/en/account/client/profile')
    const phone = area.field('account:register.field.phone')
    await phone.fill('by pigeon')
    await phone.press('Tab')
    await expect(phone).toHaveAccessibleDescription(text('common:form.phone-invalid'))
    await phone.fill('+49 30 901820')
    await area.field('account:register.field.first_name').fill('Zoë-Marie')
    await area.field('account:register.field.country').selectOption('DK')
    await area.field('account:profile.field.language').selectOption('fr')
    await area.save('account:profile.details')
    await page.getByRole('checkbox', { name: 'Vegans', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Gluten', exact: true }).check()
    await area.save('account:profile.wishes')

    // What is typed and not saved stays while other pages are looked at.
    await area.field('account:register.field.last_name').fill('Half')
    await area.navigation.getByRole('link', { name: text('common:menu.home') }).click()
    await expect(area.heading).toHaveText(text('account:area.hello', { name: 'Zoë-Marie' }))
    await area.navigation.getByRole('link', { name: text('common:account.profile') }).click()
    await expect(area.field('account:register.field.last_name')).toHaveValue('Half')

    await page.reload()
    await expect(area.field('account:register.field.last_name')).toHaveValue('Ünal')
    await expect(phone).toHaveValue('+49 30 901820')
    await expect(area.field('account:register.field.country')).toHaveValue('DK')
    await expect(area.field('account:profile.field.language')).toHaveValue('fr')
    await expect(page.getByRole('checkbox', { name: 'Vegans', exact: true })).toBeChecked()
    await area.navigation.getByRole('link', { name: text('common:menu.home') }).click()
    await expect(area.card('account:area.wishes.heading')).toContainText('Gluten')
    await page.getByRole('link', { name: text('account:area.wishes.show') }).click()
    await expect(page).toHaveURL(/\/en\/products\?suitable_for=\d+&free_from=\d+$/)
  },
)

test(
  'other devices are signed out once it is confirmed: one of them, or all',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await newClient(page, 'devices@mail.example')
    await signIn(page, 'devices@mail.example')
    const other = await browser.newPage({ ...(baseURL && { baseURL }) })
    await signIn(other, 'devices@mail.example')
    const area = new OwnArea(page)
    await page.goto('/en/account/client/profile')
    const signOut = area
      .card('account:profile.devices.heading')
      .getByRole('button', { name: text('account:profile.devices.signOut'), exact: true })
    // One more: the activation of the account was the first.
    await expect(area.devices).toHaveCount(3)
    const row = area.devices.filter({ has: page.getByRole('button') }).last()
    await row.getByRole('button').click()
    await expect(signOut).toBeFocused()
    await row.getByRole('button', { name: text('account:profile.cancel'), exact: true }).click()
    await expect(area.devices).toHaveCount(3)
    await row.getByRole('button').click()
    await signOut.click()
    await expect(area.devices).toHaveCount(2)
    await page.getByRole('button', { name: text('account:profile.devices.signOutOthers'), exact: true }).click()
    await signOut.click()
    await expect(area.devices).toHaveCount(1)
    await expect(area.devices.getByRole('button')).toHaveCount(0)
    await other.goto('/en/account/client')
    await expect(other).toHaveURL(/\/en\/login/)
    await other.close()
  },
)

test(
  'another password is taken with the present one only, and signs the other devices out (account.password-change-signs-out-others)',
  { tag: '@long' },
  async ({ page, browser, baseURL, watch }) => {
    watch.expectFailure(PASSWORD_CALL)
    await newClient(page, 'password@mail.example')
    await signIn(page, 'password@mail.example')
    const other = await browser.newPage({ ...(baseURL && { baseURL }) })
    await signIn(other, 'password@mail.example')
    const area = new OwnArea(page)
    await page.goto('/en/account/client/profile')
    const current = area.field('account:profile.field.current_password')
    await current.fill('Not-this-1!')
    await area.field('account:signIn.reset.password').fill(NEXT_PASSWORD)
    await area.field('account:signIn.reset.confirm').fill(NEXT_PASSWORD)
    const change = page.getByRole('button', { name: text('account:profile.passwordChange'), exact: true })
    await change.click()
    await expect(current).toHaveAttribute('aria-invalid', 'true')
    await current.fill(PASSWORD)
    await change.click()
    await expect(
      area.card('account:profile.password').getByText(text('account:profile.passwordChanged')).last(),
    ).toBeVisible()
    await other.goto('/en/account/client')
    await expect(other).toHaveURL(/\/en\/login/)
    await other.close()
    await signIn(page, 'password@mail.example', NEXT_PASSWORD)
    await page.goto('/en/account')
    await expect(page).toHaveURL('/en/account/client')
  },
)

test('a person takes the own data along and then deletes the account, which no password opens any more', async ({
  page,
  watch,
}) => {
  watch.mayFail(ACCOUNT_CALL)
  await newClient(page, 'leaves@mail.example')
  await signIn(page, 'leaves@mail.example')
  const area = new OwnArea(page)
  await page.goto('/en/account/client/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text('account:profile.export.save'), exact: true }).click()
  const data = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(data)).toMatchObject({ account: { email: 'leaves@mail.example' } })
  const tokens = await page.evaluate(() => [
    localStorage.getItem('access_token'),
    localStorage.getItem('refresh_token'),
  ])
  for (const secret of [...tokens, PASSWORD, 'argon2', 'hash']) expect(data).not.toContain(secret)

  const wish = page.getByRole('button', { name: text('account:profile.delete.want'), exact: true })
  await wish.click()
  const confirm = area.dialog.getByRole('button', { name: text('account:profile.delete.confirm') })
  await expect(confirm).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(area.dialog).toHaveCount(0)
  await expect(wish).toBeFocused()
  await wish.click()
  await area.dialog.getByRole('checkbox').check()
  await confirm.click()
  await expect(page).toHaveURL(/\/en\/?$/)
  await expect(new Frame(page).messages).toContainText(text('common:session.deleted'))
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  const login = await page.request.post('/api/v2/auth/login', {
    data: { email: 'leaves@mail.example', password: PASSWORD },
  })
  expect(login.status()).toBe(400)
})

test(
  'a practitioner sees where the certificate stands and what is missing, and says it in the profile',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'practitioner@verbena.test')
    const area = new OwnArea(page)
    await page.goto('/en/account')
    await expect(page).toHaveURL('/en/account/practitioner')
    await expect(area.card('account:area.certificate.heading')).toContainText(text('account:area.certificate.pending'))
    const missing = area.card('account:area.missing.heading')
    await missing.getByRole('link', { name: text('account:register.field.website'), exact: true }).click()
    await expect(page).toHaveURL('/en/account/practitioner/profile#practice')
    await area.field('account:register.field.website').fill('https://birch.example')
    await area.field('account:profile.field.builder_mode').selectOption('standard')
    await area.save('account:profile.practice')
    await page.reload()
    await expect(area.field('account:profile.field.builder_mode')).toHaveValue('standard')
    await area.navigation.getByRole('link', { name: text('common:menu.home') }).click()
    await expect(missing.getByRole('link', { name: text('account:register.field.phone'), exact: true })).toBeVisible()
    await expect(missing.getByRole('link', { name: text('account:register.field.website'), exact: true })).toHaveCount(
      0,
    )
  },
)

test('nobody saves over a profile that could not be loaded', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectFailure(PROFILE_CALL)
  await signIn(page, 'certified@verbena.test')
  await page.route(PROFILE_CALL, (route) => route.fulfill({ status: 503, json: { message: 'Not now' } }))
  const area = new OwnArea(page)
  await page.goto('/en/account/practitioner/profile')
  await expect(page.getByRole('main').getByRole('button', { name: text('common:retry'), exact: true })).toBeVisible()
  await expect(area.card('account:profile.password')).toBeVisible()
  await expect(area.card('account:profile.details')).toHaveCount(0)
  await expect(area.card('account:profile.practice')).toHaveCount(0)

  await page.unroute(PROFILE_CALL)
  await page.reload()
  await expect(area.field('account:register.field.practice_name')).toHaveValue('Linden Practice')
  await expect(area.field('account:register.field.first_name')).toHaveValue('Linnea')
})

test(
  'in a narrow window the entries of an admin stand in a bar, the later ones behind a button',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'admin@verbena.test')
    const area = new OwnArea(page)
    await page.goto('/en/account/admin')
    await expect(area.card('account:area.tasks.heading')).toContainText(text('account:area.tasks.practitioners.name'))
    await expect(area.navigation.getByRole('link', { name: text('common:account.profile') })).toBeHidden()
    await area.navigation.getByRole('button', { name: text('common:menu.more') }).click()
    await area.navigation.getByRole('link', { name: text('common:account.profile') }).click()
    await expect(page).toHaveURL('/en/account/admin/profile')
    // The address changes before the page does, and the page then goes to its top: the bar would move under the press.
    await expect(area.heading).toHaveText(text('common:account.profile'))
    await settle(page)
    await expect(area.navigation.getByRole('link', { name: text('common:account.profile') })).toBeHidden()
    await expect(area.card('account:profile.wishes')).toHaveCount(0)
    await area.navigation.getByRole('button', { name: text('common:menu.more') }).click()
    await area.navigation.getByRole('button', { name: text('common:account.signOut') }).click()
    await expect(page).toHaveURL(/\/en\/login/)
  },
)
