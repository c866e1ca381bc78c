import type { Page } from 'playwright/test'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { newPractitioner, PASSWORD, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const EDITOR = '/en/account/practitioner/shop'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)

const preview = (page: Page) => page.getByRole('region', { name: t('preview'), exact: true })
const radio = (page: Page, key: string) => preview(page).getByRole('radio', { name: t(key), exact: true })
const rows = (page: Page) => page.getByRole('grid', { name: t('services.label') }).getByRole('row')
/** Pixels between the services and the top of what the preview shows. */
const fromTop = async (page: Page) => {
  const sight = await preview(page)
    .getByRole('group', { name: t('preview'), exact: true })
    .boundingBox()
  return Math.round(Math.abs((await box(page, '.vb-practice-services')).y - (sight?.y ?? 0)))
}
const box = async (page: Page, selector: string) =>
  (await preview(page).locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Makes a page with that many services, and opens them in the editor. */
async function openServices(page: Page, count: number): Promise<void> {
  const email = await newPractitioner(page)
  const login = await page.request.post('/api/v2/auth/login', { data: { email, password: PASSWORD } })
  const { access_token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  await page.request.post('/api/v2/account/store', { headers, data: { type: 'practice', theme: 'linden' } })
  for (let at = 1; at <= count; at += 1) {
    const data = { name: `Service ${at}`, description: 'An hour of talk.', icon: 'leaf' }
    const made = await page.request.post('/api/v2/account/store/services', { headers, data })
    expect(made.ok()).toBe(true)
  }
  await signIn(page, email)
  await page.goto(`${EDITOR}?part=services`)
  await settle(page)
  await expect(rows(page)).toHaveCount(count)
}

test('the form of an entry opens in its row, and its words can be typed (practice.entry-opens-in-its-row)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openServices(page, 12)
  const edit = page.getByRole('button', { name: t('entries.edit', { name: 'Service 3' }), exact: true })
  await edit.click()
  const form = page.getByRole('form', { name: t('entries.edit', { name: 'Service 3' }) })
  const [row, opened, next] = await Promise.all([
    rows(page).filter({ hasText: 'Service 3' }).boundingBox(),
    form.boundingBox(),
    rows(page).filter({ hasText: 'Service 4' }).boundingBox(),
  ])
  expect((opened?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)).toBeLessThan(60)
  expect(opened?.y).toBeLessThan(next?.y ?? 0)
  await expect(form.getByLabel(t('entries.name'))).toBeFocused()
  await form.getByLabel(t('entries.name')).fill('')
  await page.keyboard.type('A long talk')
  await checkAccessibility(page)
  await page.getByRole('button', { name: t('entries.up', { name: 'Service 6' }), exact: true }).click()
  await expect(rows(page).nth(4)).toContainText('Service 6')
  await form.getByRole('button', { name: t('save') }).click()
  await expect(form).toHaveCount(0)
  await expect(rows(page).nth(2)).toContainText('A long talk')
})

test('the preview stays in sight, scrolls to the part that is written, and is looked at on a phone or a desktop, in light or dark (practice.preview-as-others-see-it)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await openServices(page, 20)
  await page.mouse.wheel(0, 1200)
  await expect(preview(page)).toBeInViewport({ ratio: 0.9 })
  const heading = preview(page).getByRole('heading', { name: text('practice:part.services') })
  await expect(heading).toBeInViewport()
  await expect.poll(() => fromTop(page)).toBeLessThan(2)

  const before = await box(page, '.vb-practice-room')
  expect(before.width).toBeLessThanOrEqual(390)
  await radio(page, 'view.screens.desktop').check({ force: true })
  await expect.poll(async () => (await box(page, '.vb-practice-room')).width).toBeGreaterThan(before.width)
  const columns = await preview(page)
    .locator('.vb-practice-services')
    .evaluate((part) => getComputedStyle(part).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(2)
  await expect(heading).toBeInViewport()
  await expect.poll(() => fromTop(page)).toBeLessThan(2)
  const [frame, drawn] = [await preview(page).boundingBox(), await box(page, '.vb-practice-room')]
  expect(drawn.x + drawn.width).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))

  const ground = () =>
    preview(page)
      .locator('.vb-preview-page')
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  await radio(page, 'view.schemes.dark').check({ force: true })
  expect(await ground()).toBe('rgb(18, 22, 19)')
  await checkAccessibility(page)
  await radio(page, 'view.schemes.light').check({ force: true })
  expect(await ground()).toBe('rgb(251, 250, 246)')
})
