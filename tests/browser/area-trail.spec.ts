import type { Page } from 'playwright/test'

import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const trail = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: text('account:area.trail'), exact: true })
const HOME = text('common:menu.home')

/** The steps of the trail, the page itself last. */
async function expectTrail(page: Page, path: string, ...steps: readonly string[]): Promise<void> {
  await page.goto(`/en${path}`)
  await expect(trail(page).getByRole('listitem')).toHaveText([HOME, ...steps])
  await expect(trail(page).locator('[aria-current=page]')).toHaveText(steps.at(-1) ?? '')
}

/** From now on the words of each trail that the page shows. */
async function trailsShown(page: Page): Promise<() => Promise<readonly string[]>> {
  const shown = await trail(page).evaluateHandle((first) => {
    const label = first.getAttribute('aria-label') ?? ''
    const words = [first.textContent]
    new MutationObserver(() => {
      const now = document.querySelector(`main nav[aria-label="${label}"]`)?.textContent
      if (now !== undefined && now !== words.at(-1)) words.push(now)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    return words
  })
  return () => shown.jsonValue()
}

test('pages of an admin show the way to them (account.trail-leads-up)', async ({ page }) => {
  await signIn(page, 'admin@verbena.test')
  await page.goto('/en/account/admin')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(trail(page)).toHaveCount(0)
  await expectTrail(page, '/account/admin/practitioners', text('account:admin.title'))
  await expectTrail(page, '/account/admin/accounts', text('account:admin.accounts.title'))
  await expectTrail(page, '/account/admin/commission', text('commission:title'))
  await expectTrail(page, '/account/admin/import', text('import:title'))
  await expectTrail(page, '/account/admin/profile', text('common:account.profile'))
  await expectTrail(page, '/account/admin/orders', text('orders:title'))
  const link = page.getByRole('main').getByRole('table').getByRole('link').first()
  const number = await link.innerText()
  await link.click()
  await expect(trail(page).getByRole('listitem')).toHaveText([
    HOME,
    text('common:menu.orders'),
    text('orders:one.title', { number }),
  ])
  await trail(page)
    .getByRole('link', { name: text('common:menu.orders') })
    .click()
  await expect(page).toHaveURL('/en/account/admin/orders')
})

test('pages of a practitioner show the way to them (account.trail-leads-up)', async ({ page }) => {
  await signIn(page, 'certified@verbena.test')
  await expectTrail(page, '/account/practitioner/folders', text('shopping:folders.title'))
  await expectTrail(page, '/account/practitioner/protocols', text('builder:list.title'))
  await expectTrail(page, '/account/practitioner/clients', text('clients:list.title'))
  await expectTrail(
    page,
    '/account/practitioner/clients/invite',
    text('common:menu.clients'),
    text('clients:invite.title'),
  )
  await expectTrail(page, '/account/practitioner/orders/own', text('common:menu.orders'), text('orders:own.title'))
  await expectTrail(page, '/account/practitioner/shop', text('practiceEditor:title'))
  await page.goto('/en/account/practitioner/clients')
  const link = page.getByRole('main').getByRole('table').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(trail(page).getByRole('listitem')).toHaveText([HOME, text('common:menu.clients'), name])
})

test('pages of a client show the way to them (account.trail-leads-up)', async ({ page }) => {
  await signIn(page, 'client@verbena.test')
  await expectTrail(page, '/account/client/protocols', text('clients:mine.title'))
  await expectTrail(page, '/account/client/orders', text('orders:own.title'))
  await page.goto('/en/account/client/protocols')
  const link = page.getByRole('main').locator('a[href*="/client/protocols/"]').first()
  const name = await link.innerText()
  const shown = await trailsShown(page)
  await link.click()
  await expect(trail(page).getByRole('listitem')).toHaveText([HOME, text('clients:mine.title'), name])
  const [list, one] = [[HOME, text('clients:mine.title')].join(''), [HOME, text('clients:mine.title'), name].join('')]
  for (const words of await shown()) expect([list, one]).toContain(words)
})

test('a page of the own area that is missing shows the way to it as well (account.trail-leads-up)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/\/99999\?/)
  await signIn(page, 'certified@verbena.test')
  const [clients, orders] = [text('common:menu.clients'), text('common:menu.orders')]
  await expectTrail(page, '/account/practitioner/clients/99999', clients, text('clients:client.missingTitle'))
  await expectTrail(page, '/account/practitioner/orders/99999', orders, text('orders:one.missingTitle'))
  await expectTrail(
    page,
    '/account/practitioner/protocols/99999',
    text('common:menu.protocols'),
    text('builder:pages.one.missingTitle'),
  )
  await expectTrail(
    page,
    '/account/practitioner/commission/payouts/99999',
    text('common:menu.commission'),
    text('commission:statement.missingTitle'),
  )
})
