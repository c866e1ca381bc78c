import type { Locator, Page } from 'playwright/test'

import { POPULAR_CACHE_MS } from '#contract/constants.ts'
import type { Visible } from '../../models/popular-products.person.ts'

import { PopularPart } from '../pages/popular.ts'
import { FreshDataDriver } from '#tests/browser/support/fresh-data-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** Drives the front door, as far as the popular products are concerned. */
export class PopularProductsDriver extends FreshDataDriver<Visible> {
  protected readonly start = '/en/about'
  protected readonly expiry = POPULAR_CACHE_MS

  constructor(page: Page) {
    super(
      page,
      ({ method, path, query }) => method === 'GET' && path === '/v2/storefront/search' && !query.has('query'),
    )
  }

  protected async open(): Promise<void> {
    await this.page.goto(this.start)
    await this.#homeLink.waitFor()
  }

  protected async enter(): Promise<void> {
    await this.#homeLink.click()
  }

  protected async enterAgain(): Promise<void> {
    await this.enter()
  }

  async read(): Promise<Visible> {
    return { address: this.path, asks: this.answers.waiting(), shows: await this.#shown() }
  }

  protected get retry(): Locator {
    return this.#popular.retry
  }

  get #popular(): PopularPart {
    return new PopularPart(this.page, this.language)
  }

  get #homeLink(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('link', { name: text('common:home', { shop: 'Verbena' }, this.language), exact: true })
  }

  async #shown(): Promise<Visible['shows']> {
    const popular = this.#popular
    if (await popular.failure.isVisible()) return 'failed'
    const [busy] = await popular.list.evaluateAll((lists) => lists.map(({ ariaBusy }) => ariaBusy === 'true'))
    if (busy === undefined) return 'nothing'
    return busy ? 'loading' : await popular.names.allTextContents()
  }
}
