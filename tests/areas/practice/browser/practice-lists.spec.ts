import type { Page } from 'playwright/test'
import sharp from 'sharp'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { newPractitioner, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const EDITOR = '/en/account/practitioner/shop'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)

const button = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: t(key, values), exact: true })
const namesIn = (page: Page, kind: 'services' | 'packages') =>
  page.getByRole('grid', { name: t(`${kind}.label`) }).getByRole('row')
const fieldNamed = (page: Page, form: string, label: string) =>
  page.getByRole('form', { name: form }).getByLabel(label, { exact: true })

async function openEditor(page: Page, part: 'services' | 'packages'): Promise<void> {
  await signIn(page, await newPractitioner(page))
  await page.goto(EDITOR)
  await button(page, 'make.submit').click()
  await expect(page.getByText(t('status.namelessWaiting'))).toBeVisible()
  await page.goto(`${EDITOR}?part=${part}`)
}

/** Saves a new entry of that name. */
async function add(page: Page, kind: 'services' | 'packages', name: string): Promise<void> {
  await button(page, `${kind}.add`).click()
  const form = t(`${kind}.new`)
  await fieldNamed(page, form, t('entries.name')).fill(name)
  await page
    .getByRole('form', { name: form })
    .getByRole('button', { name: t('save') })
    .click()
  await expect(namesIn(page, kind).filter({ hasText: name })).toBeVisible()
}

test('services are added, changed, put in order by keys and deleted with a way back (practice.lists-save-by-themselves, practice.reorder-counts-from-one, practice.deleted-entries-can-be-restored)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  await openEditor(page, 'services')
  await button(page, 'services.add').click()
  const form = t('services.new')
  const name = fieldNamed(page, form, t('entries.name'))
  await expect(name).toBeFocused()
  await page
    .getByRole('form', { name: form })
    .getByRole('button', { name: t('save') })
    .click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await checkAccessibility(page)
  await name.fill('First talk')
  await expect(page.getByRole('region', { name: t('preview'), exact: true })).toContainText('First talk')
  await page.getByText(t('entries.icons.moon'), { exact: true }).click()
  await page
    .getByRole('form', { name: form })
    .getByRole('button', { name: t('save') })
    .click()
  const rows = namesIn(page, 'services')
  await expect(rows).toHaveText(['First talk'])
  await add(page, 'services', 'Diary')
  await add(page, 'services', 'Follow-up')
  await checkAccessibility(page)

  await button(page, 'entries.up', { name: 'Follow-up' }).click()
  await expect(rows).toHaveText(['First talk', 'Follow-up', 'Diary'])
  await expect(button(page, 'entries.up', { name: 'Follow-up' })).toBeFocused()
  await page.getByRole('button', { name: 'Drag First talk' }).press('Enter')
  const place = page.locator(':focus')
  await expect(place).toHaveAccessibleName(/^Insert/)
  await page.keyboard.press('End')
  await expect(place).toHaveAccessibleName('Insert after Diary')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText(['Follow-up', 'Diary', 'First talk'])

  await button(page, 'entries.edit', { name: 'Diary' }).click()
  const edit = t('entries.edit', { name: 'Diary' })
  await fieldNamed(page, edit, t('field.description')).fill('A week of meals')
  await page
    .getByRole('form', { name: edit })
    .getByRole('button', { name: t('save') })
    .click()
  await expect(rows.nth(1)).toContainText('A week of meals')
  await expect(page.getByText(t('done', { done: '1', total: '9' }))).toBeVisible()

  await button(page, 'entries.remove', { name: 'Diary' }).click()
  await expect(rows).toHaveText(['Follow-up', 'First talk'])
  await page.getByRole('button', { name: text('common:undo') }).click()
  await expect(rows.nth(1)).toContainText('Diary')
  await settle(page)
  await page.reload()
  await expect(rows).toHaveText(['Follow-up', /^Diary/, 'First talk'])
})

test('a package has features and a picture, and shows in the preview (practice.packages-are-kept)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  await openEditor(page, 'packages')
  await add(page, 'packages', 'Six weeks')
  await settle(page)
  await button(page, 'entries.edit', { name: 'Six weeks' }).click()
  const form = t('entries.edit', { name: 'Six weeks' })
  for (const [at, feature] of ['First talk', 'Two follow-ups'].entries()) {
    await button(page, 'entries.addFeature').click()
    await fieldNamed(page, form, t('entries.featureAt', { number: `${at + 1}` })).fill(feature)
  }
  const slot = page.getByRole('group', { name: t('packages.picture'), exact: true })
  const chooser = page.waitForEvent('filechooser')
  await slot.getByRole('button', { name: t('upload.choose') }).click()
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'green.png', mimeType: 'image/png', buffer })
  await expect(slot.getByRole('img')).toBeVisible()
  await checkAccessibility(page)
  await page
    .getByRole('form', { name: form })
    .getByRole('button', { name: t('save') })
    .click()
  const preview = page.getByRole('region', { name: t('preview'), exact: true })
  await expect(preview.getByText('Two follow-ups')).toBeVisible()
  await settle(page)
  await page.reload()
  await expect(preview.getByText('First talk')).toBeVisible()
  await expect(namesIn(page, 'packages').locator('img')).toBeVisible()

  await button(page, 'entries.edit', { name: 'Six weeks' }).click()
  await button(page, 'entries.removeFeature', { text: 'First talk' }).click()
  await page
    .getByRole('form', { name: form })
    .getByRole('button', { name: t('save') })
    .click()
  await expect(preview.getByText('First talk')).toHaveCount(0)
})

test('what is done to a list while the shop cannot be reached stands and is sent later (practice.lists-save-by-themselves)', async ({
  page,
  context,
  watch,
}) => {
  watch.mayFail(/account\/store/)
  await openEditor(page, 'services')
  await settle(page)
  await context.setOffline(true)
  await add(page, 'services', 'First talk')
  await expect(page.getByText(t('entries.offline'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('entries.offline'))).toHaveCount(0)
  await settle(page)
  await page.reload()
  await expect(namesIn(page, 'services')).toHaveText(['First talk'])
})
