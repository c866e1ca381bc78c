import type { Locator, Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'

import { text } from '../texts.ts'

/** The front door of the shop and the foot below it, as a person meets them. */
export class FrontDoor {
  readonly #main: Locator
  readonly #foot: Locator
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode) {
    this.#main = page.getByRole('main')
    this.#foot = page.getByRole('contentinfo')
    this.#language = language
  }

  get lead(): Locator {
    return this.#main.getByRole('heading', { level: 1 }).locator('+ p')
  }

  get often(): Locator {
    return this.#list('hero.often').getByRole('link')
  }

  /** The names on the tiles, without their numbers. */
  get goals(): Locator {
    return this.#list('goals.heading').getByRole('link').locator('.vb-tile-label')
  }

  /** The links of the categories, each before those of what lies below it. */
  get categories(): Locator {
    return this.#list('categories.heading').getByRole('link')
  }

  get zeroWaste(): Locator {
    return this.#main.getByRole('link', { name: this.#text('home:zeroWaste.link'), exact: true })
  }

  get brands(): Locator {
    return this.#list('brands.heading').getByRole('link')
  }

  /** The links of a column of the foot. */
  footLinks(column: 'categories' | 'goals'): Locator {
    const heading = this.#foot.getByRole('heading', {
      level: 2,
      name: this.#text(`common:footer.${column}`),
      exact: true,
    })
    return heading.locator('+ ul').getByRole('link')
  }

  #list(key: string): Locator {
    return this.#main.getByRole('list', { name: this.#text(`home:${key}`), exact: true })
  }

  #text(key: string): string {
    return text(key, {}, this.#language)
  }
}
