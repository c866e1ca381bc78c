import type { Page, Route } from 'playwright/test'

import { SearchPage } from './pages/search.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

type Facets = Record<'brands' | 'unique_ingredients', { id: number; name: string; count: number }[]>

/** The values by which what a search finds can be filtered. */
async function facetsOf(page: Page, query: string): Promise<Facets> {
  const answer = await page.request.post(`/api/v2/storefront/search?${query}`, { data: {} })
  return (await answer.json()) as Facets
}

const SEARCH = /\/api\/v2\/storefront\/search\?/

const FIRST = '/en/search-results?query=magnesium'
const SECOND = `${FIRST}&page=2`

/** Here the page has a field of its own: from 900 px up that is in the head of the page. */
const NARROW = { viewport: { width: 880, height: 900 } }
test.use(NARROW)

/** Goes back when React begins to take up what the server has drawn, and lets React go on once that has been told. */
function goBackMeanwhile(): void {
  // oxlint-disable typescript/unbound-method -- each is called on what it was called on
  const { addEventListener } = EventTarget.prototype
  const { postMessage } = MessagePort.prototype
  // oxlint-enable typescript/unbound-method
  const held: (() => void)[] = []
  let step: 'before' | 'going' | 'gone' = 'before'
  MessagePort.prototype.postMessage = function (message: unknown) {
    const go = () => postMessage.call(this, message)
    if (step === 'going') held.push(go)
    else go()
  }
  EventTarget.prototype.addEventListener = function (...heard: Parameters<typeof addEventListener>) {
    addEventListener.apply(this, heard)
    if (step !== 'before' || !(this instanceof Element) || this.id !== 'shop' || heard[0] !== 'dragstart') return
    step = 'going'
    addEventListener.call(window, 'popstate', () => {
      step = 'gone'
      for (const go of held) go()
    })
    history.back()
  }
}

/** Counts the searches that the browser itself asks for. */
function countSearches(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (SEARCH.test(request.url())) asked += 1
  })
  return () => asked
}

test('the search of the front door leads to what it finds', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en')
  await search.searchFor('magnesium')
  await expect(search.heading('magnesium')).toBeFocused()
  await expect(page).toHaveURL(/\/en\/search-results\?query=magnesium$/)
  await expect(page).toHaveTitle(/magnesium.* · /)
  await expect(search.products).toHaveCount(12)
  await expect(search.products.first().locator('mark').first()).toHaveText(/magnesium/i)
  await expect(search.field).toHaveValue('magnesium')
})

test('a page that the server has drawn is not searched for again', { tag: '@long' }, async ({ page }) => {
  const asked = countSearches(page)
  await page.goto('/en/search-results?query=magnesium')
  await settle(page)
  await expect(new SearchPage(page).products).toHaveCount(12)
  expect(asked()).toBe(0)
})

test('pages keep the words, lead to the heading and can be gone back', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesium')
  await settle(page)
  const first = await search.products.first().textContent()
  await search.next.click()
  await expect(page).toHaveURL(/\/en\/search-results\?query=magnesium&page=2$/)
  await expect(search.heading('magnesium')).toBeFocused()
  await expect(search.products.first()).not.toHaveText(first ?? '')
  await expect(search.page(2)).toHaveAttribute('aria-current', 'page')
  await expect(
    page.getByRole('status').filter({ hasText: text('catalogue:search.page', { page: 2, total: 4 }) }),
  ).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(search.products.first()).toHaveText(first ?? '')
})

/** Opens the first page of results and goes on to the second; the first product of each. */
async function openTwoPages(page: Page): Promise<readonly [string, string]> {
  const search = new SearchPage(page)
  await page.goto(FIRST)
  await settle(page)
  const first = (await search.products.first().textContent()) ?? ''
  await search.next.click()
  await expect(page).toHaveURL(SECOND)
  await expect(search.products.first()).not.toHaveText(first)
  await settle(page)
  return [first, (await search.products.first().textContent()) ?? '']
}

test('back right after a reload is the page before, at whatever moment of the start (address.page-is-that-of-the-address)', async ({
  page,
}) => {
  const search = new SearchPage(page)
  const [first] = await openTwoPages(page)
  await page.addInitScript(goBackMeanwhile)
  await page.reload({ waitUntil: 'commit' })
  await expect(page).toHaveURL(FIRST)
  await expect(search.products.first()).toHaveText(first)
  await expect(search.page(1)).toHaveAttribute('aria-current', 'page')
})

test(
  'back before the code has come is the page before (address.page-is-that-of-the-address)',
  { tag: '@long' },
  async ({ page }) => {
    const search = new SearchPage(page)
    const [first, second] = await openTwoPages(page)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => arrived.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await expect(search.products.first()).toHaveText(second)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(FIRST)
    arrive()
    await expect(search.products.first()).toHaveText(first)
    await expect(search.page(1)).toHaveAttribute('aria-current', 'page')
  },
)

test('whatever the order of the answers, what is shown is the page of the address (address.page-is-that-of-the-address)', async ({
  page,
}) => {
  const search = new SearchPage(page)
  const [first, second] = await openTwoPages(page)
  const held: Route[] = []
  await page.route(SEARCH, (route) => void held.push(route))
  await page.goBack()
  await expect.poll(() => held.length).toBe(1)
  await page.goForward()
  await expect.poll(() => held.length).toBe(2)
  await page.goBack()
  await expect.poll(() => held.length).toBe(3)
  await page.goForward()
  await expect.poll(() => held.length).toBe(4)
  await expect(search.list).toHaveAttribute('aria-busy', 'true')
  // Those that were given up may have been answered all the same.
  for (const route of held.toReversed()) await route.continue().catch(() => {})
  await expect(page).toHaveURL(SECOND)
  await expect(search.list).toHaveAttribute('aria-busy', 'false')
  await expect(search.products.first()).toHaveText(second)
  await page.unroute(SEARCH)
  await page.goBack()
  await expect(search.products.first()).toHaveText(first)
})

test(
  'the way back from a product shows the same results without searching again',
  { tag: '@long' },
  async ({ page }) => {
    const search = new SearchPage(page)
    const asked = countSearches(page)
    await page.goto('/en/search-results?query=magnesium')
    await settle(page)
    const link = search.products.nth(9).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await page.goBack()
    await expect(link).toHaveText(name)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    expect(asked()).toBe(0)
  },
)

test('other words are searched for where one is, and the field keeps them and the focus', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesium')
  await settle(page)
  await search.searchFor('zinc')
  await expect(search.heading('zinc')).toBeVisible()
  await expect(search.field).toBeFocused()
  await expect(search.field).toHaveValue('zinc')
  await page.goBack()
  await expect(search.heading('magnesium')).toBeVisible()
  await expect(search.field).toHaveValue('magnesium')
})

test('a mistyped word offers what may have been meant', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesum')
  await settle(page)
  await search.meant('magnesium').click()
  await expect(page).toHaveURL(/query=magnesium$/)
  await expect(search.heading('magnesium')).toBeFocused()
  await expect(search.field).toHaveValue('magnesium')
  await expect(search.meant('magnesium')).toHaveCount(0)
})

test('where nothing is found the page says so and leads to all products', { tag: '@long' }, async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesium')
  await settle(page)
  await search.searchFor('xqzwvk')
  await expect(
    page.getByRole('heading', { name: text('catalogue:search.emptyTitle', { query: 'xqzwvk' }) }),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'xqzwvk' })).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common:error.toProducts') })
    .click()
  await expect(page).toHaveURL(/\/en\/products$/)
})

test('too few characters are not searched for: the page says how many it needs', { tag: '@long' }, async ({ page }) => {
  const search = new SearchPage(page)
  const asked = countSearches(page)
  await page.goto('/en/search-results')
  await settle(page)
  await search.searchFor(' zi ')
  await expect(page).toHaveURL(/query=\+zi\+$/)
  await expect(page.getByText(text('catalogue:search.waitingText', { number: 3 }))).toBeVisible()
  expect(asked()).toBe(0)
})

test('a page beyond the last leads to the first', { tag: '@long' }, async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesium&page=99')
  await page.getByRole('link', { name: text('catalogue:search.first') }).click()
  await expect(page).toHaveURL(/search-results\?query=magnesium$/)
  await expect(search.products).toHaveCount(12)
})

test('a search that fails is cleared and can be tried again', async ({ page, watch }) => {
  const search = new SearchPage(page)
  watch.expectFailure(SEARCH)
  watch.expectConsole(/^search: nothing could be found: refused/)
  await page.goto('/en/search-results?query=zinc')
  await settle(page)
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'Too many at once.' } }))
  await search.searchFor('magnesium')
  await expect(search.failure).toContainText('Too many at once.')
  await expect(search.products).toHaveCount(0)
  await page.unroute(SEARCH)
  await search.failure.getByRole('button', { name: text('common:retry') }).click()
  await expect(search.products).toHaveCount(12)
})

test('the late answer of an older search never takes the place of a newer one', { tag: '@long' }, async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesium')
  await settle(page)
  let held: Route | undefined
  await page.route(/search\?.*query=zinc/, (route) => void (held = route))
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('query=zinc'))
  await search.searchFor('zinc')
  await expect.poll(() => held !== undefined).toBe(true)
  await expect(search.list).toHaveAttribute('aria-busy', 'true')
  await expect(search.products).toHaveCount(12)
  await search.searchFor('vitamin')
  await expect(search.heading('vitamin')).toBeVisible()
  await givenUp
  await expect(search.list).toHaveAttribute('aria-busy', 'false')
  await expect(search.products.first()).toContainText(/vitamin/i)
})

for (const [language, words] of [
  ['de', 'magnesium'],
  ['jp', 'マグネシウム'],
] as const) {
  test(`the page speaks ${language}`, { tag: '@long' }, async ({ page }) => {
    const search = new SearchPage(page, language)
    await page.goto(`/${language}/search-results?query=${encodeURIComponent(words)}`)
    await expect(search.heading(words)).toBeVisible()
    await expect(search.products).toHaveCount(12)
    await expect(search.next).toBeVisible()
  })
}

test(
  'without its code the page can be read, and form and pages lead on',
  { tag: '@long' },
  async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop })
    const page = await context.newPage()
    const search = new SearchPage(page)
    await page.goto('/en/search-results?query=magnesium')
    await expect(search.products).toHaveCount(12)
    await search.next.click()
    await expect(page).toHaveURL(/query=magnesium&page=2$/)
    await search.searchFor('zinc')
    await expect(page).toHaveURL(/\/en\/search-results\?query=zinc$/)
    await expect(search.heading('zinc')).toBeVisible()
    await context.close()
  },
)

test(
  'the page of an unknown product offers to search for the words of its address (product.unknown-slug-offers-a-search)',
  { tag: '@long' },
  async ({ page, watch }) => {
    const search = new SearchPage(page)
    watch.expectFailure(/products\/magnesium-citrat-999$/)
    await page.goto('/en/products/magnesium-citrat-999')
    await settle(page)
    await expect(search.field).toHaveValue('magnesium citrat 999')
    await search.field.press('Enter')
    await expect(search.heading('magnesium citrat 999')).toBeFocused()
  },
)

test.describe('with room for a column of filters', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('filters narrow what was found to the number that they name, stand in the address, and go by their chips', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await page.goto('/en/search-results?query=magnesium&page=2')
    await settle(page)
    const option = search.filter('Electrolytes')
    const name = 'Electrolytes'
    const [count = ''] = /\d+$/.exec((await search.filterRow(name).first().textContent()) ?? '') ?? []
    await option.check()
    await expect(page).toHaveURL(/query=magnesium&categories=\d+$/)
    await expect(page.getByText(text('catalogue:found', { count: Number(count), number: count })).first()).toBeVisible()
    await expect(option).toBeFocused()
    await page.reload()
    await settle(page)
    await expect(option).toBeChecked()
    await page.getByRole('button', { name: text('catalogue:filters.remove', { name }) }).click()
    await expect(page).toHaveURL(/search-results\?query=magnesium$/)
    await expect(option).not.toBeChecked()
  })

  test('where filters leave nothing the page names the one to take away', { tag: '@long' }, async ({ page }) => {
    const search = new SearchPage(page)
    const {
      brands: [brand],
      unique_ingredients: all,
    } = await facetsOf(page, 'query=zinc')
    const { unique_ingredients: ofBrand } = await facetsOf(page, `query=zinc&brands=${brand?.id}`)
    const other = all.find(({ id }) => !ofBrand.some((one) => one.id === id))
    await page.goto(`/en/search-results?query=zinc&brands=${brand?.id}&ingredients=${other?.id}`)
    await settle(page)
    await expect(page.getByRole('heading', { name: text('catalogue:empty.title') })).toBeVisible()
    await page.getByRole('button', { name: /^Remove “/ }).click()
    await expect(search.products.first()).toBeVisible()
    await expect(page).toHaveURL(/query=zinc&(brands|ingredients)=\d+$/)
  })
})

test(
  'words that find nothing are what the page speaks of, whatever filters are chosen',
  { tag: '@long' },
  async ({ page }) => {
    const {
      brands: [brand],
      unique_ingredients: [ingredient],
    } = await facetsOf(page, 'query=zinc')
    for (const filters of [`brands=${brand?.id}`, `brands=${brand?.id}&ingredients=${ingredient?.id}`]) {
      await page.goto(`/en/search-results?query=xqzwvk&${filters}`)
      await expect(
        page.getByRole('heading', { name: text('catalogue:search.emptyTitle', { query: 'xqzwvk' }) }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: text('catalogue:empty.title') })).toHaveCount(0)
    }
  },
)

test(
  'filters of which no single one helps are what the page speaks of where the words find something',
  { tag: '@long' },
  async ({ page }) => {
    const [all, some] = [await facetsOf(page, 'query=*'), await facetsOf(page, 'query=zinc+bisglycinate')]
    const other = (group: 'brands' | 'unique_ingredients') =>
      all[group].find(({ id }) => !some[group].some((one) => one.id === id))?.id
    await page.goto(
      `/en/search-results?query=zinc+bisglycinate&brands=${other('brands')}&ingredients=${other('unique_ingredients')}`,
    )
    await expect(page.getByRole('heading', { name: text('catalogue:empty.title') })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove “/ })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: text('catalogue:filters.reset') })
      .last()
      .click()
    await expect(new SearchPage(page).products.first()).toBeVisible()
  },
)

test('on a narrow screen the filters stand in a panel whose button tells how many are left', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/en/search-results?query=magnesium')
  await settle(page)
  await page.getByRole('button', { name: text('catalogue:filters.open'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: text('catalogue:filters.label') })
  const show = panel.getByRole('button', { name: /^Show \d+ product/ })
  const before = (await show.textContent()) ?? ''
  await panel.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/categories=\d+$/)
  await expect(show).not.toHaveText(before)
  const [number = ''] = /\d+/.exec((await show.textContent()) ?? '') ?? []
  await show.click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByText(text('catalogue:found', { count: Number(number), number })).first()).toBeVisible()
  await expect(search.products.first()).toBeVisible()
})

test(
  'a search that fails while the panel is open promises no products on its button',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(SEARCH)
    watch.expectConsole(/^search: nothing could be found: refused/)
    await page.goto('/en/search-results?query=magnesium')
    await settle(page)
    await page.getByRole('button', { name: text('catalogue:filters.open'), exact: true }).click()
    const panel = page.getByRole('dialog', { name: text('catalogue:filters.label') })
    await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'Too busy' } }))
    await panel.getByRole('checkbox').first().click()
    await expect(panel.getByRole('button', { name: text('common:panel.close'), exact: true })).toHaveCount(2)
    await page.unroute(SEARCH)
    await panel.getByRole('button', { name: text('common:retry') }).click()
    await expect(panel.getByRole('button', { name: /^Show \d+ product/ })).toBeVisible()
  },
)
