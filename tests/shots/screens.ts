import type { Page } from 'playwright'

import type { LanguageCode } from '#contract/languages.ts'
import { text } from '#tests/browser/support/texts.ts'

/** One screen to be pictured: where it is, and what makes it look so. */
export interface Screen {
  readonly name: string
  /** Below the language prefix. */
  readonly path: string
  /** What is prepared before the page opens. */
  readonly before?: (page: Page) => Promise<void>
  /** What a person does once it is open. */
  readonly after?: (page: Page, language: LanguageCode) => Promise<void>
}

const PRODUCTS_CALL = /\/api\/v2\/storefront\/products\?/
const NOTHING = { data: [], total_results: 0, total_pages: 0, current_page: 1, limit: 26, available_products: 0, unavailable_products: 0 }

/** Every screen that the shop has, with the states of the listing that look different. */
export const SCREENS: readonly Screen[] = [
  { name: 'listing', path: '/products' },
  { name: 'listing-filtered', path: '/products?availability=1&zero_waste=1&order_by=price&order=asc&order_name=4' },
  {
    name: 'listing-empty',
    path: '/products?availability=2&zero_waste=1',
    before: (page) => page.route(PRODUCTS_CALL, (route) => route.fulfill({ json: NOTHING })).then(() => undefined),
  },
  {
    name: 'listing-failed',
    path: '/products?zero_waste=1',
    before: (page) => page.route(PRODUCTS_CALL, (route) => route.abort('connectionfailed')).then(() => undefined),
  },
  {
    name: 'filter-panel',
    path: '/products?zero_waste=1',
    async after(page, language) {
      const open = page.getByRole('button', { name: text('catalogue:filters.openChosen', { number: 1 }, language) })
      // From 1000 px on the filters have a column of their own.
      if (!(await open.isVisible())) return
      await open.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'language-menu',
    path: '/products',
    async after(page) {
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'product',
    path: '/products',
    async after(page, language) {
      await page.getByRole('list', { name: text('catalogue:list.label', {}, language) }).getByRole('link').first().click()
      await page.getByRole('table').waitFor()
    },
  },
  { name: 'search', path: '/search-results?query=magnesium' },
  { name: 'search-mistyped', path: '/search-results?query=magnesum&page=2' },
  { name: 'search-empty', path: '/search-results?query=xqzwvk' },
  { name: 'search-waiting', path: '/search-results' },
  { name: 'product-unknown', path: '/products/no-such-product' },
  { name: 'not-found', path: '/nowhere' },
]
