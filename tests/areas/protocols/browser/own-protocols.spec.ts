import { randomUUID } from 'node:crypto'

import type { Locator, Page } from 'playwright/test'

import { BuilderPart } from './pages/builder.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { shareWith } from './support/shared-protocols.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const CERTIFIED = 'certified@verbena.test'
const WAITING = 'practitioner@verbena.test'
const PROTOCOLS = '/en/account/practitioner/protocols'
const PROTOCOL_CALL = /\/api\/v2\/account\/practitioners\/protocols\/\d+/
const FOLDERS = '/en/account/practitioner/folders'

const newName = () => `Calm ${randomUUID().slice(0, 8)}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const inMain = (page: Page, key: string, values = {}) =>
  page.getByRole('main').getByRole('button', { name: text(key, values), exact: true })
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: text('builder:list.label'), exact: true })
    .getByRole('listitem')
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true })
const item = (page: Page, key: string) => page.getByRole('menuitem', { name: text(key), exact: true })

async function more(page: Page, name: string, key: string): Promise<void> {
  await inMain(page, 'builder:more', { name }).click()
  await item(page, key).click()
}

/** The line of a list of facts that stands below the name of a page or a card. */
const products = (count: number) => text('builder:products', { count, number: count })

test('protocols are found, opened, shared before, printed, copied and deleted on pages of their own (share.mail-can-be-read)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(PROTOCOL_CALL)
  const email = await newClient(page)
  const name = newName()
  const { lines } = await shareWith(page, email, { name, count: 3, discount: 10, note: 'Begin slowly.' })
  await signIn(page, CERTIFIED)
  await page.goto(PROTOCOLS)
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(products(3))
  await expect(cards(page)).toContainText(text('builder:shared', { count: 1, number: 1 }))
  await link(cards(page), name).click()

  await expect(heading(page)).toHaveText(name)
  const listed = page.getByRole('list', { name: text('builder:pages.one.products'), exact: true }).getByRole('listitem')
  await expect(listed).toHaveCount(3)
  for (const [at, line] of lines.entries()) {
    await expect(listed.nth(at)).toContainText(line.name)
    await expect(listed.nth(at)).toContainText(text('builder:pages.one.quantity', { number: line.quantity }))
    await expect(listed.nth(at)).toContainText(line.notes)
  }
  const shares = page.getByRole('table', { name: text('builder:pages.shares.heading') })
  await expect(shares).toContainText('10%')
  await expect(shares).toContainText(text('builder:pages.shares.notYet'))
  await shares.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(name)
  await expect(dialog).not.toContainText('http')
  await dialog.getByRole('button', { name: text('builder:pages.mail.close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(shares.getByRole('button')).toBeFocused()

  // On paper stands the practice, and prices only where they are asked for.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.vb-paper').first()).toContainText('Linden Practice')
  await expect(page.locator('.vb-paper').first()).not.toContainText('€')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', { name: text('builder:pages.one.withPrices') }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.vb-paper').first()).toContainText('€')
  await page.emulateMedia({ media: 'screen' })

  await more(page, name, 'builder:duplicate')
  await expect(new BuilderPart(page).message('copied', { name })).toBeVisible()
  await more(page, name, 'builder:delete.button')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('builder:delete.button'), exact: true })
    .click()
  await expect(heading(page)).toHaveText(text('builder:pages.one.deletedTitle'))
  await new BuilderPart(page).undo('deleted', { name })
  await expect(heading(page)).toHaveText(name)

  await page.goto(`${PROTOCOLS}/999999`)
  await expect(heading(page)).toHaveText(text('builder:pages.one.missingTitle'))
  await link(page.getByRole('main'), text('builder:backToList')).click()
  await expect(page).toHaveURL(PROTOCOLS)
})

test('a protocol is worked on in the builder beside its page, which follows', { tag: '@long' }, async ({ page }) => {
  const name = newName()
  const { protocolId } = await shareWith(page, await newClient(page), { name, count: 2, discount: 0 })
  await signIn(page, CERTIFIED)
  await page.goto(`${PROTOCOLS}/${protocolId}`)
  await inMain(page, 'builder:pages.openName', { name }).click()
  const builder = new BuilderPart(page)
  await expect(builder.heading(name)).toBeVisible()
  await expect(builder.lines(name)).toHaveCount(2)
  await builder.panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('main').getByText(products(1))).toBeVisible()

  await more(page, name, 'builder:edit.title')
  await builder.field(text('builder:field.name')).fill(`${name} again`)
  await builder.button(text('builder:edit.submit')).click()
  await expect(heading(page)).toHaveText(`${name} again`)

  await page.goto(PROTOCOLS)
  await inMain(page, 'builder:list.new').click()
  const made = newName()
  await builder.field(text('builder:field.name')).fill(made)
  await builder.field(text('builder:field.description')).fill('An hour before bed.')
  await builder.button(text('builder:create.submit')).click()
  await expect(cards(page).first()).toContainText(made)
  await expect(cards(page).first()).toContainText(text('builder:list.active'))
})

test('a protocol is kept in a folder, opened from there and taken out (folders.hold-protocols)', async ({ page }) => {
  const name = newName()
  const folder = newName()
  await shareWith(page, await newClient(page), { name, count: 1, discount: 0 })
  await signIn(page, CERTIFIED)
  await page.goto(PROTOCOLS)
  await inMain(page, 'catalogue:heart.folderName', { name }).click()
  await item(page, 'shopping:folders.new').click()
  await page.getByRole('textbox', { name: text('shopping:folders.name') }).fill(folder)
  await inMain(page, 'shopping:folders.save').click()
  await expect(page.getByText(text('common:folders.put', { name, folder }))).toBeVisible()

  await page.goto(FOLDERS)
  const region = page.getByRole('region', { name: folder })
  await expect(link(region, name)).toBeVisible()
  await region.getByRole('button', { name: text('builder:pages.openName', { name }) }).click()
  const builder = new BuilderPart(page)
  await expect(builder.heading(name)).toBeVisible()
  await expect(builder.lines(name)).toHaveCount(1)
  await expect(builder.panel.getByText('For the first six weeks.')).toBeVisible()
  await region.getByRole('button', { name: text('shopping:folders.takeOutName', { name }) }).click()
  await expect(link(region, name)).toHaveCount(0)
})

test(
  'without an approved certificate a protocol can not be shared, and it is said why (share.needs-certificate)',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, WAITING)
    await page.goto(PROTOCOLS)
    const button = cards(page)
      .first()
      .getByRole('button', { name: new RegExp(`^${text('builder:share')}: `) })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(text('builder:notApproved'))
    await expect(page.getByRole('main').getByText(text('builder:notApproved'))).toBeVisible()
  },
)

test('the builder shows all of a protocol, finds and orders them, and has views to edit, share and delete one (builder.active-view-parts)', async ({
  page,
}) => {
  const name = newName()
  const { lines, protocolId } = await shareWith(page, await newClient(page), { name, count: 2, discount: 0 })
  const other = await shareWith(page, await newClient(page), { name: `Zz ${name}`, count: 1, discount: 0 })
  await signIn(page, CERTIFIED)
  await page.goto(`${PROTOCOLS}/${protocolId}`)
  await inMain(page, 'builder:pages.openName', { name }).click()
  const builder = new BuilderPart(page)
  const { panel } = builder
  const rows = panel.getByRole('list', { name: text('builder:list.label') }).getByRole('listitem')
  await expect(panel.getByText('For the first six weeks.')).toBeVisible()
  for (const [at, line] of lines.entries()) {
    const shown = builder.lines(name).nth(at)
    await expect(shown.getByRole('link', { name: line.name })).toBeVisible()
    await expect(shown.getByRole('group').getByRole('textbox')).toHaveValue(String(line.quantity))
    await expect(
      shown.getByRole('textbox', { name: new RegExp(`^${text('builder:active.note', { name: line.name })}`) }),
    ).toHaveValue(line.notes)
  }
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  await expect(panel.getByText(total.toFixed(2).replace('.', ','))).toBeVisible()

  await panel.getByRole('button', { name: text('builder:more', { name }) }).click()
  await item(page, 'builder:edit.button').click()
  await expect(builder.heading(text('builder:edit.title'))).toBeVisible()
  await panel.getByRole('button', { name: text('builder:backToProtocol'), exact: true }).click()
  await panel.getByRole('button', { name: text('builder:share'), exact: true }).click()
  await expect(builder.heading(text('builder:shareForm.title', { name }))).toBeVisible()
  await panel.getByRole('button', { name: text('builder:backToProtocol'), exact: true }).click()
  await panel.getByRole('button', { name: text('builder:more', { name }) }).click()
  await item(page, 'builder:delete.button').click()
  const dialog = page.getByRole('dialog', { name: text('builder:delete.title', { name }) })
  await dialog.getByRole('button', { name: text('builder:delete.keep') }).click()

  await panel.getByRole('button', { name: text('builder:backToList') }).click()
  await panel.getByRole('searchbox').fill(name)
  await expect(rows).toHaveCount(2)
  await panel.getByRole('combobox').selectOption('za')
  await expect(rows.first()).toContainText(`Zz ${name}`)
  await panel.getByRole('combobox').selectOption('az')
  await expect(rows.first()).not.toContainText('Zz')
  await rows
    .last()
    .getByRole('button', { name: text('builder:list.selectName', { name: `Zz ${name}` }) })
    .click()
  await expect(builder.lines(`Zz ${name}`)).toHaveCount(other.lines.length)
})
