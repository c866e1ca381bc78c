import type { Page } from 'playwright/test'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { SignInPage } from './pages/sign-in.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { protocolOf } from '#tests/areas/protocols/browser/support/own-protocol.ts'
import { newClient, PASSWORD, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const CERTIFIED = 'certified@verbena.test'

interface Operation {
  /** Of an operation that is kept: what is said of it at the next sign-in. */
  readonly redone?: 'copy' | 'delete' | 'update'
  readonly prepare?: (builder: BuilderPart, name: string) => Promise<void>
  readonly act: (builder: BuilderPart, name: string, page: Page) => Promise<void>
}
const fromMenu = (key: string) => async (builder: BuilderPart, name: string) => {
  await builder.more(name)
  await builder.item(text(`builder:${key}`)).click()
}
/** Changes of a protocol as a whole, by the text that asks to sign in for them. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  duplicateKept: { redone: 'copy', act: fromMenu('duplicate') },
  deleteKept: {
    redone: 'delete',
    prepare: fromMenu('delete.button'),
    act: (_, __, page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('builder:delete.button'), exact: true })
        .click(),
  },
  updateKept: {
    redone: 'update',
    prepare: async (builder, name) => {
      await fromMenu('edit.button')(builder, name)
      await builder.field(text('builder:field.description')).fill('At noon.')
    },
    act: (builder) => builder.button(text('builder:edit.submit')).click(),
  },
  create: {
    prepare: async (builder) => {
      await builder.button(text('builder:backToList')).click()
      await builder.button(text('builder:list.new')).click()
      await builder.field(text('builder:field.name')).fill('Rest')
      await builder.field(text('builder:field.description')).fill('At noon.')
    },
    act: (builder) => builder.button(text('builder:create.submit')).click(),
  },
  load: { act: (builder) => builder.button(text('builder:backToList')).click() },
}

/** Somebody clears the tokens of the browser, which tells no page of it. */
const clearTokens = (page: Page) =>
  page.evaluate(() => ['access_token', 'refresh_token'].forEach((name) => localStorage.removeItem(name)))
const said = (page: Page, key: string, values: Record<string, string> = {}) =>
  page
    .getByRole('region', { name: text('common:toast.region'), exact: true })
    .getByText(text(key, values), { exact: true })

async function signInAgain(page: Page, email: string): Promise<void> {
  const login = new SignInPage(page)
  await page.goto('/en/login')
  await settle(page)
  await login.email.fill(email)
  await page.getByLabel(text('account:signIn.login.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(login.account).toBeVisible()
}

/** Opens one of the practitioner's protocols beside the listing. */
async function openProtocol(page: Page) {
  const own = await protocolOf(page, CERTIFIED, 2)
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name: own.name })).click()
  await expect(builder.lines(own.name)).toHaveCount(2)
  await settle(page)
  const line = builder.lines(own.name).first()
  return { ...own, builder, line }
}

for (const [operation, press, after] of [
  ['update', 'more', [2, 1]],
  ['remove', 'remove', [1]],
] as const)
  test(`a change of a line that misses its token asks to sign in to ${operation}, and is saved at the next sign-in (session.missing-token-asks-to-sign-in, kept-list.waits-for-next-sign-in)`, async ({
    page,
  }) => {
    const { kept, line } = await openProtocol(page)
    await clearTokens(page)
    await line
      .getByRole('button', { name: new RegExp(`^${text(`builder:active.${press}`, { name: '' })}`) })
      .last()
      .click()
    await expect(said(page, `builder:signIn.${operation}Kept`)).toBeVisible()
    await expect(new SignInPage(page).entry).toBeVisible()
    await signInAgain(page, CERTIFIED)
    await expect(said(page, `builder:signIn.${operation}Kept`)).toHaveCount(0)
    await expect.poll(async () => (await kept()).products.map(({ item_count }) => item_count)).toEqual(after)
  })

test('what is added without its token asks to sign in, and is in the protocol after the next sign-in', async ({
  page,
}) => {
  const { kept, builder } = await openProtocol(page)
  const card = page.getByRole('button', { name: new RegExp(`^${text('builder:add.name', { name: '' })}`) }).first()
  await clearTokens(page)
  await card.click()
  await expect(said(page, 'builder:signIn.addKept')).toBeVisible()
  await expect(builder.shown).toHaveCount(0)
  await signInAgain(page, CERTIFIED)
  const count = async () => (await kept()).products.reduce((sum, { item_count }) => sum + item_count, 0)
  await expect.poll(count).toBe(3)
})

for (const [operation, { redone, prepare, act }] of Object.entries(OPERATIONS))
  test(
    `a practitioner whose tokens are gone is asked to sign in to ${operation}, and what is kept is done then (session.missing-token-asks-to-sign-in, builder.asks-to-sign-in, builder.operations-wait-for-next-sign-in)`,
    { tag: redone !== undefined && redone !== 'update' ? [] : ['@long'] },
    async ({ page }) => {
      const { builder, name, kept } = await openProtocol(page)
      await prepare?.(builder, name)
      await clearTokens(page)
      await act(builder, name, page)
      await expect(said(page, `builder:signIn.${operation}`)).toBeVisible()
      expect(await kept()).toMatchObject({ name, description: 'At night.' })
      if (redone === undefined) return
      await signInAgain(page, CERTIFIED)
      await expect(said(page, `builder:notice.redone.${redone}`, { name })).toBeVisible()
      const after = {
        copy: { name },
        delete: { message: text('server:protocolGone') },
        update: { description: 'At noon.' },
      }
      expect(await kept()).toMatchObject(after[redone])
      await page.reload()
      await settle(page)
      await expect(said(page, `builder:notice.redone.${redone}`, { name })).toHaveCount(0)
    },
  )

test('other changes without a token say whether they are kept, and lead from the own area to the login (session.missing-token-asks-to-sign-in)', async ({
  page,
}) => {
  const email = await newClient(page)
  await signIn(page, email)
  await page.goto('/en/account/client/profile')
  const phone = page.getByRole('main').getByLabel(text('account:register.field.phone'), { exact: true })
  await expect(
    page.getByRole('main').getByLabel(text('account:register.field.first_name'), { exact: true }),
  ).toHaveValue('Zoë')
  await phone.fill('+49 30 901820')
  await clearTokens(page)
  await page
    .getByRole('button', { name: text('account:profile.save'), exact: true })
    .first()
    .click()
  await expect(said(page, 'common:session.signInAgain')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/login\?back=/)
})
