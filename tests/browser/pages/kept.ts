import type { Locator, Page } from 'playwright/test'

import { text } from '../texts.ts'

/** The wishlist and saved folders as a person meets them: on cards and product pages, and on their own pages. */
export class KeptPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The heart of a product. */
  heart(name: string): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('button', { name: text('catalogue:heart.addName', { name }), exact: true })
  }

  /** The same heart while it says that its change failed. */
  failedHeart(name: string): Locator {
    return this.#page.getByRole('main').getByRole('button', {
      name: text('catalogue:add.state', { state: text('catalogue:heart.failed'), name }),
      exact: true,
    })
  }

  /** The entry of the wishlist in the head of the page. */
  get entry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: text('common:wishlist.label'), exact: true })
  }

  /** The way to it at the foot of the page. */
  get footEntry(): Locator {
    return this.#page.getByRole('contentinfo').getByRole('link', { name: text('common:wishlist.label'), exact: true })
  }

  get wishes(): Locator {
    return this.#page.getByRole('list', { name: text('shopping:wishlist.list') }).getByRole('listitem')
  }

  get visitorWishlist(): Locator {
    return this.#page.getByRole('heading', { name: text('shopping:wishlist.visitorTitle'), exact: true })
  }

  get emptyWishlist(): Locator {
    return this.#page.getByRole('heading', { name: text('shopping:wishlist.emptyTitle'), exact: true })
  }

  loading(key: string): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: text(key) })
  }

  /** The words before the reason of a failure; null if none is shown. Does not wait. */
  async failure(words: string): Promise<string | null> {
    const [found] = await this.#page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: words })
      .getByRole('paragraph')
      .allTextContents()
    return found === undefined ? null : found.slice(words.length).trim()
  }

  /** The button that removes one product from the wishlist or moves it into the cart. */
  wishButton(key: 'toCartName' | 'removeName', name: string): Locator {
    return this.#page.getByRole('button', { name: text(`shopping:wishlist.${key}`, { name }), exact: true })
  }

  /** The message that stands, and takes back what it tells of. */
  async undo(message: string): Promise<void> {
    const toast = this.#page
      .getByRole('region', { name: text('common:toast.region') })
      .getByRole('status')
      .filter({ hasText: message })
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
    return this.#page
      .getByRole('list', { name: text('shopping:folders.list', { name }), exact: true })
      .getByRole('listitem')
  }

  get folderName(): Locator {
    return this.#page.getByRole('textbox', { name: text('shopping:folders.name'), exact: true })
  }

  get nameForm(): Locator {
    return this.#page.getByRole('form', { name: text('shopping:folders.name'), exact: true })
  }

  /** The heading of the folders' page. */
  get title(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: text('shopping:folders.title'), exact: true })
  }

  /** In the order of the page. Does not wait. */
  async folderNames(): Promise<readonly string[]> {
    const headings = await this.#page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    return headings.filter(
      (name) => name !== text('shopping:folders.new') && name !== text('shopping:folders.emptyTitle'),
    )
  }

  /** An entry of the menu of folders. */
  choice(label: string): Locator {
    return this.#page.getByRole('menuitem', { name: label, exact: true })
  }
}
