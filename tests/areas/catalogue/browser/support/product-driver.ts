import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { ListProduct, ProductPage as Listed } from '#areas/catalogue/contract/catalogue.ts'
import { toLanguageCode, type LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import { reachable, type Visible } from '../../models/product.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { ListingPage } from '../pages/listing.ts'
import { ProductPage } from '../pages/product.ts'
import type { HeldCalls } from '#tests/browser/support/held-answers.ts'
import { OtherTab } from '#tests/browser/support/other-tab.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** A walk comes from this page and goes back to it. */
const LIST = '/en/products'
const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

/** Each call is named by the product that it asks for, and in which language. */
const HELD: HeldCalls = Object.fromEntries(
  Object.keys(LANGUAGES).flatMap((language) =>
    reachable.map(({ slug }) => [
      `${language} ${slug}`,
      ({ path, query }: { readonly path: string; readonly query: URLSearchParams }) =>
        path === `/v2/storefront/products/${slug}` && query.get('language_code') === language,
    ]),
  ),
)

/** Drives the page of a product. */
export class ProductDriver extends PageDriver<Visible> {
  readonly #listing = new ListingPage(this.page)
  readonly #otherTab = new OtherTab(this.page, 'certified@verbena.test')
  #start = 0

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.page.route('**/v2/storefront/products?*', (route) => route.fulfill({ json: listOf(reachable) }))
    // Not the list itself, whose document asks for pictures of other products.
    await this.page.goto('/en/about')
    await this.#listing.area('products').click()
    await this.#listing.products.first().waitFor()
    this.#start = await this.#historyIndex()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (answering(event) === undefined) return await super.event(event, elapsed)
    // First and later questions for a product are the same call: it is known by the address of the page.
    const [, language, , slug] = this.#path.split('/')
    await this.answers.answer(`${language} ${slug}`, event['output'] as CallResult<unknown>)
  }

  async read(): Promise<Visible> {
    const address = this.#path
    const asks = this.answers.waiting()
    if (address === LIST)
      return { address, asks, shows: (await this.#listing.products.count()) > 0 ? 'the list' : 'nothing' }
    return { address, asks, shows: await this.#shown() }
  }

  protected readonly causes: Causes = {
    'product.entered': ({ language, slug }) => this.#enter(String(language), String(slug)),
    'product.left': async () => {
      const back = (await this.#historyIndex()) - this.#start
      await this.page.evaluate(`history.go(-${back})`)
    },
    'product.retry': () => this.#product.retry.click(),
    'variant.choose': () => this.#product.sizes.last().check(),
    'quantity.choose': () => this.#product.step('more').click(),
    'picture.show': ({ at }) =>
      this.page
        .getByRole('button', {
          name: text('catalogue:product.picture', { number: Number(at) + 1, total: 2 }, this.#language),
        })
        .click(),
    'viewer.changed': () => this.#otherTab.changePerson(),
  }

  get #path(): string {
    return new URL(this.page.url()).pathname
  }

  get #language(): LanguageCode {
    return toLanguageCode(this.#path.split('/')[1] ?? '') ?? 'en'
  }

  get #product(): ProductPage {
    return new ProductPage(this.page, this.#language)
  }

  async #shown(): Promise<Visible['shows']> {
    const product = this.#product
    if (await product.missing.isVisible()) return { search: await valueOf(product.search) }
    if (await product.failed.isVisible()) {
      const says = await textOf(product.reason)
      return { says: says === text('common:problem.unreachable', {}, this.#language) ? 'unreachable' : says }
    }
    if (await product.loading.isVisible()) return 'loading'
    const name = await textOf(product.heading)
    const gallery = product.gallery(name)
    const pictures = gallery.getByRole('button')
    return {
      name,
      price: priceIn(await textOf(product.price)),
      sizes: await product.sizes.count(),
      chosen: await product.sizes.evaluateAll((sizes) => sizes.findIndex((size) => size.matches(':checked'))),
      quantity: await valueOf(product.quantity),
      canHave: { fewer: await isEnabled(product.step('fewer')), more: await isEnabled(product.step('more')) },
      pictures: await pictures.count(),
      current: await pictures.evaluateAll((buttons) => buttons.findIndex(({ ariaCurrent }) => ariaCurrent === 'true')),
      large:
        (await product.picture(name).evaluateAll((images) => images.map((image) => image.getAttribute('src'))))[0] ??
        'absent',
    }
  }

  async #enter(language: string, slug: string): Promise<void> {
    const name = reachable.find((product) => product.slug === slug)?.name ?? ''
    const [, here, , openSlug] = this.#path.split('/')
    if (this.#path === LIST) return await this.#listing.products.getByRole('link', { name, exact: true }).click()
    if (openSlug !== slug) return await this.#product.related(name).click()
    await this.page
      .getByRole('button', {
        name: text('common:language.choose', { language: LANGUAGES[here as 'en'] }, this.#language),
      })
      .click()
    await this.page.getByRole('menuitemradio', { name: LANGUAGES[language as 'en'], exact: true }).click()
  }

  // The router counts the entries that it has added to the history.
  async #historyIndex(): Promise<number> {
    return Number(await this.page.evaluate('history.state?.__TSR_index ?? 0'))
  }
}

/** Text of the first of the elements, 'absent' without any. Like all reading here it does not wait. */
const textOf = async (elements: Locator): Promise<string> => (await elements.allTextContents())[0] ?? 'absent'

/** Prices are written as the shop's region does, whatever the language. */
const priceIn = (said: string): number => Number(/\d+,\d\d/.exec(said)?.[0].replace(',', '.'))

async function valueOf(fields: Locator): Promise<string> {
  const values = await fields.evaluateAll((found) =>
    found.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  )
  return values[0] ?? 'absent'
}

const isEnabled = async (button: Locator): Promise<boolean> =>
  (await button.and(button.page().locator(':enabled:not([aria-disabled="true"])')).count()) > 0

function listOf(data: readonly ListProduct[]): Listed {
  const total_results = data.length
  return {
    data: [...data],
    total_results,
    total_pages: 1,
    current_page: 1,
    limit: 26,
    available_products: total_results,
    unavailable_products: 0,
  }
}
