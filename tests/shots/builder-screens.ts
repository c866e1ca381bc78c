import { expect, type Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'
import { PASSWORD, signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

import type { Screen } from './screen.ts'

const PRACTITIONER = 'certified@verbena.test'
const WAITING = 'practitioner@verbena.test'

type Mode = 'standard' | 'redesign'

const into =
  (mode: Mode, email = PRACTITIONER) =>
  async (page: Page): Promise<void> => {
    await signIn(page, email, PASSWORD)
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const answer = await page.request.put('/api/v2/account/', {
      data: { builder_mode: mode },
      headers: { authorization: `Bearer ${token ?? ''}` },
    })
    expect(answer.ok()).toBe(true)
  }

type Step = (page: Page, language: LanguageCode) => Promise<void>

const press = async (page: Page, key: string, language: LanguageCode): Promise<void> =>
  await page.getByRole('button', { name: text(key, {}, language), exact: true }).click()

const open =
  (mode: Mode): Step =>
  async (page, language) => {
    await press(page, mode === 'standard' ? 'builder:bar.choose' : 'builder:openName', language)
    await page.getByRole('list', { name: text('builder:list.label', {}, language) }).waitFor()
  }

const select =
  (mode: Mode): Step =>
  async (page, language) => {
    await open(mode)(page, language)
    await page.locator('.vb-prow-select > button').first().click()
    if (mode === 'standard') await press(page, 'builder:bar.open', language)
    await page.locator('.vb-pline').first().waitFor()
  }

const choose =
  (mode: Mode, key: string): Step =>
  async (page, language) => {
    await select(mode)(page, language)
    await page.locator('.vb-view [aria-haspopup="menu"]').click()
    await page.getByRole('menuitem', { name: text(key, {}, language), exact: true }).click()
  }

const create =
  (mode: Mode): Step =>
  async (page, language) => {
    await open(mode)(page, language)
    await page
      .getByRole('button', { name: text('builder:list.new', {}, language), exact: true })
      .first()
      .click()
    await page.getByRole('textbox', { name: text('builder:field.description', {}, language), exact: true }).focus()
  }

const add =
  (mode: Mode): Step =>
  async (page, language) => {
    await select(mode)(page, language)
    // On narrow screens the panel covers the page.
    if (mode === 'standard') await press(page, 'builder:bar.close', language)
    else if ((page.viewportSize()?.width ?? 0) < 900) await press(page, 'builder:hide', language)
    await page.locator('.vb-card .vb-padd').nth(1).click()
  }

const share =
  (mode: Mode): Step =>
  async (page, language) => {
    await select(mode)(page, language)
    await page
      .getByRole('button', { name: text('builder:share', {}, language), exact: true })
      .first()
      .click()
    const field = page.getByRole('combobox', { name: text('builder:shareForm.recipients', {}, language), exact: true })
    await field.fill('mara')
    await page.getByRole('option').first().waitFor()
    await field.press('Enter')
    await field.fill('gil.berg@mail.example')
    await page.getByText(text('builder:shareForm.enterInvites', {}, language)).waitFor()
    await field.press('Enter')
  }

const note =
  (mode: Mode): Step =>
  async (page, language) => {
    await select(mode)(page, language)
    await page
      .getByRole('button', { name: text('builder:share', {}, language), exact: true })
      .first()
      .click()
    await press(page, 'builder:shareForm.addNote', language)
    await press(page, 'builder:shareForm.saveNote', language)
  }

/** The command box with what a product's name and a quantity find. */
const command: Step = async (page, language) => {
  await select('redesign')(page, language)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: text('builder:command.label', {}, language), exact: true })
  await field.fill(language === 'en' ? 'magnesium x2' : 'magnesium')
  await page.locator('.vb-command .vb-suggest-picture').first().waitFor()
}

/** The box as it opens. */
const commandEmpty: Step = async (page, language) => {
  await open('redesign')(page, language)
  await page.keyboard.press('Control+k')
  await page.locator('.vb-command [role="option"]').first().waitFor()
}

const shortcuts: Step = async (page, language) => {
  await open('redesign')(page, language)
  await press(page, 'builder:shortcuts.title', language)
  await page.getByRole('dialog').waitFor()
}

/** Earlier notes below the field of the first line. */
const notes: Step = async (page, language) => {
  await select('redesign')(page, language)
  await page.locator('.vb-note').first().fill('a')
  await page.locator('.vb-note-list').waitFor()
}

const inMode = (mode: Mode): readonly Screen[] => {
  const before = into(mode)
  const path = '/products'
  return [
    {
      name: `builder-${mode}`,
      path,
      before,
      after: (page) => page.locator('.vb-padd').first().waitFor(),
    },
    { name: `builder-${mode}-list`, path, before, after: open(mode) },
    { name: `builder-${mode}-create`, path, before, after: create(mode) },
    { name: `builder-${mode}-active`, path, before, after: select(mode) },
    { name: `builder-${mode}-added`, path, before, after: add(mode) },
    { name: `builder-${mode}-edit`, path, before, after: choose(mode, 'builder:edit.button') },
    { name: `builder-${mode}-share`, path, before, after: share(mode) },
    { name: `builder-${mode}-note`, path, before, after: note(mode) },
    { name: `builder-${mode}-delete`, path, before, after: choose(mode, 'builder:delete.button') },
  ]
}

/** The protocol builder in its states, in both modes. */
export const BUILDER_SCREENS: readonly Screen[] = [
  ...inMode('standard'),
  ...inMode('redesign'),
  { name: 'builder-command', path: '/products', before: into('redesign'), after: command },
  { name: 'builder-command-empty', path: '/products', before: into('redesign'), after: commandEmpty },
  { name: 'builder-shortcuts', path: '/products', before: into('redesign'), after: shortcuts },
  { name: 'builder-earlier-notes', path: '/products', before: into('redesign'), after: notes },
  {
    name: 'builder-not-approved',
    path: '/products',
    before: into('redesign', WAITING),
    async after(page, language) {
      await press(page, 'builder:openName', language)
      await press(page, 'builder:list.new', language)
      await page.getByRole('textbox', { name: text('builder:field.name', {}, language), exact: true }).fill('Zink')
      await page
        .getByRole('textbox', { name: text('builder:field.description', {}, language), exact: true })
        .fill('Zink, 亜鉛')
      await press(page, 'builder:create.submit', language)
      await page.getByText(text('builder:notApproved', {}, language)).waitFor()
    },
  },
]
