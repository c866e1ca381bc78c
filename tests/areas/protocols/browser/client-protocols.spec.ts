import type { Page } from 'playwright/test'

import type { Cart } from '#areas/cart/contract/cart.ts'

import { newClient, signIn } from '#tests/browser/support/people.ts'
import { type Line, shareWith } from './support/shared-protocols.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PROTOCOLS = '/en/account/client/protocols'
const PROTOCOL_CALL = /\/api\/v2\/account\/clients\/protocols\/\d+/
const NOTE = 'Begin with half of it.'
const FROM = 'Linnea Hart'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, key: string, values = {}) =>
  page.getByRole('main').getByRole('button', { name: text(key, values), exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const said = (page: Page, words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words })
/** Printed only. */
const paper = (page: Page) => page.locator('.vb-paper').first()

async function kept(page: Page): Promise<Cart> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token ?? ''}` }
  return (await (await page.request.get('/api/v2/storefront/cart', { headers })).json()) as Cart
}

test(
  'a client finds what was shared, opens it, and buys it at their discount (protocols.client-buys-at-the-discount, protocols.clients-see-theirs)',
  { tag: '@core' },
  async ({ page }) => {
    const email = await newClient(page)
    const wanted = { name: 'Calm evenings', count: 3, soldOut: true, discount: 10, note: NOTE } as const
    const { lines } = await shareWith(page, email, wanted)
    const [first, second, third, sold] = lines as readonly [Line, Line, Line, Line]
    await signIn(page, email)
    await page.goto('/en/account/client')
    await expect(page.getByText(text('clients:mine.home.waiting', { count: 1, number: 1 }))).toBeVisible()
    await link(page, text('clients:mine.home.all')).click()
    await expect(heading(page)).toBeFocused()
    const listed = page.getByRole('list', { name: text('clients:mine.list') }).getByRole('listitem')
    await expect(listed).toContainText(text('clients:mine.new'))
    await expect(listed).toContainText(text('clients:mine.products', { count: 4, number: 4 }))
    await link(page, 'Calm evenings').click()
    await expect(heading(page)).toHaveText('Calm evenings')
    await expect(page.getByRole('region', { name: text('clients:mine.one.note', { name: FROM }) })).toContainText(NOTE)

    // One line in its quantity, and then all: what is sold out is left, and named.
    await button(page, 'clients:mine.one.addName', { name: second.name }).click()
    await expect(
      said(page, text('clients:mine.one.addedLine', { number: second.quantity, name: second.name })),
    ).toBeVisible()
    await expect.poll(async () => (await kept(page)).total_items).toBe(second.quantity)
    await expect(button(page, 'clients:mine.one.addName', { name: sold.name })).toHaveCount(0)
    await button(page, 'clients:mine.one.addAll').click()
    await expect(said(page, text('clients:mine.one.added', { count: 3, number: 3 }))).toContainText(
      text('clients:mine.one.left', { names: sold.name }),
    )
    await link(page, text('clients:mine.one.toCart')).click()
    await expect(page).toHaveURL('/en/cart')
    const items = first.quantity + 2 * second.quantity + third.quantity
    await expect.poll(async () => (await kept(page)).total_items).toBe(items)
    expect((await kept(page)).discount_rate).toBe(10)
    await expect(page.getByText(text('shopping:cart.discount', { percent: '10%' }))).toBeVisible()

    // On the way back it is no longer new.
    await page.goBack()
    await page
      .getByRole('navigation', { name: text('account:area.trail') })
      .getByRole('link')
      .last()
      .click()
    await expect(listed).toHaveCount(1)
    await expect(listed).not.toContainText(text('clients:mine.new'))
  },
)

test(
  'a protocol that can not be removed stays and says so, and goes at the next try (protocols.client-delete-failure)',
  { tag: '@long' },
  async ({ page, watch }) => {
    const email = await newClient(page)
    const { protocolId } = await shareWith(page, email, { name: 'Steady energy', count: 1, discount: 0 })
    await signIn(page, email)
    await page.goto(`${PROTOCOLS}/${protocolId}`)
    await button(page, 'clients:mine.remove.button').click()
    await expect(button(page, 'clients:mine.remove.confirm')).toBeFocused()
    await button(page, 'clients:mine.remove.keep').click()
    await expect(page.getByText(text('clients:mine.remove.ask'))).toHaveCount(0)

    watch.expectFailure(PROTOCOL_CALL)
    await page.route(
      PROTOCOL_CALL,
      (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 503, json: { message: 'Busy, come again' } })
          : route.fallback(),
      { times: 1 },
    )
    await button(page, 'clients:mine.remove.button').click()
    await button(page, 'clients:mine.remove.confirm').click()
    await expect(page.getByRole('alert')).toContainText(text('clients:mine.remove.deletedError'))
    await expect(page.getByRole('alert')).toContainText('Busy, come again')
    await expect(heading(page)).toHaveText('Steady energy')

    await button(page, 'clients:mine.remove.button').click()
    await button(page, 'clients:mine.remove.confirm').click()
    await expect(page).toHaveURL(PROTOCOLS)
    await expect(page.getByText(text('common:protocols.removed', { name: 'Steady energy' }))).toBeVisible()
    await expect(page.getByRole('heading', { name: text('clients:mine.emptyTitle') })).toBeVisible()

    await page.goto(`${PROTOCOLS}/${protocolId}`)
    await expect(heading(page)).toHaveText(text('clients:mine.one.missingTitle'))
    await link(page, text('clients:mine.one.toList')).click()
    await expect(page).toHaveURL(PROTOCOLS)
  },
)

test('ten products print on one A4 page, with whom to ask, and with prices only where they are asked for (protocols.print-fits-one-page, protocols.print-says-whom-to-ask)', async ({
  page,
}) => {
  const email = await newClient(page)
  const { protocolId, lines } = await shareWith(page, email, {
    name: 'Iron after birth',
    count: 10,
    discount: 10,
    note: NOTE,
    take: 'One with breakfast and one in the evening, with a large glass of water, for six weeks; then a pause of two.',
  })
  await signIn(page, email)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(`${PROTOCOLS}/${protocolId}`)
  await button(page, 'clients:mine.one.print').click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await expect(paper(page)).toBeHidden()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(paper(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  for (const words of ['Linden Practice', 'Iron after birth', 'Zoë Ünal', ...lines.map(({ name }) => name)])
    await expect(paper(page)).toContainText(words)
  for (const words of [
    NOTE,
    'For the first six weeks.',
    text('clients:mine.print.questions', { contact: `${FROM} · certified@verbena.test` }),
    text('clients:mine.print.caution'),
    text('common:footer.note'),
  ])
    await expect(paper(page)).toContainText(words)
  await expect(paper(page)).not.toContainText('€')
  expect(await pages(page)).toBe(1)
  expect(await pages(page, 'A6')).toBeGreaterThan(1)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', { name: text('clients:mine.one.withPrices') }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(paper(page)).toContainText(text('clients:mine.print.discount', { percent: '10%' }))
  expect(await pages(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })

  // Other pages print as they are.
  await page
    .getByRole('navigation', { name: text('account:area.trail') })
    .getByRole('link')
    .last()
    .click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('list', { name: text('clients:mine.list') })).toBeVisible()
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
})

/** On how many sheets of paper a page prints. */
async function pages(page: Page, format: 'A4' | 'A6' = 'A4'): Promise<number> {
  const printed = (await page.pdf({ format })).toString('latin1')
  return printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
