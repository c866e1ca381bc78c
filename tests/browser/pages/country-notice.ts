import type { Locator, Page } from 'playwright/test'

import { text } from '../texts.ts'

/** The notice to people in the United Kingdom, of a shop that has no other shop there, and what may lie over the page before it. */
export class CountryNotice {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The notice with all that it says. */
  get notice(): Locator {
    return this.#page
      .getByRole('dialog', { name: text('common:country.title'), exact: true })
      .filter({ hasText: text('common:country.noShop') })
      .filter({ has: this.#page.getByRole('button', { name: text('common:country.goOn'), exact: true }) })
  }

  get goOn(): Locator {
    return this.notice.getByRole('button', { name: text('common:country.goOn'), exact: true })
  }

  /** Opens the menu of languages. */
  get languages(): Locator {
    return this.#page.getByRole('button', {
      name: text('common:language.choose', { language: 'English' }),
    })
  }

  get menu(): Locator {
    return this.#page.getByRole('menu')
  }
}
