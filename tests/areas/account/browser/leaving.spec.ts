import type { Page } from 'playwright/test'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { settleWhole } from '#tests/browser/support/checks.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import type { Watch } from '#tests/browser/support/watch.ts'
import { text } from '#tests/browser/texts.ts'

/** Opens a page whose code is held back, and says what is seen until the returned function lets it come. */
async function withCodeHeld(page: Page, watch: Watch, code: RegExp, open: () => Promise<void>) {
  await settleWhole(page, watch)
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest(code)
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  await open()
  await asked
  return release
}

test('a page of the own area stays in sight until the code of a page outside it has come', async ({ page, watch }) => {
  await signIn(page, 'certified@verbena.test')
  await page.goto('/en/account/practitioner/clients')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(text('clients:list.title'))
  const header = page.getByRole('banner')
  const release = await withCodeHeld(page, watch, /\/assets\/ListingScreen-/, () =>
    header.getByRole('link', { name: text('common:areas.products'), exact: true }).click(),
  )
  await expect(page).toHaveURL('/en/products')
  await expect(heading).toHaveText(text('clients:list.title'))
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  release()
  await expect(heading).toHaveText(text('common:areas.products'))
})

test('a page that has no builder takes it from the page before only once it is there itself', async ({
  page,
  watch,
}) => {
  await signIn(page, 'certified@verbena.test')
  await page.goto('/en/products')
  const builder = new BuilderPart(page).shown
  await expect(builder).toBeVisible()
  const release = await withCodeHeld(page, watch, /\/assets\/WishlistScreen-/, () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: text('common:wishlist.label') })
      .click(),
  )
  await expect(page).toHaveURL('/en/wishlist')
  await expect(builder).toBeVisible()
  release()
  await expect(builder).toBeHidden()
})

test('the form of a practice names it until the next page is there', async ({ page, watch }) => {
  await page.goto('/en/onboarding/register/client?practice=linden-practice')
  const note = page.getByText(text('account:register.client.of', { name: 'Linnea Hart' }))
  await expect(note).toBeVisible()
  const release = await withCodeHeld(page, watch, /\/assets\/ListingScreen-/, () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: text('common:areas.products'), exact: true })
      .click(),
  )
  await expect(page).toHaveURL('/en/products')
  await expect(note).toBeVisible()
  release()
  await expect(note).toBeHidden()
})
