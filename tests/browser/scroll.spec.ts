import type { Page } from 'playwright/test'

import { Frame } from './pages/frame.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'
import type { Watch } from './support/watch.ts'

// So low that every page has more than is in sight.
test.use({ viewport: { width: 1440, height: 300 } })

interface WayUp {
  /** Scroll position at the start. */
  readonly from: number
  readonly way: readonly number[]
  /** The `behavior` that each scrolling was asked for; the steps of a smooth one depend on the machine. */
  readonly behaviors: readonly (string | undefined)[]
}

/** Follows a link at the foot of a page to another path. */
async function followFromFoot(page: Page, watch: Watch): Promise<WayUp> {
  watch.expectFailure(/\/en\/nowhere$/)
  await page.goto('/en/nowhere')
  await settle(page)
  const link = new Frame(page).footLink(text('common:areas.products'))
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const from = await page.evaluate(() => {
    const way: number[] = []
    const behaviors: (string | undefined)[] = []
    const scrollTo = window.scrollTo.bind(window)
    addEventListener('scroll', () => way.push(scrollY))
    Object.assign(globalThis, {
      way,
      behaviors,
      scrollTo(options: ScrollToOptions) {
        behaviors.push(options.behavior)
        scrollTo(options)
      },
    })
    return scrollY
  })
  expect(from).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  const { heading } = new ListingPage(page)
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  return { from, way: await page.evaluate('way'), behaviors: await page.evaluate('behaviors') }
}

const isOnTheWay = (from: number) => (place: number) => place > 0 && place < from

test.describe('for who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'a new page is scrolled to its top smoothly (address.new-page-starts-at-its-top)',
    { tag: '@long' },
    async ({ page, watch }) => {
      const { behaviors } = await followFromFoot(page, watch)
      expect(behaviors).toEqual(['smooth'])
    },
  )
})

test('a new page is at its top at once where motion is to be reduced (accessibility.reduced-motion-is-obeyed, address.new-page-starts-at-its-top)', async ({
  page,
  watch,
}) => {
  const { from, way } = await followFromFoot(page, watch)
  expect(way.filter(isOnTheWay(from))).toEqual([])
})

test('a pointer over a product scrolls nothing and asks for nothing', { tag: '@long' }, async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  const link = listing.products.nth(9).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const place = await page.evaluate('scrollY')
  expect(place).toBeGreaterThan(0)
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (/\/storefront\/|ProductScreen/.test(request.url()) && asked.push(request.url())),
  )
  await link.hover()
  await link.focus()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate('scrollY')).toBe(place)
  expect(asked).toEqual([])
})

test(
  'a product that is still on its way stands at its top, not where the list was',
  { tag: '@long' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    await page.route(/storefront\/products\/[\w-]+/, async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/en/products')
    await settle(page)
    await listing.products.nth(9).getByRole('link').click()
    await expect(page.getByRole('group', { name: text('catalogue:product.loading') })).toBeVisible()
    expect(await page.evaluate('scrollY')).toBe(0)
    open()
    await settle(page)
    expect(await page.evaluate('scrollY')).toBe(0)
  },
)
