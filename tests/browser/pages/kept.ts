import type { Locator, Page } from 'playwright/test'

import { text } from '../support/texts.ts'

/** The wishlist and saved folders as a person meets them: on cards and product pages, and on their own pages. */
export class KeptPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The heart of a product. */
  heart(name: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: text('catalogue:heart.addName', { name }), exact: true })
  }

  /** The entry of the wishlist in the head of the page. */
  get entry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: text('common:wishlist.label'), exact: true })
  }

  get wishes(): Locator {
    return this.#page.getByRole('list', { name: text('shopping:wishlist.list') }).getByRole('listitem')
  }

  /** What a button says that takes one thing off the wishlist, or moves it into the cart. */
  wishButton(key: 'toCartName' | 'removeName', name: string): Locator {
    return this.#page.getByRole('button', { name: text(`shopping:wishlist.${key}`, { name }), exact: true })
  }

  /** The message that stands, and takes back what it tells of. */
  async undo(message: string): Promise<void> {
    const toast = this.#page.getByRole('region', { name: text('common:toast.region') }).getByRole('status').filter({ hasText: message })
    await toast.getByRole('button', { name: text('common:undo') }).click()
  }

  /** A button of the folders' page, or of a product's, by its key. */
  button(key: string, values: Record<string, string> = {}): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: text(key, values), exact: true })
  }

  folder(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true })
  }

  heldBy(name: string): Locator {
    return this.#page.getByRole('list', { name: text('shopping:folders.list', { name }), exact: true }).getByRole('listitem')
  }

  get folderName(): Locator {
    return this.#page.getByRole('textbox', { name: text('shopping:folders.name'), exact: true })
  }

  /** An entry of the menu of folders. */
  choice(label: string): Locator {
    return this.#page.getByRole('menuitem', { name: label, exact: true })
  }
}
