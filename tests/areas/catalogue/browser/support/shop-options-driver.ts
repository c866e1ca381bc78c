import type { Locator, Page } from 'playwright/test'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { page as productPage } from '#tests/models/samples.ts'
import type { Visible } from '../../models/shop-options.person.ts'

import { ListingPage } from '../pages/listing.ts'
import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { FreshDataDriver } from '#tests/browser/support/fresh-data-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

abstract class ShopOptionsDriver extends FreshDataDriver<Visible> {
  /** Every page of the shop wants the options: people come from where there is none. */
  protected readonly start = '/api/health'
  protected readonly expiry = FETCH_EXPIRY_MS

  constructor(page: Page) {
    super(page, ({ path }) => path === '/v2/storefront/categories')
  }

  /** The reason in an alert, apart from `besides`: the model's refusal, or a lost connection. */
  protected async failureIn(alert: Locator, besides = ''): Promise<string | null> {
    const [words] = await alert.getByRole('paragraph').allTextContents()
    const reason = words?.replace(besides, '').trim()
    return reason === text('common:problem.unreachable', {}, this.language) ? 'unreachable' : (reason ?? null)
  }

  /** The options of each group, by the text of its title; absent groups have none. */
  protected async offered<Group extends string>(
    groups: Locator,
    titles: Readonly<Record<Group, string>>,
  ): Promise<Readonly<Record<Group, string[]>>> {
    const found = await groups.evaluateAll((elements) =>
      elements.map((element) => ({
        title: element.querySelector('legend, h2')?.textContent,
        names: [...element.querySelectorAll('input[type="checkbox"]')].map(
          (box) => box.nextElementSibling?.textContent ?? '',
        ),
      })),
    )
    const namesIn = (title: unknown) => found.find((group) => group.title === title)?.names ?? []
    return Object.fromEntries(Object.entries(titles).map(([group, title]) => [group, namesIn(title)])) as Record<
      Group,
      string[]
    >
  }
}

/** Drives the listing, as far as the options of its filters are concerned. */
export class FilterOptionsDriver extends ShopOptionsDriver {
  protected async open(): Promise<void> {
    // What is listed is no part of it.
    await this.page.route('**/api/v2/storefront/products?*', (route) =>
      route.fulfill({ json: productPage(1, 1).value }),
    )
    await this.page.goto(this.start)
  }

  protected async enter(): Promise<void> {
    await this.page.goto('/en/products')
  }

  protected async enterAgain(): Promise<void> {
    await this.#listing.area('products').click()
  }

  async read(): Promise<Visible> {
    const title = (group: string) => text(`catalogue:group.${group}`, {}, this.language)
    return {
      address: this.path,
      asks: this.answers.waiting(),
      failure: await this.failureIn(this.#listing.failure, text('catalogue:failed.title', {}, this.language)),
      offers: await this.offered(this.page.getByRole('main').locator('details'), {
        health_goals: title('health_goals'),
        suitable_for: title('suitable_for'),
        free_from: title('free_from'),
      }),
    }
  }

  protected get retry(): Locator {
    return this.#listing.retry
  }

  get #listing(): ListingPage {
    return new ListingPage(this.page, this.language)
  }
}

/** Drives the wishes on a client's profile, as far as there is something to choose from. */
export class WishOptionsDriver extends ShopOptionsDriver {
  readonly #card = new OwnArea(this.page).card('account:profile.wishes')

  protected async open(): Promise<void> {
    await signIn(this.page, 'newclient@verbena.test')
  }

  protected async enter(): Promise<void> {
    await this.page.goto('/en/account/client/profile')
  }

  // Nobody leaves the page in a walk.
  protected async enterAgain(): Promise<void> {}

  async read(): Promise<Visible> {
    const title = (group: string) => text(`account:profile.field.${group}`)
    return {
      address: this.path,
      asks: this.answers.waiting(),
      failure: await this.failureIn(this.#card.getByRole('alert')),
      offers: await this.offered(this.#card.getByRole('group'), {
        suitable_for: title('suitable_for'),
        free_from: title('free_from'),
      }),
    }
  }

  protected get retry(): Locator {
    return this.#card.getByRole('alert').getByRole('button', { name: text('common:retry'), exact: true })
  }
}
