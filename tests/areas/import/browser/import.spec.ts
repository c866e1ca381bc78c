import type { Page } from 'playwright/test'

import { signIn } from '#tests/browser/support/people.ts'
import { expect, test as usual, workersShop } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

/** Its product would stand first in lists of other tests, and is like no other. */
const test = usual.extend<object, { shop: string }>({ shop: workersShop() })

const PATH = '/en/account/admin/import'

const LINES = [
  JSON.stringify({
    external_id: 'browser-1',
    brand: 'Harebell',
    name: 'Harebell selenium tincture',
    variants: [{ sku: 'hb-1', net_contents: '30 ml', price_eur: 12.5, price_gbp: 11, stock: 9 }],
  }),
  '{"external_id": "browser-2",',
]

const choose = async (page: Page, lines: readonly string[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text('import:file.choose') }).click()
  await (
    await chooser
  ).setFiles({ name: 'harebell.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines.join('\n')) })
}

/** The import of another test may be the newest. */
const openForFile = async (page: Page): Promise<void> => {
  await page.goto(PATH)
  const another = page.getByRole('button', { name: text('import:another') })
  await another.or(page.getByRole('button', { name: text('import:file.choose') })).waitFor()
  if (await another.isVisible()) await another.click()
}

const heading = (page: Page, key: string) => page.getByRole('heading', { name: text(key), exact: true })

test('an admin sends a catalogue, sees what it would change, imports it after a reload and finds its product (admin.imports-a-catalogue, admin.import-is-checked-first, admin.import-survives-a-reload)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await openForFile(page)
  await choose(page, LINES)
  await expect(heading(page, 'import:checked.heading')).toBeVisible({ timeout: 60_000 })
  const findings = page.getByRole('table', { name: text('import:findings.heading') })
  await expect(findings).toContainText('The line isn’t JSON.')
  await page.goto('/en/search-results?query=harebell')
  await expect(page.getByRole('link', { name: /Harebell selenium/ })).toHaveCount(0)

  await page.goto(PATH)
  await expect(heading(page, 'import:checked.heading')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text('import:findings.save') }).click()
  expect((await download).suggestedFilename()).toBe('import.csv')

  await page.getByRole('button', { name: text('import:checked.start') }).click()
  await expect(heading(page, 'import:running.heading').or(heading(page, 'import:done.heading'))).toBeVisible()
  await page.reload()
  await expect(heading(page, 'import:done.heading')).toBeVisible({ timeout: 60_000 })
  await expect(async () => {
    await page.goto('/en/search-results?query=harebell')
    await expect(page.getByRole('link', { name: /Harebell selenium/ }).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
})

const SALVE = (price: number, more: readonly object[] = []) => [
  JSON.stringify({
    external_id: 'browser-3',
    brand: 'Harebell',
    name: 'Harebell zinc salve',
    variants: [{ sku: 'hb-3', net_contents: '30 ml', price_eur: price, price_gbp: 11, stock: 9 }],
  }),
  ...more.map((one) => JSON.stringify(one)),
]
const BALM = {
  external_id: 'browser-4',
  brand: 'Harebell',
  name: 'Harebell iron balm',
  variants: [{ sku: 'hb-4', net_contents: '30 ml', price_eur: 8, price_gbp: 7, stock: 9 }],
}

const press = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true }).click()

const send = async (page: Page, lines: readonly string[]): Promise<void> => {
  await openForFile(page)
  await choose(page, lines)
  await expect(heading(page, 'import:checked.heading')).toBeVisible({ timeout: 60_000 })
}

const take = async (page: Page): Promise<void> => {
  await press(page, 'import:checked.start')
  await expect(heading(page, 'import:done.heading')).toBeVisible({ timeout: 60_000 })
}

test('an admin sees what a file would make and which prices it changes, takes off sale what it no longer names, and undoes it all (admin.import-is-looked-at, admin.import-offers-what-is-absent, admin.import-is-undone)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await send(page, SALVE(12.5, [BALM]))
  const looks = page.getByRole('list', { name: text('import:look.heading') })
  await expect(looks.getByRole('listitem')).toHaveCount(2)
  await expect(looks).toContainText('Harebell zinc salve')
  await expect(looks).toContainText('12,50')
  await take(page)

  await send(page, SALVE(14))
  const changes = page.getByRole('table', { name: text('import:changes.heading') })
  await expect(changes.getByRole('row', { name: /Harebell zinc salve, 30 ml/ })).toContainText('14,00')
  await expect(changes).toContainText('12,50')
  await take(page)

  await expect(heading(page, 'import:absent.heading')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Harebell iron balm' })).toBeVisible()
  await press(page, 'import:absent.withdraw')
  await expect(page.getByText(text('import:absent.done'))).toBeVisible()

  await press(page, 'import:undo.weigh')
  await expect(heading(page, 'import:undo.heading')).toBeVisible()
  await press(page, 'import:undo.leave')
  await expect(heading(page, 'import:done.heading')).toBeVisible()
  await press(page, 'import:undo.weigh')
  await press(page, 'import:undo.confirm')
  await expect(heading(page, 'import:undone.heading')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'import:undone.heading')).toBeVisible()
  await expect(async () => {
    await page.goto('/en/search-results?query=harebell')
    await expect(page.getByRole('link', { name: /Harebell iron balm/ }).first()).toBeVisible({ timeout: 3000 })
    await expect(page.getByRole('main')).toContainText('12,50', { timeout: 3000 })
  }).toPass()
})

test('an admin names the columns of a table of an unknown shop, and imports it (admin.import-asks-about-columns)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await openForFile(page)
  await choose(page, ['Titel;VK;UVP;Merkmal', 'Harebell root;9,90;12,90;30 ml', 'Harebell leaf;8,90;11,90;50 ml'])
  await expect(heading(page, 'import:columns.heading')).toBeVisible({ timeout: 60_000 })
  const column = (name: string) => page.getByRole('combobox', { name, exact: true })
  const check = page.getByRole('button', { name: text('import:columns.read') })
  await expect(column('VK')).toHaveValue('price')
  await expect(page.getByText('9,90 · 8,90')).toBeVisible()

  await column('VK').selectOption('')
  await expect(check).toHaveAttribute('aria-disabled', 'true')
  await column('VK').selectOption({ label: text('import:field.price') })
  await column('Merkmal').selectOption({ label: text('import:field.contents') })
  await check.click()
  await expect(heading(page, 'import:checked.heading')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: text('import:checked.start') }).click()
  await expect(heading(page, 'import:done.heading')).toBeVisible({ timeout: 60_000 })
})
