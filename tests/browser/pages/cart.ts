import type { Locator, Page } from 'playwright/test'

import { text } from '../support/texts.ts'

/** The cart as a person meets it: in the head of a page, on cards, in the panel and on its own page. */
export class CartPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The entry in the head of the page when it says that so many products are in the cart. */
  holding(count: number): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: text('common:cartEntry.holds', { count, number: String(count) }), exact: true })
  }

  /** The entry in the head of the page while nobody is signed in. */
  get entry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: text('common:cartEntry.label'), exact: true })
  }

  /** The button of a card that adds its product, while it has nothing to say. */
  add(name: string): Locator {
    return this.#page.getByRole('button', { name: text('catalogue:add.name', { name }), exact: true })
  }

  /** The same button while it says what has come of it. */
  addSays(name: string, state: 'adding' | 'added' | 'failed'): Locator {
    return this.#page.getByRole('button', { name: text('catalogue:add.state', { state: text(`catalogue:add.${state}`), name }), exact: true })
  }

  /** The button of a product's page. */
  get addChosen(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: text('catalogue:add.toCart'), exact: true })
  }

  /** How many of the product of the page are to be added. */
  get chosenQuantity(): Locator {
    return this.#page.getByRole('textbox', { name: text('catalogue:add.quantity'), exact: true })
  }

  get lines(): Locator {
    return this.#page.getByRole('list', { name: text('shopping:cart.lines') }).getByRole('listitem')
  }

  line(name: string): Locator {
    return this.lines.filter({ has: this.#page.getByRole('link', { name, exact: true }) })
  }

  quantity(name: string): Locator {
    return this.#page.getByRole('textbox', { name: text('shopping:cart.quantity', { name }), exact: true })
  }

  /** A button of a line, by the key of its name. */
  button(key: 'more' | 'fewer' | 'removeName' | 'laterName', name: string): Locator {
    return this.#page.getByRole('button', { name: text(`shopping:cart.${key}`, { name }), exact: true })
  }

  /** The amount of a row of the sums. */
  sum(label: string): Locator {
    return this.#page.locator('dl > div').filter({ has: this.#page.getByText(label, { exact: true }) }).getByRole('definition')
  }

  get total(): Locator {
    return this.sum(text('shopping:cart.total'))
  }

  get emptyHeading(): Locator {
    return this.#page.getByRole('heading', { name: text('shopping:cart.emptyTitle'), exact: true })
  }

  get offlineNote(): Locator {
    return this.#page.getByText(text('shopping:cart.offline'), { exact: true })
  }

  /** The panel with the cart in it. */
  get panel(): Locator {
    return this.#page.getByRole('dialog', { name: text('common:cartEntry.label'), exact: true })
  }
}
