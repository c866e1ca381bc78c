import type { Locator, Page } from 'playwright/test'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { Visible } from '../../models/lookups.person.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { RegisterPage } from '../pages/register.ts'
import { FreshDataDriver } from '#tests/browser/support/fresh-data-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

type Field = keyof Visible['offers']

abstract class LookupsDriver extends FreshDataDriver<Visible> {
  protected readonly expiry = FETCH_EXPIRY_MS

  /** A field that chooses from the lookups. */
  protected abstract field(field: Field): Locator

  protected abstract failure(): Promise<Visible['failure']>

  constructor(page: Page) {
    super(page, ({ path }) => path === '/v2/account/lookups')
  }

  protected async enterAgain(): Promise<void> {
    await this.page.goBack()
  }

  async read(): Promise<Visible> {
    return {
      address: this.path,
      asks: this.answers.waiting(),
      failure: await this.failure(),
      offers: {
        health_profession: await this.#offered('health_profession'),
        expertise_level: await this.#offered('expertise_level'),
        organisation_type: await this.#offered('organisation_type'),
      },
    }
  }

  async #offered(field: Field): Promise<readonly string[] | 'absent'> {
    const [placeholder, ...titles] = await this.field(field).getByRole('option').allTextContents()
    return placeholder === text('account:register.choose', {}, this.language) ? titles : 'absent'
  }
}

/** Drives the registration of practitioners, as far as there is something to choose from. */
export class RegistrationLookupsDriver extends LookupsDriver {
  protected readonly start = '/en/onboarding/register-as'

  protected async open(): Promise<void> {
    await this.page.goto(this.start)
    await this.#link.waitFor()
  }

  protected async enter(): Promise<void> {
    await this.#link.click()
  }

  protected field(field: Field): Locator {
    return this.#form.field(field)
  }

  protected async failure(): Promise<Visible['failure']> {
    const [isBusy] = await this.retry.evaluateAll((buttons) => buttons.map(({ ariaBusy }) => ariaBusy === 'true'))
    if (isBusy === undefined) return null
    return isBusy ? 'again' : 'told'
  }

  protected get retry(): Locator {
    return this.#form.lookupsFailure.getByRole('button', { name: text('common:retry', {}, this.language), exact: true })
  }

  get #form(): RegisterPage {
    return new RegisterPage(this.page, this.language)
  }

  get #link(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('link', { name: text('account:register.as.practitioner.link'), exact: true })
  }
}

/** Drives the profile of a practitioner, as far as there is something to choose from. */
export class ProfileLookupsDriver extends LookupsDriver {
  protected readonly start = '/en/account/practitioner'
  readonly #area = new OwnArea(this.page)
  readonly #card = this.#area.card('account:profile.practice')

  protected async open(): Promise<void> {
    await signIn(this.page, 'practitioner@verbena.test')
    await this.page.goto(this.start)
    await this.#area.navigation.waitFor()
  }

  protected async enter(): Promise<void> {
    await this.#area.link('common:account.profile').click()
  }

  protected field(field: Field): Locator {
    return this.#card.getByLabel(text(`account:register.field.${field}`), { exact: true })
  }

  protected async failure(): Promise<Visible['failure']> {
    const [words] = await this.#card.getByRole('alert').getByRole('paragraph').allTextContents()
    if (words === undefined) return null
    return words === text('common:problem.unreachable') ? 'unreachable' : words
  }

  protected get retry(): Locator {
    return this.#card.getByRole('alert').getByRole('button', { name: text('common:retry'), exact: true })
  }
}
