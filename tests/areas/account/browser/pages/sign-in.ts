import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The password of all accounts of the demo. */
export const PASSWORD = 'Verbena-2026!'

/** The ways in and the account in the head of the page, as a person meets them. */
export class SignInPage {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  get email(): Locator {
    return this.#field('account:signIn.email')
  }

  get password(): Locator {
    return this.#field('account:signIn.login.password')
  }

  get newPassword(): Locator {
    return this.#field('account:signIn.reset.password')
  }

  get newPasswordAgain(): Locator {
    return this.#field('account:signIn.reset.confirm')
  }

  /** The button that shows what is typed into the first password field. */
  get show(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('button', { name: this.#text('common:form.showPassword'), exact: true })
      .first()
  }

  /** The rules of a new password, one line each. */
  get needs(): Locator {
    return this.#page
      .getByRole('list', { name: this.#text('common:form.passwordRules.heading'), exact: true })
      .getByRole('listitem')
  }

  get failure(): Locator {
    return this.#page.getByRole('main').getByRole('alert')
  }

  /** The link in the head of the page by which a visitor gets in. */
  get entry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: this.#text('common:account.signIn'), exact: true })
  }

  /** The button in the head of the page of somebody who is signed in. */
  get account(): Locator {
    return this.#page
      .getByRole('banner')
      .getByRole('button', { name: this.#text('common:account.button'), exact: true })
  }

  button(key: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#text(key), exact: true })
  }

  /** Fills the form of the login in and sends it. */
  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.button('account:signIn.login.title').click()
  }

  async choose(key: string): Promise<void> {
    await this.account.click()
    await this.#page.getByRole('menuitem', { name: this.#text(key), exact: true }).click()
  }

  #field(key: string): Locator {
    return this.#page.getByLabel(this.#text(key), { exact: true })
  }
  #text(key: string): string {
    return text(key, {}, this.#language)
  }
}
