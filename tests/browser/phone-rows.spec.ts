import type { Locator, Page } from 'playwright/test'

import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

const RULE = '(accessibility.phone-rows-have-two-lines)'

/** Height of a row, and how many lines of text it has by the tops of their boxes. */
const shapeOf = (row: Locator) =>
  row.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { height } = element.getBoundingClientRect()
    const middles = [...range.getClientRects()]
      .filter((rect) => rect.width > 1 && rect.height < 40)
      .map(({ top, bottom }) => (top + bottom) / 2)
      .toSorted((one, other) => one - other)
    const lines = middles.filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > 6).length
    return { height, lines }
  })

/** The ends of the amounts' texts. */
const endsOf = (amounts: Locator) =>
  amounts.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return Math.round(range.getBoundingClientRect().right)
    }),
  )

/** The table of a page, by the key of its name. */
async function open(page: Page, email: string, path: string, label: string): Promise<Locator> {
  await signIn(page, email)
  await page.goto(`/en${path}`)
  const table = page.getByRole('main').getByRole('table', { name: text(label), exact: true })
  await expect(table).toBeVisible()
  return table
}

const rowsOf = (table: Locator) => table.getByRole('row').filter({ has: table.page().getByRole('rowheader') })

/** Presses a row where it has neither text nor link. */
async function pressBetween(row: Locator): Promise<void> {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = (await row.boundingBox()) ?? { width: 0, height: 0 }
  await row.click({ position: { x: box.width / 2, y: box.height / 2 - 2 } })
}

for (const [what, email, path, label, opened] of [
  ['own orders', 'client@verbena.test', '/account/client/orders', 'orders:own.title', /\/orders\/\d+$/],
  ['clients', 'certified@verbena.test', '/account/practitioner/clients', 'clients:list.table', /\/clients\/\d+$/],
  [
    'commission',
    'certified@verbena.test',
    '/account/practitioner/commission',
    'commission:lines.title',
    /\/orders\/\d+$/,
  ],
  ['returns', 'admin@verbena.test', '/account/admin/returns', 'returns:all.title', /\/returns\/\d+$/],
] as const)
  test(`on a phone each row of ${what} has two lines and is one target ${RULE}`, async ({ page }) => {
    const table = await open(page, email, path, label)
    const first = rowsOf(table).first()
    const { height, lines } = await shapeOf(first)
    expect(lines).toBe(2)
    expect(height).toBeGreaterThanOrEqual(44)
    const ends = await endsOf(table.locator('td.vb-line-amount'))
    expect(new Set(ends).size).toBe(1)
    await pressBetween(first)
    await expect(page).toHaveURL(opened)
    await page.goBack()
    await expect(table).toBeVisible()
  })

test(`on a phone orders are still a table to readers ${RULE}`, async ({ page }) => {
  const table = await open(page, 'client@verbena.test', '/account/client/orders', 'orders:own.title')
  const first = rowsOf(table).first()
  await expect(table.getByRole('columnheader')).toHaveText(
    ['number', 'placed', 'status', 'total'].map((column) => text(`orders:column.${column}`)),
  )
  await expect(first.getByRole('cell')).toHaveCount(3)
  await first.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/client\/orders\/\d+$/)
})

test(`on a phone an order of the shop is chosen by its box and opened by the rest of its row ${RULE}`, async ({
  page,
}) => {
  const row = rowsOf(await open(page, 'admin@verbena.test', '/account/admin/orders', 'orders:title')).first()
  const box = row.getByRole('checkbox')
  await box.check()
  await expect(box).toBeChecked()
  await expect(page).toHaveURL(/\/account\/admin\/orders$/)
  expect((await row.locator('label').boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await pressBetween(row)
  await expect(page).toHaveURL(/\/account\/admin\/orders\/\d+$/)
})

test(`on a phone a client of an order is a link of its own ${RULE}`, async ({ page }) => {
  const table = await open(page, 'certified@verbena.test', '/account/practitioner/orders', 'orders:clients.title')
  await rowsOf(table).first().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/account\/practitioner\/clients\/\d+$/)
  await page.goBack()
  await expect(table).toBeVisible()
})
