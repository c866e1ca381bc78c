import { expect, type Locator, type Page, type Route } from 'playwright/test'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { PICTURES, type Visible } from '#tests/models/images.person.ts'
import { page as productPage, product } from '#tests/models/samples.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from '../texts.ts'

const DEFAULT_IMAGE = '/images/product-default.svg'
const BLANK_PIXEL = /^data:image\/gif/
const [FIRST, SECOND] = PICTURES

const cardWith = (id: number, source: string): ListProduct => ({
  ...product(id),
  assets: [{ image_url: source, thumbnails: { 75: source, 125: source, 250: source } }],
})
const listed = {
  ...productPage(1, 1).value,
  data: [cardWith(1, FIRST), cardWith(2, FIRST), cardWith(3, SECOND)],
  total_results: 3,
}

/** Drives a list whose pictures are on their way until they fail. */
export class ImagesDriver extends PageDriver<Visible> {
  readonly #listing = new ListingPage(this.page)
  #held: readonly Route[] = []

  constructor(page: Page) {
    super(page, {})
  }

  protected async open(): Promise<void> {
    await this.page.route('**/api/v2/storefront/products?*', (route) => route.fulfill({ json: listed }))
    for (const address of [...PICTURES, DEFAULT_IMAGE])
      await this.page.route(`**${address}`, (route) => void (this.#held = [...this.#held, route]))
    // A document waits for its pictures.
    await this.page.goto('/en/products', { waitUntil: 'domcontentloaded' })
    await this.#images.first().waitFor()
  }

  async read(): Promise<Visible> {
    const found = await this.#images.evaluateAll((images) =>
      images.map((image) => ({ source: image.getAttribute('src'), words: image.getAttribute('alt') })),
    )
    return found.map(({ source, words }) => standing(source, words))
  }

  protected readonly causes: Causes = {
    'image.failed': async ({ source = FIRST, shown }) => {
      // A pixel that needs no network fails in no browser by itself.
      if (shown === 'blankPixel') await this.#images.first().dispatchEvent('error')
      else await this.fail(shown === 'defaultImage' ? DEFAULT_IMAGE : String(source))
    },
  }

  /** Lets all that is asked for at an address fail. */
  protected async fail(address: string): Promise<void> {
    const isThere = (route: Route) => new URL(route.request().url()).pathname === address
    // Where a picture stands its address may still be on its way here.
    await expect.poll(() => this.#held.some(isThere), `${address} is asked for`).toBe(true)
    const routes = this.#held.filter(isThere)
    this.#held = this.#held.filter((route) => !isThere(route))
    await Promise.all(routes.map((route) => route.abort('connectionfailed')))
  }

  get #images(): Locator {
    return this.#listing.picture(this.#listing.products)
  }
}

/** Drives one of them, which has failed. */
export class ImageDriver extends ImagesDriver {
  protected override async open(): Promise<void> {
    await super.open()
    await this.fail(FIRST)
  }
}

function standing(source: string | null, words: string | null): Visible[number] {
  if (source === null && words === text('common:image.failed')) return 'noSource'
  if (source === DEFAULT_IMAGE) return 'defaultImage'
  return source !== null && BLANK_PIXEL.test(source) ? 'blankPixel' : 'picture'
}
