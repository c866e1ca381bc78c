import type { Page, Route } from 'playwright/test'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle, settleDrawn } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const PRODUCTS = /\/api\/v2\/storefront\/products\?/

/** The user's place in the list: pages loaded, the first card in sight with its offset, and the card with the focus. */
async function whereInList(page: Page): Promise<unknown> {
  return await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-product]')]
    const first = cards.find((card) => card.getBoundingClientRect().bottom > 64)
    return {
      loaded: cards.length,
      card: first?.dataset['product'],
      top: Math.round(first?.getBoundingClientRect().top ?? 0),
      focus: document.activeElement?.closest<HTMLElement>('[data-product]')?.dataset['product'],
    }
  })
}

/** Three pages of a filtered list are loaded, and a card deep in it has the focus. */
async function goDeep(page: Page): Promise<unknown> {
  const listing = new ListingPage(page)
  await page.goto('/en/products?availability=1')
  await listing.more.scrollIntoViewIfNeeded()
  await expect(listing.products).toHaveCount(52)
  await listing.more.click()
  await expect(listing.products).toHaveCount(78)
  await settle(page)
  await listing.products.nth(60).getByRole('link').focus()
  await settle(page)
  return await whereInList(page)
}

const expectBack = (page: Page, place: unknown) => expect.poll(() => whereInList(page)).toEqual(place)

test(
  'back from a product is the same card at the same spot, with all loaded pages and the focus (address.back-restores-the-place)',
  { tag: '@core' },
  async ({ page }) => {
    const place = await goDeep(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
    await settle(page)
    const asked: string[] = []
    page.on('request', (request) => void (PRODUCTS.test(request.url()) && asked.push(request.url())))
    await page.goBack()
    await expectBack(page, place)
    expect(asked).toEqual([])
  },
)

test('a reload keeps the place, and asks only for what did not come with the document', async ({ page }) => {
  const place = await goDeep(page)
  const asked: (string | null)[] = []
  page.on(
    'request',
    (request) => void (PRODUCTS.test(request.url()) && asked.push(new URL(request.url()).searchParams.get('page'))),
  )
  await page.reload()
  await expectBack(page, place)
  expect(asked.toSorted((a, b) => Number(a) - Number(b))).toEqual(['2', '3'])
})

test('the way back is kept over a reload of the product', { tag: '@long' }, async ({ page }) => {
  const place = await goDeep(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
  await settle(page)
  await page.reload()
  await settle(page)
  await page.goBack()
  await expectBack(page, place)
})

test(
  'back from a reloaded product before its code has come leads to the list once it has',
  { tag: '@long' },
  async ({ page }) => {
    const place = await goDeep(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
    await settle(page)
    const code: Route[] = []
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => void code.push(route))
    await page.reload({ waitUntil: 'commit' })
    await settleDrawn(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/en/products?availability=1')
    for (const route of code) await route.continue()
    await expectBack(page, place)
  },
)

test(
  'another language shows the same products at the same spot, with all loaded pages (language.change-keeps-the-place)',
  { tag: '@long' },
  async ({ page }) => {
    await goDeep(page)
    await page.getByRole('button', { name: text('common:language.choose', { language: 'English' }) }).focus()
    await page.keyboard.press('Enter')
    const place = await whereInList(page)
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/products?availability=1')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await settle(page)
    await expectBack(page, place)
    await page.goBack()
    await expect(page).toHaveURL('/en/products?availability=1')
    await settle(page)
    await expectBack(page, place)
  },
)

test(
  'pages that cannot be had again leave the list as it came, and can be asked for',
  { tag: '@long' },
  async ({ page, watch }) => {
    await goDeep(page)
    const listing = new ListingPage(page)
    watch.expectFailure(PRODUCTS)
    await page.route(PRODUCTS, (route) => route.fulfill({ status: 503, json: { message: 'Too many at once.' } }))
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: text('catalogue:list.moreFailed') })).toBeVisible()
    await expect(listing.products).toHaveCount(26)
    await page.unroute(PRODUCTS)
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common:retry') })
      .click()
    await expect(listing.products).toHaveCount(52)
  },
)

test(
  'who goes on from another card while the list is still being brought back comes back to that card',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    await listing.products.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
    await settle(page)
    // The list counts as brought back once it has stood still for some pictures: there are none now.
    await page.evaluate(() => {
      const draw = window.requestAnimationFrame
      const held: FrameRequestCallback[] = []
      window.requestAnimationFrame = (callback) => held.push(callback)
      window.addEventListener('draw', () => {
        window.requestAnimationFrame = draw
        for (const callback of held) draw(callback)
      })
    })
    await page.goBack()
    await expect(listing.products.first().getByRole('link')).toBeFocused()
    const link = listing.products.nth(2).getByRole('link')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
    await page.evaluate(() => window.dispatchEvent(new Event('draw')))
    await settle(page)
    await page.goBack()
    await expect(link).toBeFocused()
  },
)

test('back at a list that was left at its top is its top, with the focus', async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  const link = listing.products.first().getByRole('link')
  await link.focus()
  expect(await page.evaluate('scrollY')).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
  await settle(page)
  await page.evaluate('scrollTo(0, 600)')
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

test(
  'a message that comes to stand above a list at its top does not push the page down',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/locales\/fr\//)
    watch.expectConsole(/texts of fr could not be loaded/)
    await page.goto('/en/products')
    await settle(page)
    await page.route('**/locales/fr/*.json', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: text('common:language.choose', { language: 'English' }) }).click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: text('common:notice.languageFailed') }),
    ).toBeVisible()
    await settle(page)
    expect(await page.evaluate('scrollY')).toBe(0)
  },
)

test(
  'an address that is opened anew begins at its top, wherever an older entry stood',
  { tag: '@long' },
  async ({ page }) => {
    await goDeep(page)
    await page.goto('/en/about')
    await settle(page)
    await page.goto('/en/products?availability=1')
    await settle(page)
    expect(await page.evaluate('scrollY')).toBe(0)
    await expect(new ListingPage(page).products).toHaveCount(26)
  },
)

test('what a tab keeps of its places is read with care', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/products')
  await settle(page)
  for (const kept of ['no JSON', '7', 'null', '{"x":{"pages":1e9,"card":"a"}}']) {
    await page.evaluate((text) => sessionStorage.setItem('verbena:places', text), kept)
    await page.evaluate(() => {
      const { __TSR_key: key } = history.state as { __TSR_key: string }
      const read = sessionStorage.getItem('verbena:places') ?? ''
      if (read.includes('"x"')) sessionStorage.setItem('verbena:places', read.replace('"x"', JSON.stringify(key)))
    })
    await page.reload()
    await settle(page)
    await expect(new ListingPage(page).products).toHaveCount(26)
  }
})

test('back and forward from one product to another are at the same spot, with the focus (address.back-restores-the-place)', async ({
  page,
}) => {
  await page.goto('/en/products')
  await settle(page)
  const first = new ListingPage(page).products.first().getByRole('link')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await settle(page)
  const link = page.getByRole('main').getByRole('article').last().getByRole('link').first()
  await link.focus()
  const where = () =>
    page.evaluate(() => ({
      path: location.pathname,
      top: Math.round(scrollY),
      focus: document.activeElement?.getAttribute('href'),
    }))
  const left = await where()
  expect(left.top).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(left.path)
  await settle(page)
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  const next = await where()
  await page.goBack()
  await expect.poll(where).toEqual(left)
  await settle(page)
  await page.goForward()
  await expect.poll(where).toEqual(next)
})
