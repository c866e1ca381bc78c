import { randomUUID } from 'node:crypto'

import { BuilderPart } from './pages/builder.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { protocolOf } from './support/own-protocol.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const form = (key: string, values = {}) => text(`builder:shareForm.${key}`, values)

test('a share waits for changes that were made without a connection, and can be called off meanwhile (share.waits-for-the-lines)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/\/api\//)
  const { name, kept } = await protocolOf(page, 'certified@verbena.test', 1)
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.lines(name)).toHaveCount(1)
  await settle(page)

  await builder.button(text('builder:share')).click()
  const field = page.getByRole('combobox', { name: form('recipients'), exact: true })
  await field.fill(`guest-${randomUUID()}@mail.example`)
  await field.press('Enter')
  await builder.field(form('firstName')).fill('Gil')
  await builder.field(form('lastName')).fill('Berg')
  await builder.field(form('lastName')).press('Enter')
  await expect(field).toHaveValue('')
  await page.getByRole('radio', { name: /^15/ }).check()
  await builder.button(text('builder:backToProtocol')).click()

  await page.context().setOffline(true)
  await builder
    .lines(name)
    .getByRole('button', { name: new RegExp(`^${text('builder:active.more', { name: '' })}`) })
    .click()
  await builder.button(text('builder:share')).click()
  const send = builder.button(form('send', { count: 1, number: 1 }))
  await send.click()
  await expect(page.getByText(form('settling'))).toBeVisible()
  await builder.button(text('builder:cancel')).click()
  await expect(page.getByText(form('settling'))).toBeHidden()
  await send.click()
  await expect(page.getByText(form('settling'))).toBeVisible()

  const shared = page.waitForRequest(/\/protocols\/assign/)
  await page.context().setOffline(false)
  await shared
  expect((await kept()).products.map(({ item_count }) => item_count)).toEqual([2])
  await expect(builder.message('shared', { name, count: 1 })).toBeVisible()
})
