import type { Page } from 'playwright/test'

import { BuilderPart } from './pages/builder.ts'
import { CommandBoxPart } from './pages/command-box.ts'
import { ContactPage } from '#tests/areas/general/browser/pages/contact.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { protocolOf } from './support/own-protocol.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PRACTITIONER = 'practitioner@verbena.test'
const CERTIFIED = 'certified@verbena.test'
const PROTOCOL_SEARCH = /\/api\/v2\/account\/practitioners\/protocols\/search/

/** The shop's list with the builder's code there. */
async function open(page: Page) {
  await page.goto('/en/products')
  await expect(new BuilderPart(page).opener).toBeVisible()
  return { box: new CommandBoxPart(page), builder: new BuilderPart(page) }
}

const press = (page: Page, key: string) => page.keyboard.press(key)

test(
  'a page, a protocol and a product are reached by keys alone (builder.command-box)',
  { tag: '@core' },
  async ({ page }) => {
    const { name } = await protocolOf(page, PRACTITIONER, 0)
    const { box, builder } = await open(page)

    await press(page, 'Control+k')
    await expect(box.field).toBeFocused()
    await expect(box.chosen).toHaveText(text('builder:list.new'))
    await page.keyboard.type('folders')
    await expect(box.chosen).toHaveText(text('common:menu.folders'))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/en\/account\/practitioner\/folders$/)
    await expect(box.field).toHaveCount(0)

    await press(page, 'Control+k')
    await page.keyboard.type(name)
    await expect(box.group('protocol').getByRole('option')).toHaveCount(1)
    await expect(box.chosen).toContainText(name)
    await press(page, 'Enter')
    await expect(builder.heading(name)).toBeVisible()

    await press(page, 'Control+k')
    await page.keyboard.type('magnesium')
    await expect(box.group('product').getByRole('option')).toHaveCount(5)
    await expect(box.field).toHaveAttribute('aria-activedescendant', (await box.chosen.getAttribute('id')) ?? '')
    await press(page, 'ArrowUp')
    const href = (await box.chosen.getAttribute('href')) ?? ''
    await press(page, 'Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  },
)

test('as many of a product as are typed are added, and the box goes on (builder.command-adds-quantities)', async ({
  page,
}) => {
  const { name, kept } = await protocolOf(page, PRACTITIONER, 0)
  const { box, builder } = await open(page)
  await press(page, 'Control+k')
  await page.keyboard.type('magnesium x2')
  await expect(page.getByText(text('builder:notice.selectFirst'), { exact: true })).toBeVisible()
  await expect(box.chosen).toContainText(text('builder:command.quantity', { number: 2 }))
  await press(page, 'Enter')
  await expect(box.field).toHaveCount(0)
  await expect(builder.message('selectToAdd', {})).toBeVisible()

  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.heading(name)).toBeVisible()
  await box.button.click()
  await page.keyboard.type('3× magnesium')
  await expect(box.chosen).toContainText(text('builder:command.quantity', { number: 3 }))
  await press(page, 'Enter')
  await expect(page.getByText(text('builder:command.added', { protocol: name, number: 3, name: '' }))).toBeVisible()
  await expect(box.field).toBeFocused()
  await expect(box.field).toHaveValue('')
  await page.keyboard.type('zinc')
  await expect(box.group('product').getByRole('option')).toHaveCount(5)
  await expect(box.chosen).toHaveCount(1)
  await press(page, 'Alt+Enter')
  await expect(page.getByText(text('builder:command.added', { protocol: name, number: 1, name: '' }))).toBeVisible()
  await press(page, 'Escape')
  await expect(box.field).toHaveCount(0)
  await expect(builder.lines(name)).toHaveCount(2)
  await expect.poll(async () => (await kept()).products.map((one) => one.item_count)).toEqual([1, 3])
})

test(
  'clients are found, and a group that cannot be searched leaves the others (builder.command-box)',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.mayFail(PROTOCOL_SEARCH)
    await signIn(page, CERTIFIED)
    await page.route(PROTOCOL_SEARCH, (route) => route.fulfill({ status: 500, body: '{}' }))
    const { box } = await open(page)
    await press(page, 'Control+k')
    await page.keyboard.type('mara')
    await expect(box.group('client').getByRole('option').first()).toBeVisible()
    await expect(page.getByText(text('builder:command.failed.protocols'))).toBeVisible()
    await expect(box.chosen).toContainText('Mara')
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/en\/account\/practitioner\/clients\/\d+$/)
  },
)

test(
  'the box stays closed while an input method composes, and closes by its key',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, PRACTITIONER)
    const { box } = await open(page)
    const dispatch = (composing: { isComposing?: boolean; keyCode?: number }) =>
      page.evaluate((more) => {
        const how = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true, ...more }
        return document.body.dispatchEvent(new KeyboardEvent('keydown', how))
      }, composing)
    // What a listener prevents, `dispatchEvent` answers by false.
    expect(await dispatch({ isComposing: true })).toBe(true)
    // What Safari sends with the key that ends a composition.
    expect(await dispatch({ keyCode: 229 })).toBe(true)
    await expect(box.field).toHaveCount(0)
    expect(await dispatch({})).toBe(false)
    await expect(box.field).toBeFocused()
    await press(page, 'Control+k')
    await expect(box.field).toHaveCount(0)
  },
)

test('the sheet lists all keys; its own is a character in fields, and can be switched off (builder.shortcuts-sheet)', async ({
  page,
}) => {
  await signIn(page, PRACTITIONER)
  const { box, builder } = await open(page)
  await press(page, 'Shift+?')
  await expect(box.sheet).toBeVisible()
  await expect(box.sheet.getByText(text('builder:shortcuts.card'))).toBeVisible()
  await box.keySwitch.focus()
  await press(page, 'Space')
  await expect(box.keySwitch).not.toBeChecked()
  await press(page, 'Escape')
  await expect(box.sheet).toHaveCount(0)

  await press(page, 'Shift+?')
  await builder.opener.click()
  await builder.button(text('builder:shortcuts.title')).click()
  await expect(box.keySwitch).not.toBeChecked()
  await press(page, 'Escape')

  await page.reload()
  await builder.button(text('builder:shortcuts.title')).click()
  await expect(box.keySwitch).not.toBeChecked()
  await box.keySwitch.click()
  await press(page, 'Escape')
  await expect(box.sheet).toHaveCount(0)
  const search = page.getByRole('combobox', { name: text('common:searchBar.label') })
  await search.focus()
  await page.keyboard.type('?')
  await expect(search).toHaveValue('?')
  await expect(box.sheet).toHaveCount(0)
  await page.goto('/en/contact')
  await settle(page)
  const { message } = new ContactPage(page)
  await message.focus()
  await page.keyboard.type('?')
  await expect(message).toHaveValue('?')
  await expect(box.sheet).toHaveCount(0)
  await message.blur()
  await press(page, 'Shift+?')
  await expect(box.sheet).toBeVisible()
})

test('earlier notes on a product come up while one is typed, and are taken by keys (lines.earlier-notes-are-suggested)', async ({
  page,
}) => {
  const { products } = await protocolOf(page, PRACTITIONER, 1, 'Two at night, with water')
  const { name, kept } = await protocolOf(page, PRACTITIONER, 1)
  const { builder } = await open(page)
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  const field = page.getByRole('textbox', { name: new RegExp(`^${text('builder:active.note', { name: '' })}`) })
  const list = page.getByRole('listbox', { name: text('builder:notes.list'), exact: true })
  await expect(builder.lines(name)).toContainText([products[0] ?? ''])
  await field.focus()
  await expect(list.getByRole('option', { name: 'Two at night, with water' })).toHaveCount(1)
  await page.keyboard.type('WATER two')
  await expect(list.getByRole('option')).toHaveText(['Two at night, with water'])
  await press(page, 'Escape')
  await expect(list).toHaveCount(0)
  await expect(field).toHaveValue('WATER two')
  await press(page, 'Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.type('night')
  await press(page, 'ArrowDown')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await list.getByRole('option', { selected: true }).getAttribute('id')) ?? '',
  )
  await press(page, 'Enter')
  await expect(field).toHaveValue('Two at night, with water')
  await expect(list).toHaveCount(0)
  await expect.poll(async () => (await kept()).products[0]?.notes).toBe('Two at night, with water')
})

test('a note is written as ever where earlier ones cannot be had', { tag: '@long' }, async ({ page, watch }) => {
  const notes = /\/practitioners\/notes\?/
  watch.mayFail(notes)
  await page.route(notes, (route) => route.fulfill({ status: 500, body: '{}' }))
  const { name, kept } = await protocolOf(page, PRACTITIONER, 1)
  const { builder } = await open(page)
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await page.getByRole('textbox', { name: new RegExp(`^${text('builder:active.note', { name: '' })}`) }).focus()
  await page.keyboard.type('With food')
  await press(page, 'Enter')
  await expect.poll(async () => (await kept()).products[0]?.notes).toBe('With food')
})
