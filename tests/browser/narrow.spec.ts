import { randomUUID } from 'node:crypto'

import type { Locator, Page } from 'playwright/test'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { sample } from '#tests/support/length.ts'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { CommandBoxPart } from '#tests/areas/protocols/browser/pages/command-box.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { SearchBarPart } from '#tests/areas/catalogue/browser/pages/search-bar.ts'
import { browserAlone } from './support/browser-alone.ts'
import { settle } from './support/checks.ts'
import { expectNarrow, lengthenNames, LONGEST_WORD } from './support/long-names.ts'
import { newClient, signIn } from './support/people.ts'
import { shareWith } from '#tests/areas/protocols/browser/support/shared-protocols.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

// What WCAG 2.2 asks for: 1.4.10, Reflow.
test.use({ viewport: { width: 320, height: 640 } })

for (const language of sample(['de', 'en', 'jp'] as const, 1)) {
  test(
    `320 px are enough in ${language}: nothing has to be scrolled sideways (accessibility.narrow-screens-need-no-sideways-scroll)`,
    { tag: '@core' },
    async ({ page }) => {
      const listing = new ListingPage(page, language)
      await page.goto(`/${language}/products?zero_waste=1&availability=1,2`)
      await settle(page)
      await expect(listing.chips).toHaveCount(4)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
      await listing.filtersButton(3).click()
      await expect(listing.panel).toBeVisible()
      expect(await listing.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    },
  )
}

const NARROW = '(accessibility.narrow-screens-need-no-sideways-scroll)'

/** Reads the API as the user who is signed in on the page. */
async function callsOf(page: Page): Promise<(path: string) => Promise<unknown>> {
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? ''
  const headers = { authorization: `Bearer ${token}` }
  return async (path) => (await page.request.get(`/api/v2/${path}`, { headers })).json()
}

async function openNarrow(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
  await expectNarrow(page, path)
}

test(`no name is too long for a phone where a visitor sees it ${NARROW}`, async ({ page }) => {
  test.slow()
  const answer = await page.request.get('/api/v2/storefront/products?limit=1')
  const { data } = (await answer.json()) as ProductPage
  await browserAlone(page)
  await lengthenNames(page)
  for (const path of [
    '',
    '/products?brands=1&categories=1',
    `/products/${data[0]?.slug}`,
    '/search-results?query=zinc',
  ])
    await openNarrow(page, `/en${path}`)
  const search = new SearchBarPart(page)
  await search.ready()
  await search.button.click()
  await search.sheetField.fill('magnesium')
  await expect(search.group('products')).toBeVisible()
  await expectNarrow(page, 'suggestions')
  await page.keyboard.press('Escape')
})

test(`no name is too long for a phone where a client sees it ${NARROW}`, async ({ page }) => {
  test.slow()
  const email = await newClient(page)
  const { protocolId } = await shareWith(page, email, {
    name: LONGEST_WORD,
    count: 2,
    discount: 10,
    note: LONGEST_WORD,
  })
  await signIn(page, email)
  await lengthenNames(page)
  await openNarrow(page, '/en/account/client')
  await openNarrow(page, '/en/account/client/protocols')
  await openNarrow(page, `/en/account/client/protocols/${protocolId}`)
  await page.emulateMedia({ media: 'print' })
  await expectNarrow(page, 'the printed protocol')
  await page.emulateMedia({ media: null })
  const addAll = page.getByRole('main').getByRole('button', { name: text('clients:mine.one.addAll'), exact: true })
  await addAll.click()
  await expect(page.getByRole('main').getByRole('link', { name: text('clients:mine.one.toCart') })).toBeVisible()
  await expectNarrow(page, 'a bought protocol')
  await openNarrow(page, '/en/cart')
  await page
    .getByRole('button', { name: new RegExp(`^${text('shopping:cart.remove', { name: LONGEST_WORD })}`) })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: LONGEST_WORD })).toBeVisible()
  await expectNarrow(page, 'a message')
  await openNarrow(page, '/en/account/client/profile')
})

test(`no name is too long for a phone where a practitioner sees it ${NARROW}`, async ({ page }) => {
  test.slow()
  await signIn(page, 'certified@verbena.test')
  const call = await callsOf(page)
  const {
    data: [protocol],
  } = (await call('account/practitioners/protocols')) as { data: { protocol_id: number }[] }
  const [client] = (await call('account/practitioners/clients')) as { id: number }[]
  await lengthenNames(page)
  const area = '/en/account/practitioner'
  await openNarrow(page, `${area}/protocols/${protocol?.protocol_id}`)
  await page.emulateMedia({ media: 'print' })
  await expectNarrow(page, 'the printed protocol')
  await page.emulateMedia({ media: null })
  for (const path of [
    '',
    '/folders',
    '/protocols',
    '/clients',
    `/clients/${client?.id}`,
    '/profile',
    '/clients/invite',
  ])
    await openNarrow(page, `${area}${path}`)
  // What the bar stands over until one scrolls is no target of the full size.
  await page.setViewportSize({ width: 390, height: 1600 })
})

test(`no name is too long for a phone in the builder, share form and command box ${NARROW}`, async ({ page }) => {
  test.slow()
  await signIn(page, 'certified@verbena.test')
  await lengthenNames(page)
  await page.goto('/en/products')
  const builder = new BuilderPart(page)
  await builder.opener.click()
  await expect(builder.rows.first()).toBeVisible()
  await expectNarrow(page, 'protocols')
  await builder
    .button(text('builder:list.selectName', { name: LONGEST_WORD }))
    .first()
    .click()
  await expect(builder.panel.getByRole('heading', { name: LONGEST_WORD, exact: true })).toBeVisible()
  await expectNarrow(page, 'lines')
  await builder.button(text('builder:share')).click()
  const field = page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })
  await expect(field).toBeFocused()
  await field.pressSequentially('a')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expectNarrow(page, 'the share form')
  await page.keyboard.press('Control+k')
  const box = new CommandBoxPart(page)
  await expect(box.field).toBeFocused()
  await page.keyboard.type('magnesium')
  await expect(box.group('product')).toBeVisible()
  await expectNarrow(page, 'the command box')
  await page.keyboard.press('Escape')
})

test(`no name is too long for a phone where an admin sees it ${NARROW}`, async ({ page }) => {
  test.slow()
  await signIn(page, 'admin@verbena.test')
  await lengthenNames(page)
  for (const path of ['', '/practitioners', '/accounts', '/profile']) await openNarrow(page, `/en/account/admin${path}`)
})

test(`no name is too long for a phone in the outbox ${NARROW}`, async ({ page }) => {
  await signIn(page, 'certified@verbena.test')
  const headers = { authorization: `Bearer ${(await page.evaluate(() => localStorage.getItem('access_token'))) ?? ''}` }
  const email = `${randomUUID()}@mail.example`
  const data = { email, first_name: LONGEST_WORD, last_name: LONGEST_WORD, notes: LONGEST_WORD }
  const invited = await page.request.post('/api/v2/account/practitioners/clients', { headers, data })
  expect(invited.ok(), await invited.text()).toBe(true)
  await page.goto('/outbox')
  await expect(page.getByText(LONGEST_WORD).first()).toBeVisible()
  await expectNarrow(page, 'the outbox')
  await page.goto('/en/about')
})

test('320 px are enough for the words of a practitioner’s bar', { tag: '@long' }, async ({ page }) => {
  // Tall: what the bar stands over until one scrolls is no target of the full size.
  await page.setViewportSize({ width: 320, height: 1200 })
  await signIn(page, 'practitioner@verbena.test')
  for (const language of ['en', 'de', 'it', 'jp'] as const) {
    await page.goto(`/${language}/account/practitioner`)
    const bar = page.getByRole('navigation', { name: text('common:account.menu', {}, language), exact: true })
    await expect(bar.getByText(text('common:menu.folders', {}, language), { exact: true })).toBeVisible()
    const cut = await bar
      .locator('span')
      .evaluateAll((words) =>
        words.filter((word) => word.scrollWidth > word.clientWidth).map(({ textContent }) => textContent),
      )
    expect(cut, language).toEqual([])
  }
})

test('390 px are enough for the hints of the search fields, in every language', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'practitioner@verbena.test')
  for (const language of LANGUAGE_CODES) {
    for (const [path, hint] of [
      ['', 'home:hero.searchHint'],
      ['/search-results', 'catalogue:search.hint'],
      ['/account/practitioner', 'account:area.search.hint'],
    ] as const) {
      await page.goto(`/${language}${path}`)
      const field = page.getByRole('main').getByPlaceholder(text(hint, {}, language), { exact: true })
      await field.fill(text(hint, {}, language))
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), `${language}${path}`).toBe(0)
    }
  }
})

test('390 px are enough for the main areas in one row, whose last can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['en', 'de', 'hu', 'jp'] as const) {
    await page.goto(`/${language}/terms`)
    const areas = page
      .getByRole('navigation', { name: text('common:areas.label', {}, language), exact: true })
      .getByRole('link')
    const tops = await areas.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops, language).toEqual(tops.map(() => tops[0]))
    await areas.last().scrollIntoViewIfNeeded()
    await expect(areas.last(), language).toBeInViewport({ ratio: 1 })
  }
})

test('390 px are enough for whom a product suits, on its card', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await page.request.get(
    '/api/v2/storefront/products?page=1&limit=100&order_by=price&order=asc&suitable_for=82&language_code=de',
  )
  const { data } = (await answer.json()) as ProductPage
  const product = data.find(({ suitable_for: [first], zero_waste }) => first?.id === 82 && !zero_waste)
  await page.goto(`/de/search-results?${new URLSearchParams({ query: product?.name ?? '' }).toString()}`)
  const tag = page
    .getByRole('main')
    .getByRole('article')
    .getByText(product?.suitable_for[0]?.name ?? '', { exact: true })
    .first()
  await expectFirstWordWhole(tag)
})

test(
  '390 px are enough for the tag of zero waste on a card, whose word is long in Hungarian',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/hu/products?zero_waste=1')
    await expectFirstWordWhole(
      page
        .getByRole('main')
        .getByRole('article')
        .getByText(text('catalogue:option.zeroWaste', {}, 'hu'), { exact: true })
        .first(),
    )
  },
)

async function expectFirstWordWhole(tag: Locator): Promise<void> {
  await expect(tag).toBeVisible()
  expect(await tag.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
  const linesOfFirstWord = await tag.evaluate(({ firstChild }) => {
    const [first = ''] = firstChild?.textContent?.split(' ') ?? []
    const word = document.createRange()
    if (firstChild) word.setStart(firstChild, 0)
    if (firstChild) word.setEnd(firstChild, first.length)
    return word.getClientRects().length
  })
  expect(linesOfFirstWord).toBe(1)
}
