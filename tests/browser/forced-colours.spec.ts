import type { Locator, Page } from 'playwright/test'

import { settle } from './support/checks.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const outlineOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineStyle)

/** Opens a page in forced colours, and looks at the links of a navigation: the current one alone is framed. */
async function expectFramed(page: Page, path: string, navigation: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  await settle(page)
  const links = page.getByRole('navigation', { name: text(navigation), exact: true }).getByRole('link')
  const current = links.and(page.locator('[aria-current]'))
  await expect(current).toHaveCount(1)
  expect(await outlineOf(current)).toBe('solid')
  for (const other of await links.and(page.locator(':not([aria-current])')).all())
    expect(await outlineOf(other)).toBe('none')
}

const RULE = '(accessibility.no-colour-alone)'

test(`forced colours frame the page in sight in the side navigation ${RULE}`, async ({ page }) => {
  await signIn(page, 'certified@verbena.test')
  await expectFramed(page, '/en/account/practitioner/protocols', 'common:account.menu')
})

test(`forced colours frame the section in sight in the editor ${RULE}`, async ({ page }) => {
  await signIn(page, 'certified@verbena.test')
  await expectFramed(page, '/en/account/practitioner/shop', 'practiceEditor:sections.label')
})

test(`forced colours frame the page number in sight ${RULE}`, async ({ page }) => {
  await expectFramed(page, '/en/search-results?query=magnesium&page=2', 'catalogue:search.pages')
})

test(`forced colours tell the chosen screen and scheme of the preview from the others ${RULE}`, async ({ page }) => {
  await signIn(page, 'certified@verbena.test')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/account/practitioner/shop')
  await settle(page)
  const colourOf = (name: string) =>
    page
      .locator('label')
      .filter({ hasText: text(name) })
      .evaluate((label) => getComputedStyle(label).color)
  expect(await colourOf('practiceEditor:view.screens.phone')).not.toBe(
    await colourOf('practiceEditor:view.screens.desktop'),
  )
})
