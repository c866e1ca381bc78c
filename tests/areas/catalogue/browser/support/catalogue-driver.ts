import type { Page } from 'playwright/test'

import type { CallResult } from '#contract/result.ts'
import type { Visible } from '../../models/catalogue.person.ts'

import { ListingPage } from '../pages/listing.ts'
import type { HeldCalls } from '#tests/browser/support/held-answers.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** A page that is not the listing, to come from and to go back to. */
const ELSEWHERE = '/en/nowhere'
/** The wait before the filter options are asked for again (retry.failed-reads-after-five-seconds). */
const RETRY_MS = 5000
const REFUSED: CallResult<unknown> = { ok: false, problem: { kind: 'refused', status: 503, message: 'Too busy' } }

const HELD: HeldCalls = {
  options: ({ path, query }) => path === '/v2/storefront/categories' && query.size <= 1,
  fetchCounts: ({ path }) => path === '/v2/storefront/categories',
  fetchProducts: ({ path, query }) => path === '/v2/storefront/products' && query.get('page') === '1',
  fetchNextPage: ({ path }) => path === '/v2/storefront/products',
}

/** Drives the listing. */
export class CatalogueDriver extends PageDriver<Visible> {
  readonly #listing = new ListingPage(this.page)
  #start = 0

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.page.goto(ELSEWHERE)
    await this.page.getByRole('heading', { level: 1, name: text('common:notFound.title') }).waitFor()
    this.#start = await this.#historyIndex()
  }

  async read(): Promise<Visible> {
    const { pathname, searchParams } = new URL(this.page.url())
    if (pathname !== '/en/products') return { page: 'elsewhere' }
    const listing = this.#listing
    const chips = await listing.chips.count()
    return {
      page: 'listing',
      query: Object.fromEntries(searchParams),
      list: await this.#list(),
      // The last of the row clears all of them.
      chips: Math.max(0, chips - 1),
      sort: (await listing.chosenOrders())[0] ?? 'absent',
      more: await this.#more(),
    }
  }

  protected readonly causes: Causes = {
    'listing.entered': ({ query }) =>
      this.#listing.area((query as Record<string, string>)['zero_waste'] ? 'zeroWaste' : 'products').click(),
    'listing.left': () => this.#goBackToStart(),
    'options.known': async ({ options }) => {
      if (!this.answers.waiting().includes('options')) await this.page.clock.runFor(RETRY_MS)
      await this.answers.answer('options', { ok: true, value: options })
    },
    'options.failed': () => this.answers.answer('options', REFUSED),
    'filter.add': () => this.#listing.option(text('catalogue:option.zeroWaste')).check(),
    'filter.remove': () => this.#listing.chip(text('catalogue:option.zeroWaste')).click(),
    'filter.clear': () => this.#listing.relief.click(),
    'filter.reset': () => this.#listing.clearAll.click(),
    'ordering.set': async ({ order_name }) => void (await this.#listing.sort.selectOption(String(order_name))),
    // Without the scrolling of a real press, which would bring the end of the list near as well.
    'page.next': () => this.#listing.more.dispatchEvent('click'),
    'list.end.near': () => this.#listing.more.scrollIntoViewIfNeeded(),
    'list.retry': () => this.#listing.retry.click(),
  }

  async #list(): Promise<Visible['list']> {
    const listing = this.#listing
    if (await listing.failure.isVisible()) return 'failed'
    if (await listing.emptyHeading.isVisible()) return 'empty'
    const [busy] = await listing.list.evaluateAll((lists) => lists.map((list) => list.ariaBusy === 'true'))
    return busy === undefined ? 'absent' : { products: await listing.products.count(), busy }
  }

  async #more(): Promise<Visible['more']> {
    const [label] = await this.#listing.more.allTextContents()
    if (label === undefined) return 'absent'
    return label === text('catalogue:list.loadingMore') ? 'busy' : 'ready'
  }

  async #goBackToStart(): Promise<void> {
    const back = (await this.#historyIndex()) - this.#start
    await this.page.evaluate(`history.go(-${back})`)
  }

  // The router counts the entries that it has added to the history.
  async #historyIndex(): Promise<number> {
    return Number(await this.page.evaluate('history.state?.__TSR_index ?? 0'))
  }
}
