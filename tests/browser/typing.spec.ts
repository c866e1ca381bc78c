import type { Page } from 'playwright/test'

import { openProtocol, protocolOf } from '#tests/areas/protocols/browser/support/own-protocol.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

/** Presses a key that an input method takes, as Safari tells it: its composition has ended by then. */
const pressComposed = (page: Page, key: string) =>
  page.evaluate((name) => {
    const how = { key: name, keyCode: 229, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', how))
  }, key)

test('the Enter that ends a composition saves no note, sets no quantity and chooses no recipient; the next one does (forms.composed-keys-do-nothing-else)', async ({
  page,
}) => {
  const { name, products, kept } = await protocolOf(page, 'certified@verbena.test', 1)
  const [first = ''] = products
  const builder = await openProtocol(page, name)
  const note = page.getByRole('textbox', { name: new RegExp(`^${text('builder:active.note', { name: first })}`) })
  const quantity = page.getByRole('textbox', {
    name: new RegExp(`^${text('builder:active.quantity', { name: first })}`),
  })

  await quantity.fill('7')
  await pressComposed(page, 'ArrowUp')
  await pressComposed(page, 'Enter')
  await expect(quantity).toHaveValue('7')
  await note.fill('夜に')
  await pressComposed(page, 'Enter')
  await pressComposed(page, 'Escape')
  await expect(note).toHaveValue('夜に')
  expect((await kept()).products[0]).toMatchObject({ notes: '' })
  await note.press('Enter')
  await expect.poll(async () => (await kept()).products[0]).toMatchObject({ item_count: 7, notes: '夜に' })

  await builder.button(text('builder:share')).click()
  const recipients = page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })
  await recipients.fill('mara')
  await expect(page.getByRole('option').first()).toBeVisible()
  await pressComposed(page, 'Enter')
  await expect(recipients).toHaveValue('mara')
  await recipients.press('ArrowDown')
  await pressComposed(page, 'Enter')
  await expect(recipients).toHaveValue('mara')
  await recipients.press('Enter')
  await expect(recipients).toHaveValue('')
})

test('a quantity keeps the digits of what is pasted, wherever they stand (lines.quantity-takes-digits-only)', async ({
  page,
}) => {
  const { name, products, kept } = await protocolOf(page, 'certified@verbena.test', 1)
  await openProtocol(page, name)
  const quantity = page.getByRole('textbox', {
    name: new RegExp(`^${text('builder:active.quantity', { name: products[0] ?? '' })}`),
  })
  for (const [pasted, digits] of [
    ['    12', '12'],
    ['1 2 3', '123'],
    ['\u00A0\u00A034 pcs', '34'],
    ['１２', '12'],
    ['٣१', '31'],
    ['00021', '00021'],
  ] as const) {
    await quantity.selectText()
    await page.keyboard.insertText(pasted)
    await expect(quantity).toHaveValue(digits)
  }
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('21')
  await expect.poll(async () => (await kept()).products[0]?.item_count).toBe(21)

  const cdp = await page.context().newCDPSession(page)
  await quantity.selectText()
  for (const typed of ['３', '３４'])
    await cdp.send('Input.imeSetComposition', { text: typed, selectionStart: typed.length, selectionEnd: typed.length })
  await expect(quantity).toHaveValue('３４')
  await cdp.send('Input.insertText', { text: '３４' })
  await expect(quantity).toHaveValue('34')
  await quantity.blur()
  await expect.poll(async () => (await kept()).products[0]?.item_count).toBe(34)
})
