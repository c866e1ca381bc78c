import type { Page } from 'playwright/test'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const NAME = 'Ashwagandha root extract'
const main = (page: Page) => page.getByRole('main')
const row = (page: Page) => main(page).getByRole('row').filter({ hasText: NAME })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('an admin corrects what a name counts as, and takes that back (intake.matches-are-shown, intake.admin-corrects-matches)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await page.goto('/en/account/admin/ingredients')
  await main(page).getByRole('searchbox').fill('ashwagandha root')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/en/account/admin/ingredients?query=ashwagandha+root')
  await expect(row(page)).toContainText(text('intake:admin.unmatched'))

  await button(page, text('intake:admin.correctNamed', { name: NAME })).click()
  await button(page, text('intake:admin.save')).click()
  await expect(main(page)).toContainText(text('intake:admin.needsTarget'))
  const target = main(page).getByRole('combobox')
  await target.selectOption('niacin.nicotinamide')
  await expect(main(page)).not.toContainText(text('intake:admin.needsTarget'))
  await target.selectOption('none')
  await checkAccessibility(page)
  await button(page, text('intake:admin.save')).click()
  await expect(row(page)).toContainText(text('intake:admin.noSubstance'))

  await main(page)
    .getByRole('link', { name: text('intake:admin.states.corrected'), exact: true })
    .click()
  await expect(row(page)).toContainText(text('intake:admin.noSubstance'))
  await button(page, text('intake:admin.undoNamed', { name: NAME })).click()
  await expect(page.getByRole('heading', { name: text('intake:admin.noneTitle') })).toBeVisible()
  await main(page)
    .getByRole('link', { name: text('intake:admin.states.unmatched'), exact: true })
    .click()
  await expect(row(page)).toContainText(text('intake:admin.unmatched'))
})
