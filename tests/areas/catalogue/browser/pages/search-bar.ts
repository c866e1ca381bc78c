import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The search in the head of a page as a person meets it: by roles, names and states only. */
export class SearchBarPart {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  /** The field in the head of the page, once its suggestions can come. */
  get field(): Locator {
    return this.#page.getByRole('banner').getByRole('combobox', { name: this.#text('label'), exact: true })
  }

  /** The same while it is only a form. */
  get plainField(): Locator {
    return this.#page.getByRole('banner').getByRole('searchbox', { name: this.#text('label'), exact: true })
  }

  /** Waits until the button opens the sheet: before, it leads to the page of results. */
  async ready(): Promise<void> {
    await this.#page
      .getByRole('banner')
      .getByRole('combobox', { name: this.#text('label'), exact: true, includeHidden: true })
      .waitFor({ state: 'attached' })
  }

  /** Opens the sheet where there is no room for the field. */
  get button(): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: this.#text('submit'), exact: true })
  }

  get sheet(): Locator {
    return this.#page.getByRole('dialog', { name: this.#text('label'), exact: true })
  }

  get sheetField(): Locator {
    return this.sheet.getByRole('combobox', { name: this.#text('label'), exact: true })
  }

  get list(): Locator {
    return this.#page.getByRole('listbox', { name: this.#text('list'), exact: true })
  }

  get options(): Locator {
    return this.list.getByRole('option')
  }

  get active(): Locator {
    return this.list.getByRole('option', { selected: true })
  }

  group(key: 'recent' | 'popular' | 'products' | 'brands' | 'categories'): Locator {
    return this.list.getByRole('group', { name: this.#text(key), exact: true })
  }

  option(key: 'meant' | 'all', query: string): Locator {
    return this.list.getByRole('option', { name: this.#text(key, { query }) })
  }

  get retry(): Locator {
    return this.list.getByRole('option', { name: text('common:retry', {}, this.#language), exact: true })
  }

  /** A note above the suggestions, if there is one. */
  get note(): Locator {
    const banner = this.#page.getByRole('banner')
    return banner.getByRole('paragraph').or(banner.getByRole('alert'))
  }

  /** Read out by screen readers. */
  get told(): Locator {
    return this.#page.getByRole('banner').getByRole('status')
  }

  /** Words, title of the group and target of each suggestion. Does not wait. */
  async suggested(): Promise<
    readonly {
      readonly id: string
      readonly title: string | null
      readonly says: string
      readonly href: string | null
      readonly isActive: boolean
    }[]
  > {
    return await this.options.evaluateAll((options) =>
      options.map((option) => {
        const titleId = option.closest('[role="group"]')?.getAttribute('aria-labelledby')
        return {
          id: option.id,
          title: (titleId && document.getElementById(titleId)?.textContent) || null,
          says: [...option.querySelectorAll('span')]
            .filter((part) => part.childElementCount === 0 && part.textContent)
            .map((part) => part.textContent)
            .join(' '),
          href: option.getAttribute('href'),
          isActive: option.ariaSelected === 'true',
        }
      }),
    )
  }

  get clear(): Locator {
    return this.#page.getByRole('button', { name: this.#text('clear'), exact: true })
  }

  #text(key: string, values: Record<string, string> = {}): string {
    return text(`common:searchBar.${key}`, values, this.#language)
  }
}
