import type { Locator, Page } from 'playwright/test'

import { text } from '#tests/browser/texts.ts'

const HOME = '/en/account/practitioner'

/** A practitioner's clients as they are met: the list, the invitation and the page of one. */
export class ClientsPart {
  static readonly home = HOME
  static readonly list = `${HOME}/clients`
  static readonly invitation = `${HOME}/clients/invite`
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole('main')
  }

  /** Takes the focus when the element that had it is gone. */
  get area(): Locator {
    return this.#main.getByRole('group', { name: text('clients:list.title'), exact: true })
  }

  get search(): Locator {
    return this.#main.getByRole('searchbox', { name: text('clients:list.search'), exact: true })
  }

  /** The clients in the table, without its head. */
  get rows(): Locator {
    return this.#main
      .getByRole('table', { name: text('clients:list.table'), exact: true })
      .getByRole('rowgroup')
      .last()
      .getByRole('row')
  }

  get rate(): Locator {
    return this.#main.getByRole('radiogroup')
  }

  /** A discount to choose, which says what the practitioner earns with it. */
  choice(rate: string): Locator {
    return this.rate.getByRole('radio', { name: new RegExp(`^${rate} `) })
  }

  card(key: string): Locator {
    return this.#main.getByRole('region', { name: text(key), exact: true })
  }

  link(name: string): Locator {
    return this.#main.getByRole('link', { name, exact: true })
  }

  button(key: string): Locator {
    return this.#main.getByRole('button', { name: text(key), exact: true })
  }

  field(key: string): Locator {
    return this.#main.getByLabel(text(key), { exact: true })
  }
}
