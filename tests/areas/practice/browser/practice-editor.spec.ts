import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'
import sharp from 'sharp'

import { ClientsPart } from '#tests/areas/clients/browser/pages/clients.ts'
import { RegisterPage } from '#tests/areas/account/browser/pages/register.ts'
import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { approve, newPractitioner, PASSWORD, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const EDITOR = '/en/account/practitioner/shop'
const CERTIFIED = 'certified@verbena.test'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)
const sectionsOf = (page: Page) => (name: string) =>
  page.getByRole('navigation', { name: t('sections.label') }).getByRole('link', { name: t(`sections.${name}`) })
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()

test(
  'a practitioner makes a page, names it, writes its header and opens it, and a visitor registers there as their client (practice.made-with-type-and-theme, practice.name-is-checked, practice.registration-joins)',
  { tag: ['@core'] },
  async ({ page, watch, browser, shop }) => {
    watch.expectFailure(/account\/store\?/)
    watch.mayFail(/practice\/clay-corner|practices\/clay-corner/)
    const practitioner = await newPractitioner(page)
    await approve(page, practitioner)
    await signIn(page, practitioner)
    await page.goto(EDITOR)
    await page.getByText(t('look.types.clinic')).click()
    await page.getByText(t('look.themes.clay')).click()
    await checkAccessibility(page)
    await page.getByRole('button', { name: t('make.submit') }).click()

    const name = page.getByLabel(t('name.label'), { exact: true })
    await name.fill('Clay Corner')
    await expect(page.getByText(t('rule.name-letters'))).toBeVisible()
    await name.fill('linden-practice')
    await expect(page.getByText(t('name.taken'))).toBeVisible()
    await name.fill('clay-corner')
    await expect(page.getByText(t('name.free'))).toBeVisible()
    await page.getByRole('button', { name: t('name.save') }).click()
    await expect(page.getByText(t('name.kept'))).toBeVisible()
    await checkAccessibility(page)

    const section = sectionsOf(page)
    await section('header').click()
    await page.getByLabel(t('field.title'), { exact: true }).fill('A corner for clay')
    await page.getByRole('button', { name: t('save'), exact: true }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: /^Saved \d/ })).toBeVisible()
    await expect(page.getByText(t('done', { done: '2', total: '9' }))).toBeVisible()

    await page.getByRole('link', { name: t('status.open') }).click()
    await expect(page).toHaveURL('/en/practice/clay-corner')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A corner for clay')

    const visitor = await browser.newPage({ baseURL: shop })
    await visitor.goto('/en/practice/clay-corner')
    await visitor
      .getByRole('main')
      .getByRole('link', { name: text('practice:join.become'), exact: true })
      .click()
    const form = new RegisterPage(visitor)
    const email = `ada-${randomUUID()}@mail.example`
    await form.register({ firstName: 'Ada', lastName: 'Lin', email, country: 'NL', password: PASSWORD })
    await visitor.goto(await form.activation(email))
    await expect(visitor).toHaveURL(/\/en\/account\/client$/)
    await expect(
      visitor.getByRole('main').getByRole('link', { name: text('account:area.advisor.page') }),
    ).toHaveAttribute('href', '/en/practice/clay-corner')
    await visitor.close()

    await page.goto(ClientsPart.list)
    await expect(new ClientsPart(page).rows.filter({ hasText: email })).toHaveCount(1)
  },
)

test('a picture is sent, replaced and removed, and a file that is none is refused with the old one in its place, whatever their names say (upload.old-picture-stays, upload.judged-by-content)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/approach\/image\?/)
  await signIn(page, CERTIFIED)
  await page.goto(`${EDITOR}?part=approach`)
  const slot = page.getByRole('group', { name: t('approach.image'), exact: true })
  const shown = slot.getByRole('img')
  const before = await shown.getAttribute('src')
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await slot.getByRole('button', { name: text('practiceEditor:upload.chooseAnother') }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  await choose('drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(slot.getByText(text('common:form.image-type'))).toBeVisible()
  await expect(shown).toHaveAttribute('src', before ?? '')
  await choose('renamed.png', 'image/png', Buffer.from('MZ not a picture'))
  await expect(slot.getByText(text('common:form.image-type'))).toBeVisible()
  await expect(shown).toHaveAttribute('src', before ?? '')
  await choose('half.png', 'image/png', (await picture()).subarray(0, 40))
  await expect(slot.getByText(text('server:fieldImageDamaged'))).toBeVisible()
  await expect(shown).toHaveAttribute('src', before ?? '')
  await choose('green.txt', 'text/plain', await picture())
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await page.reload()
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await slot.getByRole('button', { name: text('practiceEditor:upload.remove') }).click()
  await expect(slot.getByText(text('practiceEditor:upload.none'))).toBeVisible()
})

test('a time zone that nobody has chosen is not shown as chosen, and is asked for by its field (practice.wrong-input-by-field)', async ({
  page,
}) => {
  await signIn(page, 'practitioner@verbena.test')
  await page.goto(`${EDITOR}?part=hours`)
  const zone = page.getByLabel(t('field.timezone'), { exact: true })
  const options = zone.getByRole('option')
  await expect(options.first()).toHaveText(text('account:register.choose'))
  const own = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(options.nth(1)).toHaveAttribute('value', own)
  await page.getByRole('button', { name: t('hours.add', { day: 'Monday' }) }).click()
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(zone).toHaveAccessibleDescription(new RegExp(text('common:form.empty-field')))
  await zone.selectOption(own)
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible()
})

test('hours that overlap or close before they open are refused at their times, and nothing typed is lost on another page (practice.typed-words-stay, practice.wrong-input-by-field)', async ({
  page,
}) => {
  await signIn(page, CERTIFIED)
  await page.goto(`${EDITOR}?part=hours`)
  const sunday = page.getByRole('group', { name: 'Sunday' })
  await sunday.getByRole('button', { name: t('hours.add', { day: 'Sunday' }) }).click()
  await sunday.getByLabel(t('hours.opens'), { exact: true }).fill('14:00')
  await sunday.getByLabel(t('hours.closes'), { exact: true }).fill('09:00')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(sunday.getByText(t('rule.hours-order'))).toBeVisible()

  const section = sectionsOf(page)
  await section('about').click()
  await page.getByLabel(t('field.title'), { exact: true }).fill('Typed and not saved')
  await page.getByRole('banner').getByRole('link', { name: 'Verbena' }).first().click()
  await settle(page)
  await page.goBack()
  await expect(page.getByLabel(t('field.title'), { exact: true })).toHaveValue('Typed and not saved')
  await section('hours').click()
  await expect(sunday.getByLabel(t('hours.opens'), { exact: true })).toHaveValue('14:00')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(sunday.getByLabel(t('hours.opens'), { exact: true })).toHaveValue('14:00')
})

test('the hours of a day are copied to other days and saved (practice.hours-can-be-copied)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  await signIn(page, await newPractitioner(page))
  await page.goto(EDITOR)
  await page.getByRole('button', { name: t('make.submit') }).click()
  await sectionsOf(page)('hours').click()
  const day = (name: string) => page.getByRole('group', { name })
  const copy = (name: string) => day(name).getByRole('button', { name: t('hours.copy', { day: name }) })
  await expect(copy('Monday')).toHaveCount(0)
  await day('Monday')
    .getByRole('button', { name: t('hours.add', { day: 'Monday' }) })
    .click()
  await day('Monday').getByLabel(t('hours.opens'), { exact: true }).fill('08:15')
  await copy('Monday').click()
  await checkAccessibility(page)
  await page.getByRole('menuitem', { name: t('hours.copyWeek', { from: 'Monday', to: 'Friday' }) }).click()
  await expect(copy('Monday')).toBeFocused()
  await expect(day('Friday').getByLabel(t('hours.opens'), { exact: true })).toHaveValue('08:15')
  await expect(day('Saturday').getByText(t('hours.closed'))).toBeVisible()
  await page
    .getByLabel(t('field.timezone'), { exact: true })
    .selectOption(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone))
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible()
  await page.reload()
  await expect(day('Wednesday').getByLabel(t('hours.opens'), { exact: true })).toHaveValue('08:15')
})

test('nobody is told to drop a picture where there is only a finger (practice.name-and-logo)', async ({
  browser,
  page,
  shop,
}) => {
  const email = await newPractitioner(page)
  for (const isTouch of [false, true]) {
    const context = await browser.newContext({ baseURL: shop, hasTouch: isTouch, isMobile: isTouch })
    const tab = await context.newPage()
    await signIn(tab, email)
    await tab.goto(EDITOR)
    const make = tab.getByRole('button', { name: t('make.submit') })
    if (!isTouch) await make.click()
    const logo = tab.getByRole('group', { name: t('logo'), exact: true })
    await expect(logo.getByText(t('upload.hint'))).toBeVisible()
    await expect(logo.getByText(t('upload.drop'))).toBeVisible({ visible: !isTouch })
    await context.close()
  }
})

test('a section whose words are not saved says so in sight of the preview, and the status counts it (practice.says-what-is-not-saved)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/store\?/)
  await signIn(page, await newPractitioner(page))
  await page.goto(EDITOR)
  await page.getByRole('button', { name: t('make.submit') }).click()
  const section = sectionsOf(page)
  const told = (count: number) => page.getByText(text('practiceEditor:status.unsaved', { count, number: `${count}` }))
  await section('about').click()
  await page.getByLabel(t('field.title'), { exact: true }).fill('Typed')
  await expect(page.getByRole('region', { name: t('preview'), exact: true })).toContainText('Typed')
  await expect(section('about')).toHaveAccessibleName(new RegExp(`${t('sections.about')} ?, ${t('unsavedMark')}`))
  await expect(page.getByRole('form').getByText(t('unsaved'), { exact: true })).toBeVisible()
  await expect(told(1)).toBeVisible()
  await section('services').click()
  await page.getByRole('button', { name: t('services.add') }).click()
  await page
    .getByRole('form', { name: t('services.new') })
    .getByLabel(t('entries.name'))
    .fill('Talk')
  await expect(told(2)).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: t('entries.cancel') }).click()
  await section('about').click()
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible()
  await expect(section('about')).toHaveAccessibleName(new RegExp(`${t('sections.about')} ?, ${t('doneMark')}`))
  await expect(told(1)).toHaveCount(0)
})
