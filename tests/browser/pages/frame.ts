import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '../texts.ts'

/** The frame of every page: head, foot, messages. */
export class Frame {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  get skipLink(): Locator {
    return this.#page.getByRole('link', { name: this.#text('common:skip'), exact: true })
  }

  get main(): Locator {
    return this.#page.getByRole('main')
  }

  /** The short messages at the foot of the window. */
  get messages(): Locator {
    return this.#page.getByRole('region', { name: this.#text('common:toast.region'), exact: true })
  }

  /** The buttons that dismiss them, one in each, the oldest first. */
  get dismissals(): Locator {
    return this.messages.getByRole('button', { name: this.#text('common:toast.dismiss'), exact: true })
  }

  /** A link of the page's foot. */
  footLink(name: string): Locator {
    return this.#page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  }

  #text(key: string): string {
    return text(key, {}, this.#language)
  }
}
