import type { Page } from 'playwright/test'

import type { Client } from '#areas/clients/contract/clients.ts'
import type { Invitations } from '#areas/clients/contract/consent.ts'

import { ask, callsOf } from './support/consent.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PRACTITIONER = 'certified@verbena.test'
const NAME = 'Linnea Hart'
const CLIENTS = '/api/v2/account/practitioners/clients'
const PROTOCOLS = '/api/v2/account/practitioners/protocols'

/** A client who holds a protocol of the practitioner's, linked by their own yes. */
async function clientWithProtocol(page: Page) {
  const email = await newClient(page)
  await ask(page, PRACTITIONER, email, 10)
  const asClient = await callsOf(page, email)
  const [asked] = (await asClient('GET', '/api/v2/account/clients/invitations')) as Invitations
  await asClient('PUT', `/api/v2/account/clients/invitations/${asked?.id}`, { answer: 'yes' })
  const asPractitioner = await callsOf(page, PRACTITIONER)
  const { data } = (await asPractitioner('GET', `${PROTOCOLS}?page=1&limit=10`)) as {
    data: readonly { protocol_id: number; name: string }[]
  }
  const [protocol] = data
  await asPractitioner('POST', `${PROTOCOLS}/assign`, {
    id: protocol?.protocol_id,
    email,
    first_name: 'Zoë',
    last_name: 'Ünal',
    discount: 10,
    notes: '',
  })
  const [client] = (await asPractitioner('GET', `${CLIENTS}?emails=${encodeURIComponent(email)}`)) as Client[]
  return { email, protocol: protocol?.name ?? '', path: `/en/account/practitioner/clients/${client?.id}`, client }
}

const button = (page: Page, key: string, values = {}) =>
  page.getByRole('main').getByRole('button', { name: text(key, values), exact: true })

test(
  'a practitioner puts a protocol into the cart of a client, who reads why and takes it out again, and no longer allows it (filling.happens-once, filling.client-reads-it, filling.taking-out-leaves-the-rest, filling.client-allows-it)',
  { tag: '@core' },
  async ({ page }) => {
    const { email, protocol, path, client } = await clientWithProtocol(page)
    const name = client?.first_name ?? ''
    await signIn(page, PRACTITIONER)
    await page.goto(path)
    await button(page, 'clients:client.cart.putNamed', { name, protocol }).click()
    const message = page.getByLabel(text('clients:client.cart.message', { name }), { exact: true })
    await expect(message).toBeFocused()
    await message.fill('Start with one capsule.')
    await button(page, 'clients:client.cart.send').click()
    await expect(page.getByText(text('clients:client.cart.doneMailed', { name, protocol }))).toBeVisible()
    await expect(
      page.getByRole('list', { name: text('clients:client.cart.in') }).getByRole('listitem'),
    ).not.toHaveCount(0)

    await signIn(page, email)
    await page.goto('/en/cart')
    const note = page.getByRole('region', { name: text('shopping:cart.filling.label'), exact: true })
    await expect(note).toContainText(text('shopping:cart.filling.by', { name: NAME, protocol }))
    await expect(note).toContainText('Start with one capsule.')
    await button(page, 'shopping:cart.filling.takeNamed', { protocol }).click()
    await expect(page.getByRole('main')).toContainText(text('shopping:cart.filling.taken'))
    await expect(page.getByRole('main')).toContainText(text('shopping:cart.emptyTitle'))
    await expect(note).toHaveCount(0)

    await page.goto('/en/account/client/profile')
    const box = page.getByRole('checkbox', {
      name: text('account:profile.linked.mayFill', { name: NAME }),
      exact: true,
    })
    await expect(box).toBeChecked()
    await box.click()
    await expect(
      page.getByRole('paragraph').filter({ hasText: text('account:profile.linked.fillsNot', { name: NAME }) }),
    ).toBeVisible()
    await expect(box).not.toBeChecked()

    await signIn(page, PRACTITIONER)
    await page.goto(path)
    await expect(page.getByText(text('clients:client.cart.notAllowed', { name }))).toBeVisible()
    await expect(button(page, 'clients:client.cart.putNamed', { name, protocol })).toHaveCount(0)
  },
)
