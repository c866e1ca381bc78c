import type { Locator } from 'playwright/test'

import type { ProductPage } from '#contract/catalogue.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { sample } from '#tests/support/length.ts'

import { ListingPage } from './pages/listing.ts'
import { settle } from './support/checks.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

// What WCAG 2.2 asks for: 1.4.10, Reflow.
test.use({ viewport: { width: 320, height: 640 } })

for (const language of sample(['de', 'en', 'jp'] as const, 1)) {
  test(`320 px are enough in ${language}: nothing has to be scrolled sideways (accessibility.narrow-screens-need-no-sideways-scroll)`, async ({
    page,
  }) => {
    const listing = new ListingPage(page, language)
    await page.goto(`/${language}/products?zero_waste=1&availability=1,2`)
    await settle(page)
    await expect(listing.chips).toHaveCount(4)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await listing.filtersButton(3).click()
    await expect(listing.panel).toBeVisible()
    expect(await listing.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  })
}

test('320 px are enough for the words of a practitioner’s bar', { tag: '@long' }, async ({ page }) => {
  // Tall: what the bar stands over until one scrolls is no target of the full size.
  await page.setViewportSize({ width: 320, height: 1200 })
  await signIn(page, 'practitioner@verbena.test')
  for (const language of ['en', 'de', 'it', 'jp'] as const) {
    await page.goto(`/${language}/account/practitioner`)
    const bar = page.getByRole('navigation', { name: text('common:account.menu', {}, language), exact: true })
    await expect(bar.getByText(text('account:area.folders', {}, language), { exact: true })).toBeVisible()
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
