import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The contact form as a person meets it. */
export class ContactPage {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  get name(): Locator {
    return this.#field('name')
  }

  get email(): Locator {
    return this.#field('email')
  }

  get message(): Locator {
    return this.#field('message')
  }

  get send(): Locator {
    return this.#page.getByRole('button', { name: this.#text('pages:contact.form.send'), exact: true })
  }

  get another(): Locator {
    return this.#page.getByRole('button', { name: this.#text('pages:contact.form.another'), exact: true })
  }

  /** Lists the fields that keep the form from being sent. */
  get summary(): Locator {
    return this.#page.getByRole('region', { name: this.#text('common:form.summary'), exact: true })
  }

  get failure(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: this.#text('pages:contact.form.failed') })
  }

  /** Read out without taking the focus. */
  get said(): Locator {
    return this.#page.getByRole('main').getByRole('status')
  }

  async write({
    name,
    email,
    message,
  }: {
    readonly name: string
    readonly email: string
    readonly message: string
  }): Promise<void> {
    await this.name.fill(name)
    await this.email.fill(email)
    await this.message.fill(message)
  }

  #field(field: string): Locator {
    return this.#page.getByRole('textbox', { name: this.#text(`pages:contact.form.${field}`), exact: true })
  }

  #text(key: string): string {
    return text(key, {}, this.#language)
  }
}
