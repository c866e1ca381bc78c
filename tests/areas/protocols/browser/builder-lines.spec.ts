import type { Page } from 'playwright/test'

import { NOTE_MAX } from '#contract/constants.ts'

import { BuilderPart } from './pages/builder.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { openProtocol, protocolOf } from './support/own-protocol.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const CALLS = /\/api\//
/** Of one protocol and its lines. */
const PROTOCOL = /\/practitioners\/protocols\/\d+/

const withProtocol = (page: Page, count: number) => protocolOf(page, 'practitioner@verbena.test', count)

test(
  'changes made without a connection show at once, stay stored, and reach the server in order (lines.changes-wait-offline)',
  { tag: '@core' },
  async ({ page, watch }) => {
    watch.mayFail(CALLS)
    const { name, products, kept } = await withProtocol(page, 2)
    const [first = '', second = ''] = products
    const builder = await openProtocol(page, name)
    await expect(builder.lines(name)).toHaveCount(2)
    await settle(page)

    await page.context().setOffline(true)
    const line = (product: string) => builder.lines(name).filter({ hasText: product })
    await line(first)
      .getByRole('button', { name: new RegExp(`^${text('builder:active.more', { name: '' })}`) })
      .click()
    await line(second)
      .getByRole('button', { name: new RegExp(`^${text('builder:active.remove', { name: '' })}`) })
      .last()
      .click()
    await expect(builder.lines(name)).toHaveCount(1)
    await expect(page.getByText(text('builder:active.offline'))).toBeVisible()
    expect(
      (await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('protocol-lines-queue'))))
        .length,
    ).toBe(1)

    await page.context().setOffline(false)
    await expect(page.getByText(text('builder:active.offline'))).toBeHidden()
    await expect
      .poll(async () => (await kept()).products.map((one) => [one.name, one.item_count]))
      .toEqual([[first, 2]])
  },
)

test('a reload while the shop fails keeps all lines and the total in sight, with what waits on top (kept-list.known-survives-a-reload)', async ({
  page,
  watch,
}) => {
  watch.mayFail(CALLS)
  const { name, products } = await withProtocol(page, 2)
  const builder = await openProtocol(page, name)
  await expect(builder.lines(name)).toHaveCount(2)
  await settle(page)
  const total = builder.panel.getByText(text('builder:active.total'), { exact: true }).locator('..')
  const before = await total.textContent()

  await page.route(PROTOCOL, (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await expect(builder.lines(name)).toHaveCount(2)
  await expect(builder.panel.getByRole('alert')).toContainText(text('builder:active.failed'))
  await expect(total).toHaveText(before ?? '')

  const more = builder
    .lines(name)
    .first()
    .getByRole('button', {
      name: new RegExp(`^${text('builder:active.more', { name: '' })}`),
    })
  await more.click()
  const raised = builder.lines(name).first().getByRole('textbox').and(page.locator('input'))
  await expect(raised).toHaveValue('2')
  await page.reload()
  await expect(builder.lines(name)).toHaveCount(2)
  await expect(raised).toHaveValue('2')
  for (const product of products) await expect(builder.lines(name).filter({ hasText: product })).toHaveCount(1)
})

test('two tabs that change one protocol end equal (lines.changes-wait-offline)', async ({ page }) => {
  const { name, products, kept } = await withProtocol(page, 2)
  const [first = '', second = ''] = products
  const builder = await openProtocol(page, name)
  const other = await page.context().newPage()
  await other.goto('/en/products')
  const there = new BuilderPart(other)
  await expect(there.lines(name)).toHaveCount(2)
  const more = (part: BuilderPart, product: string) =>
    part
      .lines(name)
      .filter({ hasText: product })
      .getByRole('button', { name: new RegExp(`^${text('builder:active.more', { name: '' })}`) })
  // One mouse for each page: presses of one page follow one another.
  await Promise.all([
    more(builder, first).click(),
    more(there, second)
      .click()
      .then(() => more(there, first).click()),
  ])
  await expect.poll(async () => (await kept()).products.every(({ item_count }) => item_count >= 2)).toBe(true)
  const shown = async (part: BuilderPart) =>
    await part
      .lines(name)
      .getByRole('textbox', { name: /^Quantity/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const stored = async () => (await kept()).products.map(({ item_count }) => `${item_count}`)
  await expect.poll(async () => JSON.stringify(await shown(builder)) === JSON.stringify(await stored())).toBe(true)
  await expect.poll(async () => JSON.stringify(await shown(there)) === JSON.stringify(await stored())).toBe(true)
  await other.close()
})

test(
  'a protocol that is created with an expired token says that the session has expired (builder.expired-token-on-create)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.mayFail(CALLS)
    await signIn(page, 'practitioner@verbena.test')
    const builder = new BuilderPart(page)
    await page.goto('/en/products')
    await builder.opener.click()
    await builder.button(text('builder:list.new')).click()
    await builder.field(text('builder:field.name')).fill('Rest')
    await builder.field(text('builder:field.description')).fill('At night.')
    await page.route(/\/protocols\/create/, (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: JSON.stringify({ message: 'Expired' }) }),
    )
    await builder.button(text('builder:create.submit')).click()
    await expect(page.getByRole('status').filter({ hasText: text('common:session.expired') })).toBeVisible()
    await expect(builder.panel).toHaveCount(0)
  },
)

test(
  'a change of name that the server refuses shows why, and what was typed stays (builder.update-failure-says-why)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.mayFail(CALLS)
    const { name } = await withProtocol(page, 1)
    const builder = await openProtocol(page, name)
    await builder.more(name)
    await builder.item(text('builder:edit.button')).click()
    await builder.field(text('builder:field.name')).fill('Better rest')
    await page.route(/\/protocols\/update\//, (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Not on Sundays' }),
      }),
    )
    await builder.button(text('builder:edit.submit')).click()
    await expect(builder.panel.getByText('Not on Sundays')).toBeVisible()
    await expect(builder.field(text('builder:field.name'))).toHaveValue('Better rest')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await builder.button(text('builder:edit.submit')).click()
    await expect(builder.heading('Better rest')).toBeVisible()
  },
)

test('a note that is too long says so, stays as it was typed, and is saved once it is shorter (lines.note-saves-on-blur-or-enter)', async ({
  page,
}) => {
  const { name, products, kept } = await withProtocol(page, 1)
  const [first = ''] = products
  await openProtocol(page, name)
  const field = page.getByRole('textbox', { name: new RegExp(`^${text('builder:active.note', { name: first })}`) })
  const long = 'x'.repeat(NOTE_MAX + 1)
  await field.fill(long)
  await field.press('Enter')
  const error = text('common:form.too-long', { length: '2,001', max: '2,000' })
  await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible()
  await expect(field).toHaveValue(long)
  await field.fill('x'.repeat(NOTE_MAX))
  await field.press('Enter')
  await expect.poll(async () => (await kept()).products[0]?.notes.length).toBe(NOTE_MAX)
})
