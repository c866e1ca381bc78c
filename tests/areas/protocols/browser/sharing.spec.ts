import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { Client } from '#areas/clients/contract/clients.ts'

import { BuilderPart } from './pages/builder.ts'
import { SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import { protocolOf } from './support/own-protocol.ts'
import {
  agree,
  headersOf,
  invite,
  newCertified,
  newClient,
  PASSWORD,
  refuse,
  signIn,
} from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const form = (key: string, values = {}) => text(`builder:shareForm.${key}`, values)

/** The token of the last mail to an address, by what its link leads to. */
async function mailed(page: Page, email: string, link: RegExp): Promise<string> {
  const mails = await (await page.request.get('/outbox')).text()
  const [, token] = link.exec(mails.slice(mails.indexOf(email))) ?? []
  if (token === undefined) throw new Error(`no mail to ${email} has such a link`)
  return token
}

test(
  'from the first product of a protocol to the full cart of a client, at the shared discount (share.one-call-per-recipient, share.unknown-email-is-invited, protocols.client-buys-at-the-discount)',
  { tag: '@core' },
  async ({ page, browser, watch }) => {
    const mine = await newCertified(page)
    await signIn(page, mine)
    const builder = new BuilderPart(page)
    const name = `Calm ${randomUUID().slice(0, 8)}`
    const guest = `guest-${randomUUID()}@mail.example`
    const other = `guest-${randomUUID()}@mail.example`

    // The protocol, built beside the listing.
    await page.goto('/en/products')
    await builder.opener.click()
    await builder.button(text('builder:list.new')).click()
    await builder.field(text('builder:field.name')).fill(name)
    await builder.field(text('builder:field.description')).fill('Four weeks.')
    await builder.button(text('builder:create.submit')).click()
    await expect(builder.heading(name)).toBeVisible()
    const adding = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${text('builder:add.name', { name: '' })}`) })
    for (const at of [0, 1, 2]) {
      await adding.nth(at).click()
      await expect(builder.lines(name)).toHaveCount(at + 1)
    }

    // Three recipients: two who are new, and the practitioner, who cannot be their own client.
    await builder.button(text('builder:share')).click()
    const field = page.getByRole('combobox', { name: form('recipients'), exact: true })
    const submit = (count: number) => builder.button(form('send', { count, number: count }))
    await expect(builder.button(text('builder:share'))).toBeDisabled()
    for (const [email, firstName] of [
      [guest, 'Gil'],
      [mine, 'Ada'],
      [other, 'Ola'],
    ] as const) {
      await field.fill(email)
      await field.press('Enter')
      await builder.field(form('firstName')).fill(firstName)
      await builder.button(form('addNew')).click()
      await expect(page.getByText(text('common:form.empty-field'))).toBeVisible()
      await builder.field(form('lastName')).fill('Berg')
      await builder.button(form('addNew')).click()
      await expect(field).toHaveValue('')
    }
    await expect(submit(3)).toBeDisabled()
    await expect(page.getByText(form('fitLater', { name: 'Gil Berg' }))).toBeVisible()
    await expect(page.getByText(form('fullPrice'), { exact: true })).toHaveCount(3)
    await page.getByRole('radio', { name: /^15/ }).check()
    await builder.button(form('addNote')).click()
    await builder.field(form('noteLabel')).fill('Start with one a day.')
    await builder.button(form('saveNote')).click()
    watch.expectFailure(/\/protocols\/assign/)
    await submit(3).click()
    await expect(page.getByRole('region', { name: form('failedTitle') }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('button', { name: form('remove', { name: 'Ada Berg' }) })).toBeVisible()
    await expect(page.getByRole('button', { name: form('remove', { name: 'Gil Berg' }) })).toHaveCount(0)
    await page.getByRole('button', { name: form('remove', { name: 'Ada Berg' }) }).click()
    await expect(page.getByRole('region', { name: form('earlier') }).getByRole('listitem')).toHaveCount(0)

    // The client follows the mail, chooses a password, and buys all of it.
    const token = await mailed(page, guest, /\/reset-password\/([\w-]+)/)
    const context = await browser.newContext()
    const client = await context.newPage()
    await client.goto(`/en/reset-password/${token}`)
    const entry = new SignInPage(client)
    await entry.newPassword.fill(PASSWORD)
    await entry.newPasswordAgain.fill(PASSWORD)
    await entry.button('account:signIn.reset.submit').click()
    await client.waitForURL(/\/en\/account\/client/)
    await client.goto('/en/account/client/protocols')
    await client.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(client.getByText('Start with one a day.').filter({ visible: true })).toHaveCount(1)
    await client
      .getByRole('main')
      .getByRole('button', { name: text('clients:mine.one.addAll'), exact: true })
      .click()
    await client
      .getByRole('main')
      .getByRole('link', { name: text('clients:mine.one.toCart'), exact: true })
      .click()
    const cart = async () => {
      const headers = { authorization: `Bearer ${await client.evaluate(() => localStorage.getItem('access_token'))}` }
      return (await (await client.request.get('/api/v2/storefront/cart', { headers })).json()) as Cart
    }
    await expect.poll(async () => (await cart()).total_items).toBe(3)
    expect((await cart()).discount_rate).toBe(15)
    await expect(client.getByText(text('shopping:cart.discount', { percent: '15%' }))).toBeVisible()
    await context.close()
  },
)

const CLIENTS = '/api/v2/account/practitioners/clients'

/** The share form of a protocol of the test's own, open in the builder. */
async function shareFormOf(page: Page, email: string) {
  const { name } = await protocolOf(page, email, 1)
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await builder.button(text('builder:share')).click()
  return { builder, field: page.getByRole('combobox', { name: form('recipients'), exact: true }) }
}

test('a share that cannot be sent names the recipients that keep it from that (accessibility.no-colour-alone)', async ({
  page,
}) => {
  const mine = await newCertified(page)
  const client = `client-${randomUUID()}@mail.example`
  await invite(page, { by: mine, email: client, first_name: 'Mara', last_name: 'Vos' })
  const { builder, field } = await shareFormOf(page, mine)
  await field.fill(`${client}; wrong@mail`)
  await field.press('Enter')
  await expect(page.locator('.vb-recipient-invalid')).not.toHaveCount(0)
  await builder.button(form('send', { count: 2, number: 2 })).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(form('emailsInvalid', { emails: 'wrong@mail' }))
  await expect(alert).toContainText('wrong@mail')
})

test('a pasted list of own clients is looked up before anybody is named, and who is chosen is said to be (share.address-is-looked-up, share.no-recipient-twice, forms.email-as-pasted)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/\/clients\?.*emails=/)
  const { builder, field } = await shareFormOf(page, 'certified@verbena.test')
  const headers = await headersOf(page, 'certified@verbena.test')
  const listed = await page.request.get(`${CLIENTS}?limit=12&language_code=en`, { headers })
  const clients = (await listed.json()) as readonly Client[]
  expect(clients).toHaveLength(12)

  await page.route(/\/clients\?.*emails=/, (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }), {
    times: 1,
  })
  await field.fill(clients.map((one) => `${one.first_name} ${one.last_name} <${one.email.toUpperCase()}>`).join('; '))
  await expect(page.getByText(form('enterAdds'))).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: form('lookUpFailed') })).toBeVisible()
  await builder.button(text('common:retry')).click()
  await expect(field).toHaveValue('')
  for (const { first_name, last_name } of clients)
    await expect(
      page.getByRole('button', { name: form('remove', { name: `${first_name} ${last_name}` }), exact: true }),
    ).toBeVisible()
  await expect(builder.field(form('firstName'))).toHaveCount(0)
  await expect(page.locator('.vb-recipient-invalid')).toHaveCount(0)

  const [first] = clients
  await field.fill(first?.email ?? '')
  await expect(page.getByText(form('chosenAlready'))).toBeVisible()
  await field.fill(`${first?.first_name} ${first?.last_name}`)
  await expect(page.getByText(form('chosenAlready'))).toBeVisible()
  await expect(page.getByText(form('found', { count: 0, number: 0 }))).toHaveCount(0)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(new RegExp(form('chosenAlready')))
})

test('a client of another practitioner is promised no discount (share.discount-of-their-own-practitioner)', async ({
  page,
}) => {
  const email = await newClient(page)
  const last_name = `Birk ${randomUUID().slice(0, 6)}`
  const typed = { email, first_name: 'Ida', last_name, discount_rate: 10 }
  const practitioner = await newCertified(page)
  await invite(page, { by: practitioner, ...typed })
  await agree(page, email)
  // Whoever they said yes to last is theirs.
  await invite(page, { by: await newCertified(page), ...typed })
  await agree(page, email)

  const { builder, field } = await shareFormOf(page, practitioner)
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText(form('discountOfOther'), { exact: true })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: form('discount') })).toHaveCount(0)
  await builder.button(form('send', { count: 1, number: 1 })).click()
  await expect(page.getByText(`${email} · ${form('discountOfOther')}`)).toBeVisible()

  await page.goto(`/en/account/practitioner/clients?query=${email}`)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(text('clients:discount.ofOther'), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
})

test('of whoever was invited the share form says that fit, discount and commission wait for their yes (share.unlinked-is-asked)', async ({
  page,
}) => {
  const practitioner = await newCertified(page)
  const email = `client-${randomUUID()}@mail.example`
  await invite(page, { by: practitioner, email, first_name: 'Ida', last_name: 'Birk', discount_rate: 10 })
  const fits: string[] = []
  page.on('request', (request) => {
    if (/\/fit\//.test(request.url())) fits.push(request.url())
  })
  const { builder, field } = await shareFormOf(page, practitioner)
  await field.fill('Ida')
  await page.getByRole('option', { name: /Ida Birk/ }).click()
  const needs = page.getByRole('region', { name: form('needs'), exact: true })
  await expect(needs).toContainText(form('fitLater', { name: 'Ida Birk' }))
  await expect(page.getByRole('region', { name: form('discount'), exact: true })).toContainText(form('fullPrice'))
  await expect(page.getByRole('radio', { name: /^10/ })).toBeChecked()
  await builder.button(form('send', { count: 1, number: 1 })).click()
  await expect(page.getByText(`${email} · ${form('fullPrice')}`)).toBeVisible()
  expect(fits).toEqual([])
})

test('an approval that ends while the share form is open is said at the recipient (clients.refused-approval-rests)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/\/protocols\/assign/)
  const practitioner = await newCertified(page)
  const email = `client-${randomUUID()}@mail.example`
  await invite(page, { by: practitioner, email, first_name: 'Ida', last_name: 'Birk', discount_rate: 10 })
  const { builder, field } = await shareFormOf(page, practitioner)
  await field.fill('Ida')
  await page.getByRole('option', { name: /Ida Birk/ }).click()
  await refuse(page, practitioner)
  await builder.button(form('send', { count: 1, number: 1 })).click()
  await expect(page.getByRole('region', { name: form('failedTitle') })).toContainText(text('builder:notApproved'))
})
