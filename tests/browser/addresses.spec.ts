import type { Page } from 'playwright/test'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'
import { Watch } from './support/watch.ts'

/** Every address that the page has had since then, without the query of a document that was asked for. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search, hash } = new URL(frame.url())
    const address = `${pathname}${search}${hash}`
    if (frame === page.mainFrame() && addresses.at(-1) !== address) addresses.push(address)
  })
  return addresses
}

test('an address in capital letters leads to its own for good (address.any-letter-case-is-taken)', async ({
  page,
  request,
}) => {
  await page.goto('/en/products')
  const link = new ListingPage(page).products.first().getByRole('link')
  const product = (await link.getAttribute('href')) ?? ''
  for (const [address, own] of [
    ['/en/PRODUCTS?zero_waste=1', '/en/products?zero_waste=1'],
    [product.toUpperCase().replace('/EN/PRODUCTS', '/en/products'), product],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0, headers: { accept: 'text/html' } })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, own])
  }
})

test(
  "the shop's front door leads to the home page in the language that was used last, in one step, with query and hash",
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/de/products')
    await settle(page)
    const addresses = addressesOf(page)
    await page.goto('/?x=1#y')
    await expect(page.getByRole('heading', { level: 1, name: text('home:hero.heading', {}, 'de') })).toBeVisible()
    expect(addresses).toEqual(['/de?x=1#y'])
    expect(await page.evaluate('history.length')).toBe(3)
  },
)

test(
  'an alias of a language names the address that search engines shall keep (language.alias-equals-zh-tw)',
  { tag: '@long' },
  async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]')
    await page.goto('/zh_tw/products')
    await expect(new ListingPage(page, 'zh_tw').heading).toBeVisible()
    await expect(canonical).toHaveAttribute('href', /^http:\/\/[^/]+\/zh-TW\/products$/)
    await page.goto('/zh-TW/products')
    await expect(new ListingPage(page, 'zh-TW').heading).toBeVisible()
    await expect(canonical).toHaveAttribute('href', /\/zh-TW\/products$/)
    await expect(canonical).toHaveCount(1)
  },
)

test('two tabs in two languages each keep their own', { tag: '@long' }, async ({ page, context }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await settle(page)
  const [first] = await listing.optionNames()

  const other = await context.newPage()
  const otherWatch = new Watch(other)
  await other.goto('/de/products')
  await expect(new ListingPage(other, 'de').heading).toBeVisible()
  await settle(other)

  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(searchParams.get('language_code'))
  })
  await page.bringToFront()
  await listing.option(text('catalogue:option.zeroWaste')).check()
  await expect(page).toHaveURL('/en/products?zero_waste=1')
  await settle(page)
  expect(new Set(asked)).toEqual(new Set(['en']))
  expect((await listing.optionNames())[0]).toBe(first)
  expect(otherWatch.problems()).toEqual([])
})
