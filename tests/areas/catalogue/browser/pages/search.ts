import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The page of search results as a person meets it: by roles, names and states only. */
export class SearchPage {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  heading(query: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: this.#text('search.heading', { query }), exact: true })
  }

  /** The page's own field, where the head of the page has no room for one. */
  get field(): Locator {
    return this.#page.getByRole('search').getByRole('searchbox', { name: this.#text('search.label'), exact: true })
  }

  /** The box of a filter in its column. */
  filter(name: string): Locator {
    return this.#page.getByRole('complementary').getByRole('checkbox', { name })
  }

  /** The row of a filter's box, with its number. */
  filterRow(name: string): Locator {
    return this.#page
      .getByRole('complementary')
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('checkbox', { name }) })
  }

  get list(): Locator {
    return this.#page.getByRole('list', { name: this.#text('search.list'), exact: true })
  }

  get products(): Locator {
    return this.list.getByRole('article')
  }

  get pages(): Locator {
    return this.#page.getByRole('navigation', { name: this.#text('search.pages'), exact: true })
  }

  get next(): Locator {
    return this.pages.getByRole('link', { name: this.#text('search.next'), exact: true })
  }

  /** The link to a page of the results. */
  page(number: number): Locator {
    return this.pages.getByRole('link', { name: this.#text('search.number', { page: String(number) }), exact: true })
  }

  /** The heading of the page, whatever was searched for. */
  get anyHeading(): Locator {
    return this.#main.getByRole('heading', { level: 1 })
  }

  /** The line below the heading; where there is none, what else is said first. */
  get lead(): Locator {
    return this.#main.getByRole('paragraph').first()
  }

  /** The heading of what stands in place of the products. */
  get notice(): Locator {
    return this.#main
      .getByRole('group', { name: this.#text('search.list'), exact: true })
      .getByRole('heading', { level: 2 })
  }

  /** Takes the one filter away whose removal helps, where filters leave nothing. */
  get relief(): Locator {
    const [begin = ''] = this.#text('empty.without', { name: '|' }).split('|')
    return this.#main.getByRole('button', { name: begin })
  }

  /** The chosen options, each removed by a press, and the button that clears all of them. */
  get chips(): Locator {
    return this.#main.getByRole('group', { name: this.#text('filters.chosen'), exact: true }).getByRole('button')
  }

  /** Clears all that is chosen, where results or nothing are shown. */
  get clearAll(): Locator {
    return this.#main.getByRole('button', { name: this.#text('filters.reset'), exact: true })
  }

  meant(query: string): Locator {
    return this.#page.getByRole('link', { name: this.#text('search.meant', { query }), exact: true })
  }

  get failure(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: this.#text('search.failed') })
  }

  get #main(): Locator {
    return this.#page.getByRole('main')
  }

  async searchFor(words: string): Promise<void> {
    await this.field.fill(words)
    await this.field.press('Enter')
  }

  #text(key: string, values: Record<string, string> = {}): string {
    return text(`catalogue:${key}`, values, this.#language)
  }
}
