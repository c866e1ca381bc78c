import type { Locator, Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** A product's page as a person meets it: by roles, names and states only. */
export class ProductPage {
  readonly #main: Locator
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode) {
    this.#main = page.getByRole('main')
    this.#language = language
  }

  get heading(): Locator {
    return this.#main.getByRole('heading', { level: 1 })
  }

  get loading(): Locator {
    return this.#main.getByRole('group', { name: this.#text('product.loading'), exact: true })
  }

  /** The paragraph with the price and its note on tax. */
  get price(): Locator {
    return this.#main.getByRole('paragraph').filter({ hasText: this.#text('product.tax') })
  }

  get sizes(): Locator {
    return this.#main.getByRole('group', { name: this.#text('product.sizes'), exact: true }).getByRole('radio')
  }

  get quantity(): Locator {
    return this.#main.getByRole('textbox', { name: this.#text('add.quantity'), exact: true })
  }

  /** A button beside the quantity. */
  step(key: 'fewer' | 'more'): Locator {
    return this.#main.getByRole('button', { name: this.#text(`add.${key}`), exact: true })
  }

  gallery(name: string): Locator {
    return this.#main.getByRole('group', { name: this.#text('product.pictures', { name }), exact: true })
  }

  /** The large one of the pictures. It says nothing, since the product's name stands beside it, so it has no role to be found by. */
  picture(name: string): Locator {
    return this.gallery(name).locator('img').first()
  }

  /** A card of the products that are alike. */
  related(name: string): Locator {
    return this.#main
      .getByRole('list', { name: this.#text('product.related'), exact: true })
      .getByRole('link', { name, exact: true })
  }

  get missing(): Locator {
    return this.#main.getByRole('heading', { level: 1, name: this.#text('product.missingTitle'), exact: true })
  }

  /** The field that offers the words of an address which leads to no product. */
  get search(): Locator {
    return this.#main.getByRole('searchbox', { name: this.#text('search.label'), exact: true })
  }

  get failed(): Locator {
    return this.#main.getByRole('heading', { level: 1, name: this.#text('product.failed'), exact: true })
  }

  /** The paragraphs shown instead of a product that could not be loaded. */
  get reason(): Locator {
    return this.#main.getByRole('paragraph')
  }

  get retry(): Locator {
    return this.#main.getByRole('button', { name: text('common:retry', {}, this.#language), exact: true })
  }

  #text(key: string, values: Record<string, string> = {}): string {
    return text(`catalogue:${key}`, values, this.#language)
  }
}
