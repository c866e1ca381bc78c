import { randomUUID } from 'node:crypto'

import type { Locator, Page } from 'playwright/test'

import { settle } from '#tests/browser/support/checks.ts'
import { come } from '#tests/browser/support/come.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

/** A practitioner with a protocol of the test's own is at the listing. */
async function openShop(page: Page, mode: 'standard' | 'redesign') {
  const { builder, call } = await come(page, mode)
  const name = `Rest ${randomUUID().slice(0, 8)}`
  await call('POST', '/api/v2/account/practitioners/protocols/create', { name, description: 'At night.' })
  await page.goto('/en/products')
  await settle(page)
  return { builder, name }
}

/** Presses a button by the keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

const recipients = (page: Page) =>
  page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })

test('a keyboard that hides the builder is on the button that opens it, and from there in the panel again (builder.focus-follows)', async ({
  page,
}) => {
  const { builder, name } = await openShop(page, 'redesign')
  const hideAndOpen = async () => {
    await press(builder.button(text('builder:hide')))
    await expect(builder.opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(builder.panel.and(page.locator(':focus'))).toHaveCount(1)
  }
  await press(builder.opener)
  await expect(builder.panel.and(page.locator(':focus'))).toHaveCount(1)
  await hideAndOpen()
  await press(builder.button(text('builder:list.new')))
  await expect(builder.field(text('builder:field.name'))).toBeFocused()
  await hideAndOpen()
  await press(builder.button(text('builder:list.selectName', { name })))
  await expect(builder.heading(name)).toBeFocused()
  await hideAndOpen()
  await press(builder.button(text('builder:share')))
  await expect(recipients(page)).toBeFocused()
  // The list of clients comes once it is asked for: open, it hides the rest of the form from readers.
  const clients = page.getByRole('listbox')
  await expect(builder.heading(text('builder:shareForm.title', { name }))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(clients).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(clients).toHaveCount(0)
  await recipients(page).click()
  await expect(clients).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(clients).toHaveCount(0)
  await hideAndOpen()
  await press(builder.button(text('builder:list.selectName', { name })))
  await press(builder.button(text('builder:finish')))
  await expect(builder.opener).toBeFocused()
})

test('a keyboard that puts away what is above the bar is on the button that opens it (builder.focus-follows)', async ({
  page,
}) => {
  const { builder, name } = await openShop(page, 'standard')
  const toggle = (key: 'open' | 'close') => builder.bar.getByRole('button', { name: text(`builder:bar.${key}`) })
  await press(builder.name)
  await press(builder.button(text('builder:hide')))
  await expect(toggle('open')).toBeFocused()
  await press(builder.name)
  await press(builder.button(text('builder:list.selectName', { name })))
  await expect(toggle('open')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(builder.button(text('builder:hide')))
  await expect(toggle('open')).toBeFocused()
  await press(builder.button(text('builder:share')))
  await expect(recipients(page)).toBeFocused()
})

test('a keyboard follows from a page into the form of the panel that it asks for (builder.focus-follows)', async ({
  page,
}) => {
  const { builder, name } = await openShop(page, 'redesign')
  await page.goto('/en/account/practitioner/protocols')
  await settle(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name, exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await press(main.getByRole('button', { name: text('builder:pages.shareName', { name }) }))
  await expect(recipients(page)).toBeFocused()
  await press(builder.button(text('builder:hide')))
  await expect(builder.opener).toBeFocused()
  await press(main.getByRole('button', { name: text('builder:more', { name }) }))
  await builder.item(text('builder:edit.title')).focus()
  await page.keyboard.press('Enter')
  await expect(builder.field(text('builder:field.name'))).toBeFocused()
})

test('a keyboard goes from the page into a panel that covers it, and back to the button that opens it (builder.focus-follows)', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/Builder-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 600, height: 800 })
  const { builder } = await openShop(page, 'redesign')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${text('builder:add.name', { name: '' })}`) })
    .first()
  // The panel comes open at first, since its code is there only after the press.
  await press(add)
  letGo()
  await expect(builder.panel.and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(builder.opener).toBeFocused()
  await press(add)
  await expect(builder.panel.and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(builder.opener).toBeFocused()
})
