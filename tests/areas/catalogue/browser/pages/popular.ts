import type { Locator, Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The popular products of the front door as a person meets them. */
export class PopularPart {
  readonly #main: Locator
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode) {
    this.#main = page.getByRole('main')
    this.#language = language
  }

  get list(): Locator {
    return this.#main.getByRole('list', { name: this.#text('home:popular.heading'), exact: true })
  }

  /** The links of the products, which are called as they are. */
  get names(): Locator {
    return this.list.getByRole('article').getByRole('link')
  }

  get failure(): Locator {
    return this.#main.getByText(this.#text('home:popular.failed'), { exact: true })
  }

  get retry(): Locator {
    return this.#main.getByRole('button', { name: this.#text('common:retry'), exact: true })
  }

  #text(key: string): string {
    return text(key, {}, this.#language)
  }
}
