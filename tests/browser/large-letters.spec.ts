import type { Page } from 'playwright/test'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import { sample } from '#tests/support/length.ts'

import { settle } from './support/checks.ts'
import { expectNarrow } from './support/long-names.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const PRACTITIONER = '/account/practitioner'
const ADMIN = '/account/admin'

/** The main pages by who sees them; a visitor also sees the page of the first product. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  visitor: [
    '',
    '/products',
    '/search-results?query=zinc',
    '/login',
    '/onboarding/register/practitioner',
    '/contact',
    '/about',
    '/practitioners',
  ],
  'client@verbena.test': [
    '/cart',
    '/wishlist',
    '/checkout',
    ...['', '/protocols', '/orders', '/profile'].map((path) => `/account/client${path}`),
  ],
  'certified@verbena.test': [
    '',
    '/folders',
    '/protocols',
    '/clients',
    '/clients/invite',
    '/clients/import',
    '/commission',
    '/orders',
    '/shop',
    '/profile',
  ].map((path) => `${PRACTITIONER}${path}`),
  'admin@verbena.test': ['', '/practitioners', '/orders', '/commission', '/accounts', '/import'].map(
    (path) => `${ADMIN}${path}`,
  ),
}

/** Sets the size of letters in the browser's settings, 16 pixels being the usual one. */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

for (const [who, paths] of Object.entries(PAGES))
  for (const percent of sample([200, 150, 100] as const, 1))
    test(`letters at ${percent} % need no sideways scroll on a phone for ${who} (accessibility.large-letters-need-no-sideways-scroll)`, async ({
      page,
    }) => {
      test.slow()
      if (who !== 'visitor') await signIn(page, who)
      const products = await page.request.get('/api/v2/storefront/products?limit=1')
      const { data } = (await products.json()) as ProductPage
      await setLetters(page, (16 * percent) / 100)
      for (const path of who === 'visitor' ? [...paths, `/products/${data[0]?.slug}`] : paths) {
        await page.goto(`/de${path}`)
        await settle(page)
        await expectNarrow(page, `${path} at ${percent} %`)
      }
      // What the bar stands over until one scrolls is no target of the full size.
      await page.setViewportSize({ width: 390, height: 1600 })
    })

const areasOf = (page: Page) =>
  page.getByRole('navigation', { name: text('common:areas.label', {}, 'de'), exact: true }).getByRole('list')

/** The row of main areas as it is drawn, and as it would be without fading. */
async function fadedAndWhole(page: Page): Promise<readonly [faded: Buffer, whole: Buffer]> {
  const faded = await areasOf(page).screenshot()
  await areasOf(page).evaluate((list) => list.style.setProperty('mask', 'none'))
  const whole = await areasOf(page).screenshot()
  await areasOf(page).evaluate((list) => list.style.removeProperty('mask'))
  return [faded, whole]
}

test('the row of main areas fades where more follows, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/terms')
  await settle(page)
  const [faded, whole] = await fadedAndWhole(page)
  expect(faded.equals(whole), 'faded at 390 px, where only the gutter follows').toBe(true)
  await page.setViewportSize({ width: 320, height: 844 })
  const [narrowFaded, narrowWhole] = await fadedAndWhole(page)
  expect(narrowFaded.equals(narrowWhole), 'whole at 320 px, where more follows').toBe(false)
})
