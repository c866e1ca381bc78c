import type { Locator, Page } from 'playwright/test'

import { FIRST_PAINT_ID } from '#app/first-paint.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { sample } from '#tests/support/length.ts'

import { CartPage } from '#tests/areas/cart/browser/pages/cart.ts'
import { KeptPage } from './pages/kept.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './support/checks.ts'
import { newClient, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

/** Which country the caller is in cannot come with a page that is the same for everybody. */
const CALLS = /\/(?:api\/(?!v2\/account\/geoip)|locales\/)/
/** Fetched once a page is shown, for whoever goes on to the listing, which waits for them: only there they come with the page. */
const OPTIONS = /\/api\/v2\/storefront\/categories\?language_code=[\w-]+$/
const CODE = /\/assets\/index-[^/]*\.js$/
const SCRIPTS = /\/assets\/[^/]*\.js$/
const ZERO_WASTE = text('catalogue:option.zeroWaste')

const PAGES = [
  '/en',
  '/de/products',
  '/jp/products?availability=1&order_by=price&order=asc&order_name=4',
  '/fr/search-results?query=zinc',
  '/hu/about',
  '/it/practitioners',
  '/nl/contact',
  '/es/shipping',
  '/ro/privacy',
  '/dk/terms',
  '/pt/products?zero_waste=1',
  '/zh-TW',
  '/zh_tw/products',
]

/** Slug of a product of the demo. */
async function someProduct(page: Page): Promise<string> {
  const { data } = (await (await page.request.get('/api/v2/storefront/products?limit=1&language_code=en')).json()) as {
    data: { slug: string }[]
  }
  return data[0]?.slug ?? ''
}

/** A product of the listing's first page of which anybody can buy several. */
async function buyable(page: Page): Promise<ListProduct> {
  const answer = await page.request.get('/api/v2/storefront/products?order_by=id&order=desc&page=1&limit=26')
  const found = ((await answer.json()) as { data: ListProduct[] }).data.find(
    ({ practitioner_only, variants: [first] }) => !practitioner_only && first && (first.stock ?? 0) >= 10,
  )
  if (!found) throw new Error('the first page has no such product')
  return found
}

interface Boot {
  readonly calls: readonly string[]
  readonly changes: readonly string[]
  readonly shift: number
}

/** Opens a page and sees what its boot does: calls, elements that come or go, and how far anything moves. */
async function boot(page: Page, address: string): Promise<Boot> {
  const calls: string[] = []
  page.on('request', (request) => void (CALLS.test(request.url()) && calls.push(request.url())))
  await page.addInitScript(() => {
    const seen = { changes: [] as string[], shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      const shop = document.getElementById('shop')
      if (!shop) return
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of [...addedNodes, ...removedNodes])
            if (node instanceof Element) seen.changes.push(node.outerHTML.slice(0, 200))
        }
      }).observe(shop, { childList: true, subtree: true })
    })
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await settle(page)
  const { changes, shift } = await page.evaluate<{ changes: string[]; shift: number }>('seen')
  return { calls, changes, shift }
}

/** The layout shift of a page is judged to two decimals: fonts that take the place of others are never of quite their width. */
function expectAtOnce({ calls, changes, shift }: Boot, isListing = false): void {
  expect({ calls: calls.filter((call) => !OPTIONS.test(call)), changes }).toEqual({ calls: [], changes: [] })
  expect(calls).toHaveLength(isListing ? 0 : 1)
  expect(shift).toBeLessThan(0.005)
}

for (const address of sample(PAGES, 2)) {
  test(
    `${address} is there at once: nothing it shows is asked for, nothing comes, goes or moves (first-paint.whole-before-any-code)`,
    { tag: '@core' },
    async ({ page }) => {
      expectAtOnce(await boot(page, address), address.includes('/products'))
      expect(await page.locator('title').count()).toBe(1)
    },
  )
}

test(
  'a product is there at once: nothing it shows is asked for, nothing comes, goes or moves',
  { tag: '@long' },
  async ({ page }) => {
    const slug = await someProduct(page)
    expectAtOnce(await boot(page, `/en/products/${slug}`))
  },
)

test(
  'an address that the shop does not have is there at once, with its status',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/en\/nowhere$/)
    expectAtOnce(await boot(page, '/en/nowhere'))
  },
)

test(
  'a product that the shop does not have is there at once, with its status',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/en\/products\/no-such-thing$/)
    expectAtOnce(await boot(page, '/en/products/no-such-thing'))
  },
)

test('the drawn page answers: a filter, an order, and the way to a product and back', async ({ page }) => {
  const listing = new ListingPage(page)
  await page.goto('/en/products')
  await listing.option(ZERO_WASTE).check()
  await expect(page).toHaveURL('/en/products?zero_waste=1')
  await expect(listing.chip(ZERO_WASTE)).toBeVisible()
  await listing.products.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/)
  await settle(page)
  await page.goBack()
  await expect(listing.chip(ZERO_WASTE)).toBeVisible()
})

test('the language that was opened is remembered, though the server spoke it first', async ({ page, context }) => {
  await page.goto('/de/products')
  await expect.poll(() => page.evaluate('localStorage.i18nextLng')).toBe('de')
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ preferred_language: 'de', i18next: 'de' })
})

test.describe('before the code of the shop is there', () => {
  /** Holds the shop's code back until it is let through. */
  async function withoutCode(page: Page, held = CODE): Promise<() => Promise<void>> {
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    await page.route(held, async (route) => {
      await opened
      await route.continue()
    })
    return async () => {
      open()
      await page.waitForLoadState('load')
    }
  }

  test(
    'presses are kept and done once it is: a filter, an order, a filter taken away again (first-paint.presses-are-kept)',
    { tag: '@core' },
    async ({ page }) => {
      const listing = new ListingPage(page)
      const arrive = await withoutCode(page)
      await page.goto('/en/products', { waitUntil: 'commit' })
      await expect(listing.heading).toBeVisible()
      await listing.option(ZERO_WASTE).check()
      await listing.sort.selectOption('4')
      await listing.option(text('catalogue:option.available')).first().check()
      await listing.option(text('catalogue:option.available')).first().uncheck()
      await arrive()
      await expect(page).toHaveURL('/en/products?zero_waste=1&order_by=price&order=asc&order_name=4')
      await expect(listing.option(ZERO_WASTE)).toBeChecked()
      await expect(listing.chips).toHaveCount(2)
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
    },
  )

  test(
    'a press is kept as soon as the page is seen, before any script of the shop has come',
    { tag: '@long' },
    async ({ page }) => {
      const listing = new ListingPage(page)
      const arrive = await withoutCode(page, SCRIPTS)
      await page.goto('/en/products', { waitUntil: 'commit' })
      await expect(listing.option(ZERO_WASTE)).toBeVisible()
      await listing.option(ZERO_WASTE).check()
      await arrive()
      await expect(page).toHaveURL('/en/products?zero_waste=1')
      await expect(listing.option(ZERO_WASTE)).toBeChecked()
    },
  )

  test(
    'a button is pressed once, and typed text is not lost (first-paint.presses-are-kept)',
    { tag: '@long' },
    async ({ page }) => {
      const arrive = await withoutCode(page)
      await page.goto('/en/contact', { waitUntil: 'commit' })
      const name = page.getByRole('textbox', { name: text('pages:contact.form.name') })
      await expect(name).toBeVisible()
      await name.pressSequentially('Ida Lund')
      await page.getByRole('button', { name: text('pages:contact.form.send') }).click()
      await arrive()
      // Two of three fields are empty: the press was seen, and said so.
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
      await expect(name).toHaveValue('Ida Lund')
    },
  )

  test(
    'a press that is kept reaches nobody before its time, so that it counts once',
    { tag: '@long' },
    async ({ page }) => {
      const arrive = await withoutCode(page)
      await page.goto('/en/products', { waitUntil: 'commit' })
      const language = page.getByRole('button', { name: text('common:language.choose', { language: 'English' }) })
      await expect(language).toBeVisible()
      const reached = await page.evaluateHandle(() => {
        const clicks: boolean[] = []
        document.getElementById('shop')?.addEventListener('click', ({ isTrusted }) => void clicks.push(isTrusted), true)
        return clicks
      })
      await language.click()
      expect(await reached.jsonValue()).toEqual([])
      await arrive()
      await expect(page.getByRole('menu', { name: text('common:language.menu') })).toBeVisible()
      expect(await reached.jsonValue()).toEqual([false])
    },
  )

  test('a press that takes its own button away leads the focus to the list', { tag: '@long' }, async ({ page }) => {
    const listing = new ListingPage(page)
    const arrive = await withoutCode(page)
    await page.goto('/en/products?zero_waste=1', { waitUntil: 'commit' })
    await expect(listing.clearAll).toBeVisible()
    await listing.clearAll.focus()
    await page.keyboard.press('Enter')
    await arrive()
    await expect(listing.chips).toHaveCount(0)
    await expect(listing.content).toBeFocused()
  })

  test(
    'what a visitor presses to add is asked for, from a card and from the page of a product',
    { tag: '@long' },
    async ({ page }) => {
      const product = await buyable(page)
      for (const address of ['/en/products', `/en/products/${product.slug}`]) {
        const cart = new CartPage(page)
        const button = address === '/en/products' ? cart.add(product.name) : cart.addChosen
        const arrive = await withoutCode(page)
        await page.goto(address, { waitUntil: 'commit' })
        await expect(button).toBeVisible()
        await button.click()
        await arrive()
        await expect(page.getByRole('dialog', { name: text('account:wish.title'), exact: true })).toContainText(
          text('account:wish.cart', { name: product.name }),
        )
        await page.getByRole('button', { name: text('account:wish.decline'), exact: true }).click()
        await page.unroute(CODE)
      }
    },
  )

  test('what somebody who is signed in presses to add, and the heart, count once each', async ({ page }) => {
    const product = await buyable(page)
    await signIn(page, await newClient(page))
    const cart = new CartPage(page)
    const kept = new KeptPage(page)
    const arrive = await withoutCode(page)
    await page.goto('/en/products', { waitUntil: 'commit' })
    await expect(cart.add(product.name)).toBeVisible()
    await cart.add(product.name).click()
    await cart.add(product.name).click()
    await kept.heart(product.name).click()
    await arrive()
    await expect(kept.heart(product.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(cart.holding(2)).toBeVisible()
  })

  for (const [how, finish] of sample(
    [
      ['by Enter', (field: Locator) => field.press('Enter')],
      ['by leaving the field', (field: Locator) => field.press('Tab')],
    ] as const,
    1,
  )) {
    test(`a quantity that is typed, and done ${how}, is the one that is added`, async ({ page }) => {
      const product = await buyable(page)
      await signIn(page, await newClient(page))
      const cart = new CartPage(page)
      const arrive = await withoutCode(page)
      await page.goto(`/en/products/${product.slug}`, { waitUntil: 'commit' })
      await expect(cart.addChosen).toBeVisible()
      await cart.chosenQuantity.fill('3')
      await finish(cart.chosenQuantity)
      await cart.addChosen.click()
      await arrive()
      await expect(cart.holding(3)).toBeVisible()
    })
  }

  test('writing goes on where it was', { tag: '@long' }, async ({ page }) => {
    const arrive = await withoutCode(page)
    await page.goto('/en/contact', { waitUntil: 'commit' })
    const name = page.getByRole('textbox', { name: text('pages:contact.form.name') })
    await expect(name).toBeVisible()
    await name.pressSequentially('Lund')
    await name.press('Home')
    await name.pressSequentially('Ida ')
    await arrive()
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
    await page.keyboard.type('B. ')
    await expect(name).toHaveValue('Ida B. Lund')
  })

  test('text that was pasted is seen', { tag: '@long' }, async ({ page }) => {
    const arrive = await withoutCode(page)
    await page.goto('/en/products', { waitUntil: 'commit' })
    const field = page.getByRole('searchbox', {
      name: text('catalogue:option.search', { group: text('catalogue:group.categories') }),
    })
    await expect(field).toBeVisible()
    await field.focus()
    await page.keyboard.insertText('qqq')
    await arrive()
    await expect(page.getByText(text('catalogue:option.none'))).toBeVisible()
    await expect(field).toHaveValue('qqq')
  })

  test('links lead on', { tag: '@long' }, async ({ page, watch }) => {
    watch.expectFailure(/\/en\/nowhere$/)
    await withoutCode(page)
    await page.goto('/en/nowhere', { waitUntil: 'commit' })
    await page
      .getByRole('main')
      .getByRole('link', { name: text('common:error.toProducts') })
      .click()
    await expect(page).toHaveURL('/en/products')
    await expect(new ListingPage(page).heading).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
  })
})

test.describe('a state that cannot be taken up', () => {
  for (const [name, change] of sample(
    [
      ['of another build', (block: string) => block.replace(/"build":"[^"]*"/, '"build":"/assets/index-other.js"')],
      ['without its actors', (block: string) => block.replace(/"toaster":/, '"nobody":')],
      ['that was stopped', (block: string) => block.replace('"status":"active"', '"status":"stopped"')],
    ] as const,
    1,
  )) {
    test(`${name} is left, and the browser draws the page alone`, async ({ page }) => {
      await page.route('/en/products', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          new RegExp(`(id="${FIRST_PAINT_ID}">)([^]*?)(</script>)`),
          (_, begin, block, end) => `${begin}${change(block)}${end}`,
        )
        await route.fulfill({ response, body })
      })
      const asked = page.waitForRequest(/\/api\/v2\/storefront\/products\?/)
      await page.goto('/en/products')
      await asked
      await expect(new ListingPage(page).products).toHaveCount(26)
      await expect(page.getByRole('main')).toHaveCount(1)
    })
  }
})

test('without JavaScript the list can be read, and each product has an address (first-paint.readable-without-scripts)', async ({
  browser,
  shop,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop })
  await page.goto('/de/products')
  const listing = new ListingPage(page, 'de')
  await expect(listing.products).toHaveCount(26)
  await listing.products.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/products\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.close()
})
