import type { Locator, Page } from 'playwright/test'

import { text } from '../texts.ts'

/** The own area and its profile as a person meets them. */
export class OwnArea {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1 })
  }

  /** Beside the page, or at the foot of a narrow window. */
  get navigation(): Locator {
    return this.#page.getByRole('navigation', { name: text('common:account.menu'), exact: true })
  }

  /** An entry of the navigation, by the key of its name. */
  link(key: string): Locator {
    return this.navigation.getByRole('link', { name: text(key), exact: true })
  }

  /** A matter of the page, by the key of its heading. */
  card(key: string): Locator {
    return this.#page.getByRole('region', { name: text(key), exact: true })
  }

  /** A field by the key of its label. */
  field(key: string): Locator {
    return this.#page.getByRole('main').getByLabel(text(key), { exact: true })
  }

  /** Saves a form of the profile, by the key of its heading, and waits until the page says so. */
  async save(key: string): Promise<void> {
    const card = this.card(key)
    await card.getByRole('button', { name: text('account:profile.save'), exact: true }).click()
    await card.getByText(text('account:profile.saved'), { exact: true }).last().waitFor()
  }

  get devices(): Locator {
    return this.card('account:profile.devices.heading').getByRole('listitem')
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: text('account:profile.delete.title'), exact: true })
  }
}
