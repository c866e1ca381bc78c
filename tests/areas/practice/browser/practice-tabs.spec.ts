import type { Page } from 'playwright/test'
import sharp from 'sharp'

import { settle } from '#tests/browser/support/checks.ts'
import { newPractitioner, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const EDITOR = '/en/account/practitioner/shop'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)

const button = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('main').getByRole('button', { name: t(key, values), exact: true })
const rows = (page: Page, kind: 'services' | 'packages') =>
  page.getByRole('grid', { name: t(`${kind}.label`) }).getByRole('row')
const heading = (page: Page) => page.getByLabel(t('field.title'), { exact: true })
const savedMark = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^Saved \d/ })
const words = (page: Page) => page.getByLabel(t('field.description'), { exact: true })

/** Makes a page, and opens one part of its editor in each of two tabs. */
async function openTwice(page: Page, part: string): Promise<Page> {
  await signIn(page, await newPractitioner(page))
  await page.goto(EDITOR)
  await button(page, 'make.submit').click()
  await expect(page.getByText(t('status.namelessWaiting'))).toBeVisible()
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${EDITOR}?part=${part}`)
    await settle(tab)
  }
  return other
}

async function save(page: Page, form: string): Promise<void> {
  await page
    .getByRole('form', { name: form })
    .getByRole('button', { name: t('save'), exact: true })
    .click()
}

async function add(page: Page, kind: 'services' | 'packages', name: string): Promise<void> {
  await button(page, `${kind}.add`).click()
  await page
    .getByRole('form', { name: t(`${kind}.new`) })
    .getByLabel(t('entries.name'))
    .fill(name)
  await save(page, t(`${kind}.new`))
}

/** Comes back to a tab: a browser without a window gives it the focus with no event. */
const comeBack = (page: Page) => page.evaluate("window.dispatchEvent(new Event('focus'))")

test('what is done to services in one tab shows in the other, in which an entry is being written (practice.other-tabs-follow, practice.lists-save-by-themselves)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  const other = await openTwice(page, 'services')
  await button(other, 'services.add').click()
  const name = other.getByRole('form', { name: t('services.new') }).getByLabel(t('entries.name'))
  await name.fill('Diary')

  await add(page, 'services', 'First talk')
  await add(page, 'services', 'Follow-up')
  await expect(rows(other, 'services')).toHaveText(['First talk', 'Follow-up'])
  await button(page, 'entries.up', { name: 'Follow-up' }).click()
  await expect(rows(other, 'services')).toHaveText(['Follow-up', 'First talk'])
  await expect(name).toHaveValue('Diary')

  await save(other, t('services.new'))
  await expect(rows(page, 'services')).toHaveText(['Follow-up', 'First talk', 'Diary'])
  await button(page, 'entries.remove', { name: 'First talk' }).click()
  await expect(rows(other, 'services')).toHaveText(['Follow-up', 'Diary'])
  await comeBack(other)
  await expect(other.getByText(t('done', { done: '1', total: '9' }))).toBeVisible()
})

test('words that are saved in one tab show in the other once its practitioner is back, save over what is typed there (practice.other-tabs-follow)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  const other = await openTwice(page, 'about')
  await words(other).fill('Typed and not saved')
  await heading(page).fill('Twenty years of practice')
  await words(page).fill('Saved in the first tab')
  await save(page, t('sections.about'))
  await expect(savedMark(page)).toBeVisible()
  await expect(heading(other)).toHaveValue('')

  await comeBack(other)
  await expect(heading(other)).toHaveValue('Twenty years of practice')
  await expect(words(other)).toHaveValue('Typed and not saved')
  await expect(other.getByText(t('done', { done: '1', total: '9' }))).toBeVisible()

  await save(other, t('sections.about'))
  await expect(savedMark(other)).toBeVisible()
  await comeBack(page)
  await expect(words(page)).toHaveValue('Typed and not saved')
  await expect(heading(page)).toHaveValue('Twenty years of practice')
})

test('a picture that a package is given in one tab shows in the other once its practitioner is back (practice.other-tabs-follow)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  const other = await openTwice(page, 'packages')
  await add(page, 'packages', 'Six weeks')
  await expect(rows(other, 'packages')).toHaveText(['Six weeks'])
  await settle(page)
  await button(page, 'entries.edit', { name: 'Six weeks' }).click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'upload.choose').click()
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'green.png', mimeType: 'image/png', buffer })
  await expect(rows(page, 'packages').locator('img')).toBeVisible()

  // What was asked for less than two seconds ago is not asked for again.
  await expect(async () => {
    await comeBack(other)
    await expect(rows(other, 'packages').locator('img')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
