import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'

import type { Client } from '#areas/clients/contract/clients.ts'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { ClientsPart } from './pages/clients.ts'
import { Frame } from '#tests/browser/pages/frame.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { agree, invite as asks, newCertified, newClient, refuse, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PRACTITIONER = 'certified@verbena.test'
const LIST_CALL = /\/api\/v2\/account\/practitioners\/clients\?/
const ONE_CALL = /\/api\/v2\/account\/practitioners\/clients\/\d+/
const REFUSED = { status: 503, json: { message: 'Busy, come again' } }

const samples = (first: number, count: number): readonly Client[] =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    first_name: 'Zoë',
    last_name: `Linden ${first + at}`,
    email: `zoe${first + at}@mail.example`,
    discount_rate: 10,
    status: 'active',
    shared_protocols: 0,
    unopened_protocols: 0,
    last_opened_at: null,
    last_ordered_at: null,
  }))

/** Invites a client of the test's own, and answers their email. */
async function invite(page: Page, fields: { readonly email?: string; readonly last_name: string }): Promise<string> {
  const { email = `client-${randomUUID()}@mail.example`, last_name } = fields
  const clients = new ClientsPart(page)
  await page.goto(ClientsPart.invitation)
  await clients.field('clients:invite.email').fill(email)
  await clients.field('clients:invite.first_name').fill('Zoë')
  await clients.field('clients:invite.last_name').fill(last_name)
  await clients.choice('15%').check()
  await clients.field('clients:invite.notes').fill('Sleeps badly\nPrefers drops')
  await clients.button('clients:invite.send').click()
  return email
}

test.beforeEach(({ page }) => signIn(page, PRACTITIONER))

test(
  'a practitioner finds a client while typing; the address keeps what was typed (clients.list-with-search)',
  { tag: '@core' },
  async ({ page }) => {
    const clients = new ClientsPart(page)
    await page.goto(ClientsPart.home)
    await page.getByRole('link', { name: text('common:menu.clients'), exact: true }).click()
    await expect(clients.rows.filter({ hasText: 'client2@verbena.test' })).toHaveCount(1)

    // Two letters find nothing yet.
    await clients.search.fill('ma')
    await expect(page).toHaveURL(/\?query=ma$/)
    await expect(page.getByText(text('clients:list.short', { number: 3 }))).toBeVisible()
    await expect(clients.rows.filter({ hasText: 'client2@verbena.test' })).toHaveCount(1)
    await clients.search.fill('mara')
    await expect(page).toHaveURL(/\?query=mara$/)
    await expect(clients.rows.filter({ hasText: 'client2@verbena.test' })).toHaveCount(0)
    await expect(clients.rows.filter({ hasText: 'client@verbena.test' })).toHaveCount(1)

    await clients.link('Mara Vos').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Vos')
    await page.goBack()
    await expect(clients.search).toHaveValue('mara')
    await expect(clients.rows.filter({ hasText: 'client@verbena.test' })).toHaveCount(1)

    await clients.search.fill('nobody is called so')
    await expect(page.getByRole('heading', { name: text('clients:list.noneTitle') })).toBeVisible()
    await clients.button('clients:list.all').click()
    await expect(clients.area).toBeFocused()
    await expect(page).toHaveURL(ClientsPart.list)
    await expect(clients.search).toHaveValue('')
    await expect(clients.rows.filter({ hasText: 'client2@verbena.test' })).toHaveCount(1)
    await settle(page)
  },
)

test(
  'a list that cannot be had says why and is asked for again; more than 100 come page by page',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(LIST_CALL)
    const clients = new ClientsPart(page)
    await page.route(LIST_CALL, (route) => route.fulfill(REFUSED))
    await page.goto(ClientsPart.list)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Busy, come again')
    await page.unroute(LIST_CALL)
    await page.route(LIST_CALL, (route) => {
      const isSecond = new URL(route.request().url()).searchParams.get('page') === '2'
      return route.fulfill({ json: isSecond ? samples(100, 3) : samples(1, 100) })
    })
    await clients.button('common:retry').click()
    await expect(clients.rows).toHaveCount(100)
    await clients.button('clients:list.more').click()
    await expect(clients.rows).toHaveCount(102)
    await expect(clients.button('clients:list.more')).toHaveCount(0)
    await expect(clients.area).toBeFocused()
    await expect(page.getByText(text('clients:list.found', { count: 102, number: 102 }))).toBeVisible()
  },
)

test('a practitioner invites a client, who stands in the list as invited; their own email is refused at the field (clients.can-be-invited, clients.invited-becomes-active)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(LIST_CALL)
  const clients = new ClientsPart(page)
  await page.goto(ClientsPart.list)
  await clients.link(text('clients:invite.title')).click()
  await expect(page).toHaveURL(ClientsPart.invitation)
  await clients.button('clients:invite.send').click()
  await expect(clients.field('clients:invite.email')).toHaveAccessibleDescription(text('common:form.empty-field'))

  await invite(page, { email: PRACTITIONER, last_name: 'Myself' })
  await expect(clients.field('clients:invite.email')).toHaveAttribute('aria-invalid', 'true')
  await expect(clients.choice('15%')).toBeChecked()

  const last_name = `Ünal ${randomUUID().slice(0, 6)}`
  const email = await invite(page, { last_name })
  await expect(page).toHaveURL(ClientsPart.list)
  await expect(new Frame(page).messages).toContainText(text('clients:invite.sent', { email }))
  const row = clients.rows.filter({ hasText: email })
  await expect(row).toContainText(text('clients:status.invited'))
  await expect(row).toContainText('15%')
  expect(await (await page.request.get('/outbox')).text()).toContain(email)

  // The form is as new for the next one.
  await clients.link(text('clients:invite.title')).click()
  await expect(clients.field('clients:invite.email')).toHaveValue('')
})

/** A client of the practitioner's own, who has agreed at 15 percent; the number of their page. */
async function linked(page: Page, practitioner: string, last_name: string): Promise<{ id: number; email: string }> {
  const email = await newClient(page)
  const typed = { last_name, discount_rate: 15, notes: 'Sleeps badly\nPrefers drops' }
  const id = await asks(page, { by: practitioner, email, ...typed })
  await agree(page, email)
  return { id, email }
}

test("a client's page tells what is known, and another discount is saved at once; a refused one is put back (clients.page-of-one, clients.rate-can-be-changed)", async ({
  page,
  watch,
}) => {
  watch.expectFailure(ONE_CALL)
  const clients = new ClientsPart(page)
  const { email } = await linked(page, PRACTITIONER, `Ünal ${randomUUID().slice(0, 6)}`)
  await page.goto(`${ClientsPart.list}?query=${email}`)
  await clients.rows.first().getByRole('link').click()
  await expect(clients.card('clients:client.details')).toContainText(email)
  await expect(clients.card('clients:client.details')).toContainText(text('clients:status.active'))
  await expect(clients.card('clients:client.details')).toContainText('Prefers drops')
  await expect(page.getByText(text('clients:client.noProtocols', { name: 'Zoë' }))).toBeVisible()
  await expect(page.getByText(text('clients:client.noOrders', { name: 'Zoë' }))).toBeVisible()
  await expect(clients.choice('15%')).toBeChecked()
  await expect(clients.choice('15%')).toHaveAccessibleName(`15% ${text('clients:discount.earn', { percent: '5%' })}`)

  await clients.choice('20%').check()
  await expect(
    page
      .getByRole('main')
      .getByText(text('clients:client.saved', { discount: '20%' }), { exact: true })
      .first(),
  ).toBeVisible()
  await expect(clients.choice('20%')).toHaveAccessibleName(`20% ${text('clients:discount.earnNothing')}`)
  await page.reload()
  await expect(clients.choice('20%')).toBeChecked()

  await page.route(ONE_CALL, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(REFUSED) : route.fallback(),
  )
  await clients.choice('5%').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Busy, come again')
  await expect(clients.choice('20%')).toBeChecked()
})

test('the page of somebody who was invited says of each part that needs their yes that it does, and offers them another discount (clients.invited-becomes-active, clients.invited-looks-alike)', async ({
  page,
}) => {
  const clients = new ClientsPart(page)
  const last_name = `Ünal ${randomUUID().slice(0, 6)}`
  const email = await invite(page, { last_name })
  await clients.link(`Zoë ${last_name}`).click()
  const details = clients.card('clients:client.details')
  await expect(details).toContainText(text('clients:client.invited', { name: 'Zoë' }))
  await expect(details).toContainText(email)
  await expect(details).toContainText('Prefers drops')
  await expect(details).toContainText(/not answered yet/)
  await expect(details).toContainText(/You can ask again from/)
  await expect(clients.button('clients:client.askAgain')).toHaveCount(0)
  for (const part of ['orders', 'needs', 'commission'] as const)
    await expect(clients.card(`clients:client.later.${part}.heading`)).toContainText(
      text(`clients:client.later.${part}.text`, { name: 'Zoë' }),
    )
  await expect(page.getByText(text('clients:client.noOrders', { name: 'Zoë' }))).toHaveCount(0)
  await expect(page.getByRole('radiogroup', { name: text('clients:client.offer', { name: 'Zoë' }) })).toBeVisible()
  await settle(page)
  await checkAccessibility(page)

  await clients.choice('5%').check()
  await expect(
    page
      .getByRole('main')
      .getByText(text('clients:client.saved', { discount: '5%' }), { exact: true })
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(clients.choice('5%')).toBeChecked()
})

test('who was asked a month ago can be asked again, and a refusal is said (clients.asked-once-a-month)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(LIST_CALL)
  const clients = new ClientsPart(page)
  const practitioner = await newCertified(page)
  const id = await asks(page, { by: practitioner, email: `client-${randomUUID()}@mail.example` })
  await page.route(ONE_CALL, async (route) => {
    const response = await route.fetch()
    const detail = (await response.json()) as object
    await route.fulfill({ response, json: { ...detail, linked_at: '2026-01-01T10:00:00.000Z' } })
  })
  await signIn(page, practitioner)
  await page.goto(`${ClientsPart.list}/${id}`)
  await clients.button('clients:client.askAgain').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('clients:client.notAsked'))

  await page.unroute(ONE_CALL)
  await page.route(LIST_CALL, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: samples(id, 1)[0] }) : route.fallback(),
  )
  await clients.button('clients:client.askAgain').click()
  await expect(clients.button('clients:client.askAgain')).toHaveCount(0)
  await expect(clients.card('clients:client.details')).toContainText(/You can ask again from/)
})

test('who agrees gets a page under their own number, in place of the one of the invitation (clients.invited-becomes-active)', async ({
  page,
}) => {
  const clients = new ClientsPart(page)
  const practitioner = await newCertified(page)
  const email = await newClient(page)
  const id = await asks(page, { by: practitioner, email })
  await signIn(page, practitioner)
  await page.goto(ClientsPart.list)
  await clients.rows.first().getByRole('link').click()
  await expect(page).toHaveURL(`${ClientsPart.list}/${id}`)
  await expect(clients.card('clients:client.later.commission.heading')).toBeVisible()

  await agree(page, email)
  await page.reload()
  await expect(page.getByText(text('clients:client.noOrders', { name: 'Zoë' }))).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
  await expect(page).toHaveURL(/\/account\/practitioner\/clients\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(ClientsPart.list)
  await settle(page)
})

test('without an approval clients rest, and every page of theirs says why (clients.approval-gives-clients, clients.refused-approval-rests)', async ({
  page,
  watch,
}) => {
  watch.mayFail(ONE_CALL)
  watch.mayFail(/practitioners\/orders\/\d+/)
  const clients = new ClientsPart(page)
  await signIn(page, 'practitioner@verbena.test')
  await page.goto(ClientsPart.list)
  await expect(clients.card('clients:rest.heading')).toContainText(text('clients:rest.text'))
  await expect(clients.search).toHaveCount(0)
  await expect(clients.link(text('clients:invite.title'))).toHaveCount(0)
  await settle(page)
  await checkAccessibility(page)

  await page.goto(ClientsPart.invitation)
  await expect(clients.card('clients:rest.heading')).toBeVisible()
  await expect(clients.button('clients:invite.send')).toHaveCount(0)
  await page.goto(`${ClientsPart.list}/3`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('clients:rest.heading'))
  await page.goto(`${ClientsPart.home}/orders`)
  await expect(clients.card('orders:clients.restTitle')).toContainText(text('orders:clients.restText'))
  await page.goto(`${ClientsPart.home}/orders/3`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('orders:clients.restTitle'))
  await page.goto(ClientsPart.home)
  await expect(clients.card('clients:rest.heading')).toContainText(text('clients:rest.text'))
  await clients.card('clients:rest.heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/profile#practice$/)
})

test('an approval that ends while a page is open is said in place of a discount and an invitation (clients.refused-approval-rests)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(ONE_CALL)
  const clients = new ClientsPart(page)
  const practitioner = await newCertified(page)
  const { id } = await linked(page, practitioner, 'Ünal')
  await signIn(page, practitioner)
  await page.goto(`${ClientsPart.list}/${id}`)
  await expect(clients.choice('15%')).toBeChecked()
  const other = await page.context().newPage()
  await other.goto(ClientsPart.invitation)
  await expect(new ClientsPart(other).button('clients:invite.send')).toBeVisible()
  await refuse(page, practitioner)
  await clients.choice('5%').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('clients:rest.text'))
  await expect(clients.choice('15%')).toBeChecked()

  const form = new ClientsPart(other)
  await form.field('clients:invite.email').fill(`client-${randomUUID()}@mail.example`)
  await form.field('clients:invite.first_name').fill('Zoë')
  await form.field('clients:invite.last_name').fill('Ünal')
  await form.button('clients:invite.send').click()
  await expect(other.getByRole('main').getByRole('alert')).toContainText(text('clients:rest.text'))
  await other.close()
})

test('what was shared with a client leads to its protocol; a client who is none leads back to the list (builder.clients-protocols-area)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(ONE_CALL)
  const clients = new ClientsPart(page)
  // As her no test signs in, so that what she has not opened stays so.
  await page.goto(`${ClientsPart.list}?query=laurent`)
  await clients.link('Amélie Laurent').click()
  const shared = clients.card('clients:client.protocols')
  await expect(shared.getByRole('link', { name: 'Winter routine' })).toHaveAttribute(
    'href',
    /\/en\/account\/practitioner\/protocols\/\d+$/,
  )
  await expect(shared).toContainText(text('clients:client.unopened'))

  await page.goto(`${ClientsPart.list}/999999`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('clients:client.missingTitle'))
  await clients.link(text('clients:client.back')).click()
  await expect(page).toHaveURL(ClientsPart.list)
  await settle(page)
})

test('the page of a client shows what is shared with them beside it', async ({ page }) => {
  const clients = new ClientsPart(page)
  const builder = new BuilderPart(page)
  const email = await invite(page, { last_name: 'Beside' })
  await page.goto(`${ClientsPart.list}?query=${email}`)
  await clients.link('Zoë Beside').click()
  const shared = clients.card('clients:client.protocols')
  await expect(shared.getByRole('link', { name: 'Evening routine' })).toHaveCount(0)

  await builder.opener.click()
  await page.getByRole('searchbox', { name: text('builder:list.search') }).fill('Evening routine')
  await builder.button(text('builder:list.selectName', { name: 'Evening routine' })).click()
  await builder.button(text('builder:share')).click()
  const field = page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })
  await field.fill(email)
  await field.press('Enter')
  await builder.button(text('builder:shareForm.send', { count: 1, number: 1 })).click()
  await expect(shared.getByRole('link', { name: 'Evening routine' })).toBeVisible()
})

test("the practitioner's home leads to the latest protocols and to clients who have not opened theirs", async ({
  page,
}) => {
  const clients = new ClientsPart(page)
  await page.goto(ClientsPart.home)
  await expect(clients.card('clients:home.protocols.heading').getByRole('listitem')).toHaveCount(3)
  const waiting = clients.card('clients:home.clients.heading')
  await expect(waiting.getByRole('listitem')).toHaveCount(5)
  const name = await waiting.getByRole('listitem').first().getByRole('link').textContent()
  await waiting.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test(
  '320 px are enough for the clients, the invitation and the page of one, in languages with long words',
  { tag: '@long' },
  async ({ page }) => {
    // Tall: what the bar stands over until one scrolls is no target of the full size.
    await page.setViewportSize({ width: 320, height: 1600 })
    const clients = new ClientsPart(page)
    await page.goto(ClientsPart.list)
    const one = (await clients.link('Mara Vos').getAttribute('href')) ?? ''
    for (const path of [ClientsPart.home, ClientsPart.list, ClientsPart.invitation, one])
      for (const language of ['de', 'hu'] as const) {
        const address = path.replace('/en/', `/${language}/`)
        await page.goto(address)
        await settle(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
      }
  },
)
