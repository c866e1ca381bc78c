import type { Page, Route } from 'playwright/test'

import { NOTE_MAX } from '#contract/constants.ts'
import { sample } from '#tests/support/length.ts'

import { ContactPage } from './pages/contact.ts'
import { Frame } from '#tests/browser/pages/frame.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const CALL = /\/api\/v2\/contact\?/
const GOOD = { name: 'Zoë Ünal 🌿', email: 'zoe@mail.example', message: 'Do you send to Norway?\n\nZoë' }

async function openForm(page: Page): Promise<ContactPage> {
  await page.goto('/en/contact')
  await settle(page)
  return new ContactPage(page)
}

/** Answers the form's calls by hand; what was sent stands in the list. */
async function answerCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON())
    await answer(route)
  })
  return sent
}

async function expectKept(form: ContactPage): Promise<void> {
  await expect(form.name).toHaveValue(GOOD.name)
  await expect(form.email).toHaveValue(GOOD.email)
  await expect(form.message).toHaveValue(GOOD.message)
}

test(
  'a message is sent, read out as sent and found in the shop’s mails; then another can be written (account.contact-form)',
  { tag: '@core' },
  async ({ page }) => {
    const form = await openForm(page)
    await form.write(GOOD)
    await form.send.click()
    await expect(form.said).toHaveText(text('pages:contact.form.sent'))
    await expect(page.getByRole('heading', { level: 2, name: text('pages:contact.form.sent') })).toBeVisible()
    // The form that had the focus is gone.
    await expect(page.getByRole('group', { name: text('pages:contact.form.sent') })).toBeFocused()

    await form.another.click()
    await expect(form.name).toHaveValue('')
    await expect(form.message).toHaveValue('')
    await expect(form.name).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('group', { name: text('pages:contact.title') })).toBeFocused()

    const mails = await (await page.request.get('/outbox')).text()
    expect(mails).toContain('Zoë Ünal 🌿')
    expect(mails).toContain('Do you send to Norway?')
  },
)

test(
  'that a message was sent stands in sight where the form was taller than the window',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await answerCalls(page, (route) => route.fulfill({ json: { message: 'Thank you' } }))
    await page.goto('/de/contact')
    await settle(page)
    const form = new ContactPage(page, 'de')
    await form.write({ ...GOOD, message: 'Zink?\n'.repeat(16) })
    await form.send.click()
    const heading = page.getByRole('heading', { level: 2, name: text('pages:contact.form.sent', {}, 'de') })
    await expect(heading).toBeInViewport()
    const head = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
  },
)

test('a person writes in Japanese, and the shop is told so', { tag: '@long' }, async ({ page }) => {
  const form = new ContactPage(page, 'jp')
  await page.goto('/jp/contact')
  await settle(page)
  await form.send.click()
  await expect(form.summary).toBeFocused()
  await expect(form.summary).toContainText(text('common:form.empty-field', {}, 'jp'))
  await form.write({ name: '山田 花子', email: 'hanako@mail.example', message: '亜鉛の在庫はありますか。' })
  await form.send.click()
  await expect(form.said).toHaveText(text('pages:contact.form.sent', {}, 'jp'))
  const mails = await (await page.request.get('/outbox')).text()
  expect(mails).toContain('亜鉛の在庫はありますか。')
  expect(mails).toContain('Japanese')
})

const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  [
    'the server fails',
    (route) => route.fulfill({ status: 500, json: { message: 'The ink has run out.' } }),
    'The ink has run out.',
  ],
  [
    'too many were sent',
    (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '3600' }, json: { message: 'Too many attempts.' } }),
    'Too many attempts.',
  ],
  ['there is no network', (route) => route.abort('internetdisconnected'), text('common:problem.unreachable')],
]

for (const [reason, answer, words] of sample(FAILURES, 1)) {
  test(`what was typed is kept where ${reason}, and can be sent again (forms.keeps-what-was-typed)`, async ({
    page,
    watch,
  }) => {
    watch.expectFailure(CALL)
    const form = await openForm(page)
    await form.write(GOOD)
    await answerCalls(page, answer)
    await form.send.click()
    await expect(form.failure).toContainText(words)
    await expectKept(form)
    await expect(form.message).toBeFocused()

    await page.unroute(CALL)
    const sent = await answerCalls(page, (route) => route.fulfill({ json: { message: 'Thank you' } }))
    await form.send.click()
    await expect(form.another).toBeVisible()
    await expect(form.failure).toHaveCount(0)
    expect(sent).toEqual([GOOD])
  })
}

test(
  'a field says what is wrong once it is left, and that it is right once it is (forms.neutral-valid-or-error, forms.checks-on-blur)',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openForm(page)
    await form.email.pressSequentially('zoe')
    await expect(form.email).toHaveAttribute('aria-invalid', 'false')
    await form.email.press('Tab')
    await expect(form.message).toBeFocused()
    await expect(form.email).toHaveAttribute('aria-invalid', 'true')
    await expect(form.email).toHaveAccessibleDescription(text('common:form.email-invalid'))
    await expect(form.summary).toHaveCount(0)
    await form.email.fill(GOOD.email)
    await expect(form.email).toHaveAttribute('aria-invalid', 'false')
    await expect(form.email).toHaveAccessibleDescription('')
  },
)

test('each try in vain leads to the summary, and from there to each field', async ({ page }) => {
  const form = await openForm(page)
  const sent = await answerCalls(page, (route) => route.fulfill({ json: { message: 'Thank you' } }))
  await form.name.fill(GOOD.name)
  await form.name.press('Enter')
  await expect(form.summary).toBeFocused()
  await expect(form.summary.getByRole('link')).toHaveCount(2)
  await form.summary.getByRole('link').first().click()
  await expect(form.email).toBeFocused()
  await expect(page).toHaveURL('/en/contact')
  await form.email.fill(GOOD.email)
  await expect(form.summary.getByRole('link')).toHaveCount(1)
  await form.email.press('Enter')
  await expect(form.summary).toBeFocused()
  await form.summary.getByRole('link').click()
  await expect(form.message).toBeFocused()
  await form.message.fill(GOOD.message)
  await expect(form.summary).toHaveCount(0)
  expect(sent).toEqual([])
  await form.send.click()
  await expect(form.another).toBeVisible()
  expect(sent).toEqual([GOOD])
})

test('nothing moves when a field says what is wrong with it', { tag: '@long' }, async ({ page }) => {
  const form = await openForm(page)
  const top = () => form.send.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  for (const field of [form.name, form.email, form.message]) {
    await field.focus()
    await field.blur()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await top()).toBe(before)
})

test(
  'a message that is one character too long stays here with its length said, the longest goes out whole',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openForm(page)
    const sent = await answerCalls(page, (route) => route.fulfill({ json: { message: 'Thank you' } }))
    await form.write({ ...GOOD, message: 'a'.repeat(NOTE_MAX + 1) })
    await form.send.click()
    await expect(form.message).toHaveAccessibleDescription(
      text('common:form.too-long', { length: '2,001', max: '2,000' }),
    )
    await form.message.press('End')
    await form.message.press('Backspace')
    await form.send.click()
    await expect(form.another).toBeVisible()
    expect(sent).toEqual([{ ...GOOD, message: 'a'.repeat(NOTE_MAX) }])
  },
)

test(
  'the words of the server stand at their field until it is changed (forms.server-words-at-their-field)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(CALL)
    const form = await openForm(page)
    await answerCalls(page, (route) =>
      route.fulfill({ status: 400, json: { message: 'Not right', errors: { email: 'We cannot write there.' } } }),
    )
    await form.write(GOOD)
    await form.send.click()
    await expect(form.summary).toBeFocused()
    await expect(form.email).toHaveAccessibleDescription('We cannot write there.')
    await expectKept(form)
    await form.email.fill('zoe@other.example')
    await expect(form.email).toHaveAttribute('aria-invalid', 'false')
    await expect(form.summary).toHaveCount(0)
  },
)

test(
  'while it is on its way the form keeps the focus, changes by no key and is sent once',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openForm(page)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const sent = await answerCalls(page, async (route) => {
      await answered
      await route.fulfill({ json: { message: 'Thank you' } })
    })
    await form.write(GOOD)
    await form.name.press('Enter')
    await expect(form.said).toHaveText(text('pages:contact.form.sending'))
    await expect(form.send).toHaveAttribute('aria-busy', 'true')
    await expect(form.name).toBeFocused()
    await page.keyboard.type('more')
    await page.keyboard.press('Enter')
    await form.send.click({ force: true })
    await expectKept(form)
    answer()
    await expect(form.another).toBeVisible()
    expect(sent).toEqual([GOOD])
  },
)

test('what was typed outlives another page and another language', async ({ page }) => {
  const form = await openForm(page)
  await form.write(GOOD)
  await new Frame(page).footLink(text('catalogue:title')).click()
  await expect(page).toHaveURL('/en/products')
  await page.goBack()
  await expectKept(form)
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/contact')
  await expectKept(new ContactPage(page, 'de'))
})

test(
  'what was typed before the shop’s code came is in the form, and in what is sent',
  { tag: '@long' },
  async ({ page }) => {
    const form = new ContactPage(page)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const sent = await answerCalls(page, (route) => route.fulfill({ json: { message: 'Thank you' } }))
    await page.goto('/en/contact', { waitUntil: 'commit' })
    await form.name.pressSequentially(GOOD.name)
    await form.message.fill(GOOD.message)
    // A browser fills in from memory without a word.
    await form.email.evaluate((field: HTMLInputElement, email) => void (field.value = email), GOOD.email)
    await form.send.click()
    letGo()
    await expect(form.another).toBeVisible()
    expect(sent).toEqual([GOOD])
  },
)

for (const path of sample(['contact', 'login', 'forgot-password', 'onboarding/register/client'], 1)) {
  test(`without JavaScript /${path} says that its form needs it, and has no form that leads nowhere`, async ({
    browser,
    shop,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop })
    await page.goto(`/de/${path}`)
    await expect(page.getByText(text('common:form.needs-code', {}, 'de'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.close()
  })
}
