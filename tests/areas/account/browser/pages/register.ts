import type { Locator, Page } from 'playwright/test'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'

import { text } from '#tests/browser/texts.ts'

/** The fields of registration, optional ones by their whole label. */
type Field =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'country'
  | 'password'
  | 'organisation_type'
  | 'health_profession'
  | 'expertise_level'

interface ClientSample {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly country: string
  readonly password: string
}

/** A form of registration as a person meets it. */
export class RegisterPage {
  readonly #page: Page
  readonly #language: LanguageCode

  constructor(page: Page, language: LanguageCode = DEFAULT_LANGUAGE) {
    this.#page = page
    this.#language = language
  }

  field(field: Field): Locator {
    return this.#page.getByLabel(this.#text(`account:register.field.${field}`), { exact: true })
  }

  /** Fills a client's registration in and sends it. */
  async register(client: ClientSample): Promise<void> {
    await this.field('first_name').fill(client.firstName)
    await this.field('last_name').fill(client.lastName)
    await this.field('email').fill(client.email)
    await this.field('country').selectOption(client.country)
    await this.field('password').fill(client.password)
    await this.terms.check()
    await this.submit.click()
    await this.success.waitFor()
  }

  get terms(): Locator {
    return this.#page.getByRole('checkbox', { name: text('account:register.agree') })
  }

  get newsletter(): Locator {
    return this.#page.getByRole('checkbox', { name: text('account:register.news') })
  }

  get submit(): Locator {
    return this.#page.getByRole('button', { name: text('account:register.submit'), exact: true })
  }

  /** Lists the fields that keep the form from being sent. */
  get summary(): Locator {
    return this.#page.getByRole('region', { name: text('common:form.summary'), exact: true })
  }

  get failure(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: text('account:register.failed') })
  }

  /** Shown if the choices could not be loaded. */
  get lookupsFailure(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: this.#text('account:register.lookupsFailed') })
  }

  /** The page after it was sent. */
  get success(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: text('account:register.success.title') })
  }

  /** The address in the newest mail to somebody that activates his account. */
  async activation(email: string): Promise<string> {
    const mails = await (await this.#page.request.get('/outbox')).text()
    const mail = mails.split('<article').find((one) => one.includes(`<dd>${email}</dd>`)) ?? ''
    const [path] = /\/\w+\/activate\/[\w-]+/.exec(mail) ?? []
    if (path === undefined) throw new Error(`no mail to ${email} activates an account`)
    return path
  }

  #text(key: string): string {
    return text(key, {}, this.#language)
  }
}
