import type { Page } from 'playwright/test'

import type { FilterOptions, ProductPage } from '#areas/catalogue/contract/catalogue.ts'

import { ListingPage } from './pages/listing.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const VEGAN = text('catalogue:quick.vegan')
const GLUTEN_FREE = text('catalogue:quick.glutenFree')
const ZERO_WASTE = text('catalogue:option.zeroWaste')
const IN_STOCK = text('catalogue:product.inStock')

const OPTIONS = '/api/v2/storefront/categories?language_code=en'

test(
  'the filters above the list, those beside it and the chips always agree, with the same numbers',
  { tag: '@core' },
  async ({ page }) => {
    const listing = new ListingPage(page)
    await page.goto('/en/products')
    await settle(page)
    await expect(listing.quickFilters).toHaveText(
      [VEGAN, GLUTEN_FREE, ZERO_WASTE, IN_STOCK].map((name) => new RegExp(`^${name} \\d+$`)),
    )
    const {
      zero_waste: [zeroWaste],
    } = (await (await page.request.get(OPTIONS)).json()) as FilterOptions
    await expect(listing.quickFilter(ZERO_WASTE)).toHaveText(`${ZERO_WASTE} ${zeroWaste?.count ?? 0}`)

    await listing.quickFilter(ZERO_WASTE).click()
    await expect(page).toHaveURL('/en/products?zero_waste=1')
    await expect(listing.quickFilter(ZERO_WASTE)).toHaveAttribute('aria-pressed', 'true')
    await expect(listing.option(ZERO_WASTE)).toBeChecked()
    await expect(listing.chip(ZERO_WASTE)).toBeVisible()

    await listing.option(ZERO_WASTE).uncheck()
    await expect(listing.quickFilter(ZERO_WASTE)).toHaveAttribute('aria-pressed', 'false')

    await listing.quickFilter(IN_STOCK).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/products?availability=1')
    await expect(listing.quickFilter(IN_STOCK)).toBeFocused()
    await listing.chip(text('catalogue:option.available')).click()
    await expect(listing.quickFilter(IN_STOCK)).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'at 320 px the row of filters scrolls by itself, and the keyboard brings each into sight',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/de/products')
    await settle(page)
    const last = new ListingPage(page, 'de').quickFilters.last()
    await expect(last).not.toBeInViewport({ ratio: 1 })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  },
)

test.describe('an empty list', () => {
  /** A category and a delivery form that no product has together, and what the shop says of them. */
  async function nothing(get: (path: string) => Promise<unknown>) {
    const { categories, delivery_form } = (await get(OPTIONS)) as FilterOptions
    for (const category of categories) {
      for (const form of delivery_form) {
        const page = (await get(
          `/api/v2/storefront/products?language_code=en&categories=${category.id}&delivery_form=${form.id}`,
        )) as ProductPage
        if (page.relief) return { category, form, relief: page.relief }
      }
    }
    throw new Error('the demo has products of every category in every form')
  }

  test('names the one filter whose removal helps and what it brings, and takes it away (filters.empty-result-names-one-filter)', async ({
    page,
  }) => {
    const listing = new ListingPage(page)
    const { category, form, relief } = await nothing(async (path) => (await page.request.get(path)).json())
    await page.goto(`/en/products?categories=${category.id}&delivery_form=${form.id}`)
    await settle(page)
    await expect(listing.emptyHeading).toBeVisible()
    const found = text('catalogue:found', { count: relief.total_results, number: relief.total_results })
    const name = relief.group === 'delivery_form' ? form.name : category.name
    const help = page.getByRole('button', { name: text('catalogue:empty.without', { name, found }), exact: true })
    await help.focus()
    await page.keyboard.press('Enter')
    await expect(listing.summary(found)).toBeVisible()
    await expect(listing.chips).toHaveCount(2)
    await expect(listing.content).toBeFocused()
  })

  test('names the group where several of its options are chosen', { tag: '@long' }, async ({ page }) => {
    const listing = new ListingPage(page)
    const { suitable_for } = (await (await page.request.get(OPTIONS)).json()) as FilterOptions
    const other = suitable_for.find(({ slug }) => slug !== 'vegans')
    await page.goto(`/en/products?suitable_for=${other?.id ?? 0}`)
    await settle(page)
    await answerNothing(page, { group: 'suitable_for', total_results: 12 })
    await listing.quickFilter(VEGAN).click()
    const found = text('catalogue:found', { count: 12, number: 12 })
    const group = text('catalogue:group.suitable_for')
    await expect(
      page.getByRole('button', { name: text('catalogue:empty.without', { name: group, found }), exact: true }),
    ).toBeVisible()
  })

  test(
    'offers to clear all, and nothing else, where no single filter helps (filters.reset-empties-all)',
    { tag: '@long' },
    async ({ page }) => {
      const listing = new ListingPage(page)
      await page.goto('/en/products')
      await settle(page)
      await answerNothing(page)
      await listing.quickFilter(ZERO_WASTE).click()
      await expect(listing.emptyHeading).toBeVisible()
      await expect(
        listing.content.getByRole('button', { name: text('catalogue:filters.reset'), exact: true }),
      ).toHaveCount(2)
      await expect(listing.content.getByRole('button', { name: /^Remove “/ })).toHaveCount(0)
    },
  )

  /** From now on no filter finds anything. */
  async function answerNothing(page: Page, relief?: ProductPage['relief']): Promise<void> {
    await page.route(/storefront\/products\?/, async (route) => {
      const { relief: _, ...answer } = (await (await route.fetch({ maxRetries: 1 })).json()) as ProductPage
      await route.fulfill({
        json: { ...answer, data: [], total_results: 0, total_pages: 0, ...(relief && { relief }) },
      })
    })
  }
})

test('a category shows what it holds: chosen, mixed, or included in another, also in a search', async ({ page }) => {
  const listing = new ListingPage(page)
  const { categories } = (await (await page.request.get(OPTIONS)).json()) as FilterOptions
  const top = categories.find(({ children = [] }) => children.some((child) => (child.children ?? []).length > 0))
  const middle = top?.children?.find(({ children = [] }) => children.length > 0)
  const leaf = middle?.children?.[0]
  if (!top || !middle || !leaf) throw new Error('the demo has no tree of three levels')
  const row = (name: string) =>
    page
      .getByRole('main')
      .locator('label')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('checkbox')

  await page.goto(`/en/products?categories=${leaf.id}`)
  await settle(page)
  await expect(row(leaf.name)).toBeChecked()
  await expect(row(middle.name)).toBeChecked({ indeterminate: true })
  await expect(row(top.name)).toBeChecked({ indeterminate: true })

  await row(leaf.name).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/en/products')
  await expect(row(leaf.name)).toBeFocused()
  await expect(row(top.name)).not.toBeChecked()

  await row(leaf.name).check()
  await row(top.name).click()
  await expect(row(top.name)).toBeChecked()
  await expect(row(middle.name)).toBeDisabled()
  await expect(row(middle.name)).toBeChecked()
  await expect(row(middle.name)).toHaveAccessibleDescription(text('catalogue:option.included', { name: top.name }))
  await expect(row(leaf.name)).toBeEnabled()

  await listing.chip(leaf.name).click()
  await expect(row(leaf.name)).toBeDisabled()
  await page
    .getByRole('searchbox', { name: text('catalogue:option.search', { group: text('catalogue:group.categories') }) })
    .fill(leaf.name)
  await expect(row(leaf.name)).toBeDisabled()
  await expect(row(leaf.name)).toHaveAccessibleDescription(text('catalogue:option.included', { name: top.name }))
  await expect(row(top.name)).toBeChecked()
})

test('the groups stand on the way back from a product as they were left (filters.groups-stay-as-left)', async ({
  page,
}) => {
  const listing = new ListingPage(page)
  const brands = listing.group(text('catalogue:group.brands'))
  const goals = listing.group(text('catalogue:group.health_goals'))
  const brandSearch = page.getByRole('searchbox', {
    name: text('catalogue:option.search', { group: text('catalogue:group.brands') }),
  })
  await page.goto('/en/products')
  await settle(page)
  await expect(brandSearch).toBeHidden()
  await brands.click()
  await brandSearch.fill('a')
  await expect(goals.locator('..')).toHaveAttribute('open')
  await goals.click()

  await listing.products.first().getByRole('link').first().click()
  await settle(page)
  await page.goBack()
  await settle(page)
  await expect(brandSearch).toHaveValue('a')
  await expect(goals.locator('..')).not.toHaveAttribute('open')
})
