import type { Route } from 'playwright/test'

import { SearchPage } from './pages/search.ts'
import { SearchBarPart } from './pages/search-bar.ts'
import { PASSWORD, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const SEARCHES = /\/api\/v2\/storefront\/search\?.*query=/

test(
  'the keyboard goes from what is typed to suggestions, over them, and to one of them',
  { tag: '@core' },
  async ({ page }) => {
    const bar = new SearchBarPart(page)
    await page.goto('/en/about')
    await bar.field.focus()
    await expect(bar.group('popular').getByRole('option')).toHaveCount(4)
    await page.keyboard.type('ma')
    await expect(page.getByText(text('common:searchBar.more', { number: 3 }))).toBeVisible()
    await page.keyboard.type('gnesium')
    await expect(bar.group('products').getByRole('option')).toHaveCount(5)
    await expect(bar.group('brands').getByRole('option')).toHaveCount(3)
    await expect(bar.group('categories').getByRole('option')).toHaveCount(3)
    await expect(bar.field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(bar.active).toContainText(text('common:searchBar.all', { query: 'magnesium' }))
    await page.keyboard.press('ArrowDown')
    await expect(bar.active).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(bar.field).toHaveAttribute('aria-activedescendant', (await bar.active.getAttribute('id')) ?? '')
    const href = (await bar.active.getAttribute('href')) ?? ''
    await page.keyboard.press('Escape')
    await expect(bar.list).toHaveCount(0)
    await expect(bar.field).toHaveValue('magnesium')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    // A product is one of the pages between which the text stays.
    await expect(bar.field).toHaveValue('magnesium')
    await page.goto('/en/about')
  },
)

test(
  'who writes other words before the page of results has come stays in the field',
  { tag: '@long' },
  async ({ page }) => {
    const bar = new SearchBarPart(page)
    const held: Route[] = []
    await page.route(/assets\/SearchScreen.*\.js/, (route) => void held.push(route))
    await page.goto('/en/about')
    await bar.field.fill('zinc')
    await bar.field.press('Enter')
    await expect.poll(() => held.length).toBe(1)
    await page.keyboard.type(' plus')
    for (const route of held) await route.continue()
    await expect(new SearchPage(page).heading('zinc')).toBeVisible()
    await page.keyboard.type(' iron')
    await expect(bar.field).toHaveValue('zinc plus iron')
    await expect(bar.field).toBeFocused()
  },
)

test('Enter leads to the results, whose words the field keeps on products and loses elsewhere (search.text-survives-results-and-products)', async ({
  page,
}) => {
  const bar = new SearchBarPart(page)
  const search = new SearchPage(page)
  await page.goto('/en/products')
  await bar.field.fill(' zinc ')
  await bar.field.press('Enter')
  await expect(page).toHaveURL(/\/en\/search-results\?query=zinc$/)
  await expect(search.heading('zinc')).toBeVisible()
  await expect(bar.list).toHaveCount(0)
  await search.products.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/products\//)
  await expect(bar.field).toHaveValue('zinc')
  await page.goBack()
  await expect(bar.field).toHaveValue('zinc')
  // Fewer than three characters, and the address holds the words no more.
  await bar.field.fill('zi')
  await expect(page).toHaveURL(/\/en\/search-results$/)
  await bar.field.fill('*')
  await bar.field.press('Enter')
  await expect(page).toHaveURL(/query=\*$/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('common:footer.page.about') })
    .click()
  await expect(bar.field).toHaveValue('')
})

test('the page of results begins with what was suggested for its words, and does not ask for it again', async ({
  page,
}) => {
  const bar = new SearchBarPart(page)
  let asked = 0
  page.on('request', (request) => {
    if (SEARCHES.test(request.url())) asked += 1
  })
  await page.goto('/en/about')
  await bar.field.fill('magnesium')
  await expect(bar.group('products').getByRole('option')).toHaveCount(5)
  await bar.field.press('Enter')
  await expect(new SearchPage(page).products).toHaveCount(12)
  expect(asked).toBe(1)
})

test(
  'the words of results that were opened by their address stay in the field on products too',
  { tag: '@long' },
  async ({ page }) => {
    const bar = new SearchBarPart(page)
    await page.goto('/en/search-results?query=zinc')
    await bar.ready()
    await expect(bar.field).toHaveValue('zinc')
    await new SearchPage(page).products.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/products\//)
    await expect(bar.field).toHaveValue('zinc')
  },
)

test(
  'the last three searches are kept for whoever searched, and shown to nobody else (search.keeps-three-recent)',
  { tag: '@long' },
  async ({ page }) => {
    const bar = new SearchBarPart(page)
    await signIn(page, 'client@verbena.test', PASSWORD)
    await page.goto('/en/products')
    for (const words of ['zinc', 'iron', 'calcium', 'vitamin']) {
      await bar.field.fill(words)
      await bar.field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`query=${words}$`))
    }
    await page.goto('/en/about')
    await bar.field.focus()
    await expect(bar.group('recent').getByRole('option')).toHaveText(['vitamin', 'calcium', 'iron'])
    await signIn(page, 'client2@verbena.test', PASSWORD)
    await page.goto('/en/about')
    await bar.field.focus()
    await expect(bar.group('popular')).toBeVisible()
    await expect(bar.group('recent')).toHaveCount(0)
  },
)

test(
  'a late answer never takes the place of a newer one, and what was given up says nothing',
  { tag: '@long' },
  async ({ page }) => {
    const bar = new SearchBarPart(page)
    const held: Route[] = []
    await page.route(SEARCHES, async (route) => {
      if (route.request().url().includes('query=magn&')) held.push(route)
      else await route.continue()
    })
    await page.goto('/en/products')
    await bar.field.fill('magn')
    await expect.poll(() => held.length).toBe(1)
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('query=magn&'))
    await bar.field.fill('zinc')
    await givenUp
    await expect(bar.option('all', 'zinc')).toBeVisible()
    await expect(bar.group('products').getByRole('option').first()).toContainText(/zinc/i)
    await page.keyboard.press('Escape')
  },
)

test(
  'suggestions that cannot be had are asked for again by key or press',
  { tag: '@long' },
  async ({ page, watch }) => {
    const bar = new SearchBarPart(page)
    watch.expectFailure(SEARCHES)
    watch.expectConsole(/^search: no suggestions could be had: refused/)
    await page.route(SEARCHES, (route) => route.fulfill({ status: 503, json: { message: 'Too many at once.' } }))
    await page.goto('/en/products')
    await bar.field.fill('zinc')
    await expect(page.getByRole('alert')).toContainText('Too many at once.')
    await expect(bar.group('products')).toHaveCount(0)
    await page.unroute(SEARCHES)
    await page.keyboard.press('ArrowDown')
    await expect(bar.retry).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(bar.group('products').getByRole('option')).toHaveCount(5)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('what an input method composes is not searched for until it is text', { tag: '@long' }, async ({ page }) => {
  const bar = new SearchBarPart(page, 'jp')
  let asked = 0
  page.on('request', (request) => {
    if (SEARCHES.test(request.url())) asked += 1
  })
  await page.goto('/jp/products')
  await bar.field.focus()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.imeSetComposition', { text: 'まぐねしうむ', selectionStart: 6, selectionEnd: 6 })
  await expect(bar.field).toHaveValue('まぐねしうむ')
  await expect(bar.group('popular')).toBeVisible()
  await cdp.send('Input.insertText', { text: 'マグネシウム' })
  await expect(bar.group('products').getByRole('option')).toHaveCount(5)
  expect(asked).toBe(1)
})

test(
  'a mistyped word offers what may have been meant, and a brand that is named leads to all it makes',
  { tag: '@long' },
  async ({ page }) => {
    const bar = new SearchBarPart(page)
    await page.goto('/en/products')
    await bar.field.fill('alderhay')
    await bar.group('brands').getByRole('option', { name: 'Alderhay' }).click()
    await expect(page).toHaveURL(/\/en\/products\?brands=\d+$/)
    await bar.field.fill('magnesum')
    await bar.option('meant', 'magnesium').click()
    await expect(page).toHaveURL(/query=magnesium$/)
    await expect(bar.field).toHaveValue('magnesium')
  },
)

test('the suggestions speak the language of the page', { tag: '@long' }, async ({ page }) => {
  const bar = new SearchBarPart(page)
  await page.goto('/en/products')
  await bar.field.fill('zinc')
  await expect(bar.group('products')).toBeVisible()
  await page.getByRole('button', { name: text('common:language.choose', { language: 'English' }) }).click()
  await expect(bar.list).toHaveCount(0)
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  const german = new SearchBarPart(page, 'de')
  await expect(german.field).toHaveValue('zinc')
  await german.field.focus()
  await expect(german.group('products').getByRole('option').first()).toContainText(/zink/i)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the search is a sheet over the page (search.field-shows-from-nine-hundred)', async ({ page }) => {
    const bar = new SearchBarPart(page)
    await page.goto('/en/products')
    await bar.ready()
    await bar.button.tap()
    await expect(bar.sheetField).toBeFocused()
    await bar.sheetField.fill('magnesium')
    await expect(bar.group('products').getByRole('option')).toHaveCount(5)
    await bar.clear.tap()
    await expect(bar.sheetField).toHaveValue('')
    await expect(bar.sheetField).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar.sheet).toHaveCount(0)
    await expect(bar.button).toBeFocused()
    await bar.button.tap()
    await bar.sheetField.fill('zinc')
    await expect(bar.option('all', 'zinc')).toContainText(/\d/)
    const product = bar.group('products').getByRole('option').first()
    const href = (await product.getAttribute('href')) ?? ''
    await product.tap()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(bar.sheet).toHaveCount(0)
  })
})

test(
  'the field is a form until its code is there, and loses nothing that was typed before',
  { tag: '@long' },
  async ({ page, browser, shop }) => {
    const bar = new SearchBarPart(page)
    const held: Route[] = []
    await page.route(/assets\/search-bar/, (route) => void held.push(route))
    await page.goto('/en/products')
    await bar.plainField.fill('zinc')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(/assets\/search-bar/)
    await expect(bar.group('products').getByRole('option')).toHaveCount(5)
    await expect(bar.field).toHaveValue('zinc')

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop })
    const without = await context.newPage()
    const plain = new SearchBarPart(without)
    await without.goto('/en/products')
    await plain.plainField.fill('zinc')
    await plain.plainField.press('Enter')
    await expect(without).toHaveURL(/\/en\/search-results\?query=zinc$/)
    await expect(plain.plainField).toHaveValue('zinc')
    await context.close()
  },
)
