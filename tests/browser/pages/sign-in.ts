import type { Locator, Page } from 'playwright/test'

import { text } from '../support/texts.ts'

/** The password of all accounts of the demo. */
export const PASSWORD = 'Verbena-2026!'

/** The ways in and the account in the head of the page, as a person meets them. */
export class SignInPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
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
    return this.#page.getByRole('main').getByRole('button', { name: text('common:form.showPassword'), exact: true }).first()
  }

  /** What a new password needs, line by line. */
  get needs(): Locator {
    return this.#page.getByRole('list', { name: text('common:form.passwordRules.heading'), exact: true }).getByRole('listitem')
  }

  /** Why the form could not be sent. */
  get failure(): Locator {
    return this.#page.getByRole('main').getByRole('alert')
  }

  /** The link in the head of the page by which a visitor gets in. */
  get entry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: text('common:account.signIn'), exact: true })
  }

  /** The button in the head of the page of somebody who is signed in. */
  get account(): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: text('common:account.button'), exact: true })
  }

  button(key: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: text(key), exact: true })
  }

  /** Fills the form of the login in and sends it. */
  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.button('account:signIn.login.title').click()
  }

  async choose(key: string): Promise<void> {
    await this.account.click()
    await this.#page.getByRole('menuitem', { name: text(key), exact: true }).click()
  }

  #field(key: string): Locator {
    return this.#page.getByLabel(text(key), { exact: true })
  }
}
