import { RegisterPage } from './pages/register.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const REGISTER = /\/api\/v2\/auth\/register\?/
const LOOKUPS = /\/api\/v2\/account\/lookups\?/
const PASSWORD = 'Linden-2026!'

test(
  'a practitioner registers by keyboard alone, puts one field right, opens the mail’s link and stands in an own area that is not yet approved (registration.chooses-a-type-first, registration.leads-to-success, session.four-ways-in)',
  { tag: '@core' },
  async ({ page, watch }) => {
    // They have no page yet.
    watch.expectFailure(/account\/store\?/)
    const { keyboard } = page
    const form = new RegisterPage(page)
    await page.goto('/en/onboarding/register-as')
    await settle(page)
    await page.getByRole('link', { name: text('account:register.as.practitioner.link'), exact: true }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // A key that is pressed before there is anything to choose chooses nothing.
    await expect(form.field('country').locator('option[value="DE"]')).toBeAttached()
    const type = async (...texts: readonly string[]) => {
      for (const typed of texts) {
        await keyboard.press('Tab')
        if (typed !== '') await keyboard.type(typed)
      }
    }
    await type('Ida', 'Lund', 'ida.lund@mail', '+49 30 123456', 'Germ')
    await expect(form.field('country')).toHaveValue('DE')
    await type(PASSWORD)
    await expect(
      page
        .getByRole('list', { name: text('common:form.passwordRules.heading') })
        .getByText(text('common:form.passwordRules.met')),
    ).toHaveCount(4)
    // Between them stands the button that shows the password.
    await type('', 'Own', 'Lund Practice', '', 'Diet', '3 to', '', '')
    await expect(form.field('organisation_type')).toHaveValue('1')
    await expect(form.field('health_profession')).toHaveValue('2')
    await type('')
    await expect(form.terms).toBeFocused()
    await expect(form.newsletter).not.toBeChecked()
    await keyboard.press('Space')
    await keyboard.press('Enter')

    await expect(form.summary).toBeFocused()
    await expect(form.summary.getByRole('link')).toHaveCount(1)
    await type('')
    await keyboard.press('Enter')
    await expect(form.field('email')).toBeFocused()
    await keyboard.press('End')
    await keyboard.type('.example')
    await keyboard.press('Enter')
    await expect(form.success).toBeFocused()
    await expect(page).toHaveURL(/\/en\/onboarding\/success$/)
    await expect(
      page.getByText(text('account:register.success.sentTo', { email: 'ida.lund@mail.example' })),
    ).toBeVisible()

    await page.goto(await form.activation('ida.lund@mail.example'))
    await expect(page).toHaveURL(/\/en\/account\/practitioner$/)
    await expect(page.getByText(text('account:area.certificate.pending'))).toBeVisible()
  },
)

test('a client reads the terms without losing what was typed, is told why the shop refuses, and registers (registration.failure-says-why)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(REGISTER)
  const form = new RegisterPage(page)
  await page.goto('/en/onboarding/register/client')
  await settle(page)
  await form.field('first_name').fill('Per')
  await form.field('last_name').fill('Holm')
  await form.field('email').fill('per.holm@mail.example')
  await form.field('country').selectOption('DK')
  await form.field('password').fill(PASSWORD)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('account:register.readTerms') })
    .click()
  await expect(page).toHaveURL(/\/en\/terms$/)
  await page.goBack()
  await expect(form.field('first_name')).toHaveValue('Per')
  await expect(form.field('country')).toHaveValue('DK')
  await expect(form.field('password')).toHaveValue(PASSWORD)
  await form.terms.check()

  await page.route(
    REGISTER,
    (route) =>
      route.fulfill({ status: 400, json: { message: 'Not right', errors: { 'fields.email': 'No such domain' } } }),
    { times: 1 },
  )
  await form.submit.click()
  await expect(form.summary).toBeFocused()
  await expect(form.summary.getByRole('link')).toHaveText([/No such domain/])

  await page.route(REGISTER, (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 })
  await form.field('email').fill('per@mail.example')
  await form.submit.click()
  await expect(form.failure).toContainText(text('common:session.unexpected'))
  await expect(form.field('password')).toHaveValue(PASSWORD)

  await form.submit.click()
  await expect(form.success).toBeVisible()
  expect(await form.activation('per@mail.example')).toContain('/en/activate/')
})

test(
  'choices that cannot be loaded are asked for again, and what was typed is kept',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(LOOKUPS)
    const form = new RegisterPage(page)
    await page.goto('/en/onboarding/register-as')
    await settle(page)
    await page.clock.install()
    await page.route(LOOKUPS, (route) => route.fulfill({ status: 503, json: { message: 'Too busy' } }), { times: 1 })
    await page.getByRole('link', { name: text('account:register.as.practitioner.link'), exact: true }).click()
    await expect(form.lookupsFailure).toBeVisible()
    await form.field('first_name').fill('Ida')
    await form.lookupsFailure.getByRole('button', { name: text('common:retry') }).click()
    await expect(form.lookupsFailure).toBeHidden()
    await form.field('health_profession').selectOption('17')
    await expect(form.field('first_name')).toHaveValue('Ida')
  },
)
