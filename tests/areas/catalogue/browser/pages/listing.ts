import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The product listing as a person meets it: by roles, names and states only. */
export class ListingPage {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: this.#text('catalogue:title'), exact: true })
  }

  get list(): Locator {
    return this.#page.getByRole('list', { name: this.#text('catalogue:list.label'), exact: true })
  }

  get products(): Locator {
    return this.list.getByRole('article')
  }

  /** The picture of a product. It says nothing while it stands beside the name, so it has no role to be found by. */
  picture(product: Locator): Locator {
    return product.locator('img')
  }

  /** Chips, list and what belongs to them: it takes the focus where the element that had it is gone. */
  get content(): Locator {
    return this.#page.getByRole('group', { name: this.#text('catalogue:list.label'), exact: true })
  }

  /** The line above the list that says how many there are, when it says exactly this. */
  summary(words: string): Locator {
    return this.content.getByText(words, { exact: true })
  }

  /** Shown instead of the list if no product fits the filters, or the shop has none. */
  get emptyHeading(): Locator {
    const heading = (key: string) => this.#page.getByRole('heading', { name: this.#text(key) })
    return heading('catalogue:empty.title').or(heading('catalogue:empty.shopTitle'))
  }

  /** Shown instead of the list if it could not be loaded. */
  get failure(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: this.#text('catalogue:failed.title') })
  }

  get retry(): Locator {
    return this.failure.getByRole('button', { name: this.#text('common:retry') })
  }

  get chips(): Locator {
    return this.#page.getByRole('group', { name: this.#text('catalogue:filters.chosen') }).getByRole('button')
  }

  chip(name: string): Locator {
    return this.#page.getByRole('button', { name: this.#text('catalogue:filters.remove', { name }), exact: true })
  }

  /** In place of an empty list: takes the one filter away whose removal helps. */
  get relief(): Locator {
    const [begin = ''] = this.#text('catalogue:empty.without', { name: '|' }).split('|')
    return this.#page.getByRole('button', { name: begin })
  }

  get clearAll(): Locator {
    return this.#page.getByRole('group', { name: this.#text('catalogue:filters.chosen') }).getByRole('button', {
      name: this.#text('catalogue:filters.reset'),
      exact: true,
    })
  }

  /** The filters above the list, each pressed or not. */
  get quickFilters(): Locator {
    return this.#page.getByRole('group', { name: this.#text('catalogue:quick.label'), exact: true }).getByRole('button')
  }

  /** One of them by its name, whatever number stands behind it. */
  quickFilter(name: string): Locator {
    return this.quickFilters.filter({ hasText: name })
  }

  /** The heading that opens and closes a group of filters. */
  group(name: string): Locator {
    return this.#page.getByRole('main').locator('summary').filter({ hasText: name })
  }

  option(name: string): Locator {
    return this.#page.getByRole('main').getByRole('checkbox', { name })
  }

  /** Without their numbers, in the order of the page. Does not wait. */
  async optionNames(): Promise<readonly string[]> {
    const boxes = this.#page.getByRole('main').getByRole('checkbox')
    return await boxes.evaluateAll((found) => found.map((box) => box.nextElementSibling?.textContent ?? ''))
  }

  /** The button that opens the filters where their column has no room. */
  filtersButton(chosen = 0): Locator {
    const name =
      chosen === 0
        ? this.#text('catalogue:filters.open')
        : this.#text('catalogue:filters.openChosen', { number: String(chosen) })
    return this.#page.getByRole('button', { name, exact: true })
  }

  /** The panel in which the filters stand where their column has no room. */
  get panel(): Locator {
    return this.#page.getByRole('dialog', { name: this.#text('catalogue:filters.label') })
  }

  get sort(): Locator {
    return this.#page.getByRole('combobox', { name: this.#text('catalogue:sort.label') })
  }

  /** The order that the menu shows; none where there is no menu. Does not wait. */
  async chosenOrders(): Promise<readonly string[]> {
    return await this.sort.evaluateAll((menus) =>
      menus.map((menu) => (menu instanceof HTMLSelectElement ? menu.value : '')),
    )
  }

  /** The button below the list, whatever it says at the moment. */
  get more(): Locator {
    const names = ['catalogue:list.more', 'catalogue:list.loadingMore', 'common:retry'].map((key) => this.#text(key))
    return this.#page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })
      .and(this.#outsideAlerts())
  }

  area(key: 'products' | 'newest' | 'zeroWaste'): Locator {
    return this.#page
      .getByRole('navigation', { name: this.#text('common:areas.label') })
      .getByRole('link', { name: this.#text(`common:areas.${key}`), exact: true })
  }

  #outsideAlerts(): Locator {
    return this.#page.locator('button:not([role="alert"] *)')
  }

  #text(key: string, values?: Record<string, string>): string {
    return text(key, values, this.#language)
  }
}
