import type { Locator, Page } from 'playwright/test'

import { addPlenty } from '#tests/areas/orders/browser/support/orders.ts'

import { settle } from './support/checks.ts'
import { newCertified, newClient, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

const RULE = '(account.bar-on-phones)'

/** In a narrow window the navigation of the own area is the bar. */
const barOf = (page: Page) => page.getByRole('navigation', { name: text('common:account.menu'), exact: true })
const moreOf = (page: Page) => barOf(page).getByRole('button', { name: text('common:menu.more'), exact: true })
const entryOf = (page: Page, key: string) => barOf(page).getByRole('link', { name: text(key), exact: true })

for (const [who, email, shown, behind, other] of [
  [
    'client',
    'client@verbena.test',
    ['home', 'shop', 'protocols', 'orders'],
    ['profile'],
    ['/products', 'shop', '/account/client/orders', 'orders'],
  ],
  [
    'practitioner',
    'certified@verbena.test',
    ['home', 'shop', 'protocols', 'clients'],
    ['folders', 'commission', 'orders', 'practicePage', 'profile'],
    ['/products', 'shop', '/account/practitioner/clients', 'clients'],
  ],
  [
    'admin',
    'admin@verbena.test',
    ['home', 'orders', 'returns', 'products'],
    ['practitioners', 'commission', 'accounts', 'import', 'profile'],
    ['/account/admin/returns', 'returns', '/account/admin/products', 'products'],
  ],
] as const)
  test(`on a phone a ${who} has the pages of daily use at the foot of the window, and the others behind a button ${RULE}`, async ({
    page,
  }) => {
    await signIn(page, email)
    const [first, its, second, seconds] = other
    await page.goto(`/en${first}`)
    await expect(barOf(page).getByRole('link')).toHaveText(shown.map((name) => text(`common:menu.${name}`)))
    await expect(entryOf(page, `common:menu.${its}`)).toHaveAttribute('aria-current', 'page')
    await entryOf(page, `common:menu.${seconds}`).click()
    await expect(page).toHaveURL(`/en${second}`)
    await expect(barOf(page).locator('[aria-current]')).toHaveText(text(`common:menu.${seconds}`))
    await moreOf(page).click()
    for (const name of behind) await expect(entryOf(page, `common:menu.${name}`)).toBeVisible()
    await expect(barOf(page).getByRole('button', { name: text('common:account.signOut'), exact: true })).toBeVisible()
    await entryOf(page, 'common:menu.profile').click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(entryOf(page, 'common:menu.profile')).toBeHidden()
    // What the page lies behind is marked where the entry itself is not in sight.
    await expect(moreOf(page)).toHaveAttribute('aria-current', 'true')
  })

test(`a visitor and a wide window have no bar ${RULE}`, async ({ page }) => {
  await page.goto('/en/products')
  await settle(page)
  await expect(moreOf(page)).toHaveCount(0)
  await signIn(page, 'client@verbena.test')
  await page.goto('/en/products')
  await expect(moreOf(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(moreOf(page)).toBeHidden()
})

test(`the checkout has no bar ${RULE}`, async ({ page }) => {
  await signIn(page, await newClient(page))
  await addPlenty(page)
  await expect(moreOf(page)).toBeVisible()
  await page.goto('/en/cart')
  await expect(moreOf(page)).toBeVisible()
  await page.getByRole('link', { name: text('shopping:cart.checkout') }).click()
  await expect(page).toHaveURL('/en/checkout')
  await expect(page.getByRole('form', { name: text('shopping:checkout.title') })).toBeVisible()
  await settle(page)
  await expect(moreOf(page)).toHaveCount(0)
})

/** The pixels by which something reaches below the upper edge of the bar; above it is less than none. */
const underBar = async (page: Page, element: Locator): Promise<number> => {
  const edge = (await barOf(page).boundingBox())?.y ?? 0
  return (await element.evaluate((inside) => inside.getBoundingClientRect().bottom)) - edge
}

for (const mode of ['standard', 'redesign'] as const)
  test(`beside the builder in ${mode} mode the bar covers neither the end of a page, nor what has the focus, nor messages ${RULE}`, async ({
    page,
  }) => {
    const email = await newCertified(page)
    await signIn(page, email)
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const headers = { authorization: `Bearer ${token ?? ''}` }
    const answer = await page.request.put('/api/v2/account/', { data: { builder_mode: mode }, headers })
    expect(answer.ok()).toBe(true)
    await page.goto('/en/products')
    const builder = page.getByRole('button', {
      name: text(mode === 'standard' ? 'builder:bar.choose' : 'builder:openName'),
      exact: true,
    })
    await expect(builder).toBeVisible()
    await expect(moreOf(page)).toBeVisible()
    await settle(page)
    for (const link of (await page.getByRole('article').getByRole('link').all()).slice(0, 6)) {
      await link.focus()
      expect(await underBar(page, link)).toBeLessThan(0)
    }
    const messages = page.getByRole('region', { name: text('common:toast.region'), exact: true })
    expect(await underBar(page, messages)).toBeLessThan(0)
    // The bar of the builder lies below this one, the button of its panel above.
    if (mode === 'redesign') expect(await underBar(page, builder)).toBeLessThan(0)
    else
      expect((await builder.boundingBox())?.y).toBeGreaterThanOrEqual(
        await barOf(page).evaluate((bar) => bar.getBoundingClientRect().bottom),
      )

    await page.goto('/en/about')
    await expect(moreOf(page)).toBeVisible()
    // Both make room for themselves at the page's end.
    await expect(builder).toBeVisible()
    await settle(page)
    await page.evaluate('scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })')
    expect(await underBar(page, page.getByRole('contentinfo'))).toBeLessThanOrEqual(0)
  })

test(`in a window as low as a magnified page has, the bar stands at the end of the page ${RULE}`, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(page, 'client@verbena.test')
  await page.goto('/en/account/client')
  await expect(moreOf(page)).toBeAttached()
  await settle(page)
  await expect(moreOf(page)).not.toBeInViewport()
  await moreOf(page).scrollIntoViewIfNeeded()
  await moreOf(page).click()
  await entryOf(page, 'common:menu.profile').click()
  await expect(page).toHaveURL(/\/profile$/)
})
