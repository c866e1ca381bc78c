import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Visible } from '#tests/models/catalogue.person.ts'
import type { Driver } from '#tests/models/support/driver.ts'
import { answering } from '#tests/models/support/moment.ts'
import { keyOf } from '#tests/models/support/plain.ts'

import { ListingPage } from '../pages/listing.ts'
import { browserAlone } from './browser-alone.ts'
import { HeldAnswers, type Held } from './held-answers.ts'
import { text } from './texts.ts'

/** A page that is not the listing, to come from and to go back to. */
const ELSEWHERE = '/en/nowhere'
/** The wait before the filter options are asked for again (section 9, 'Data fetching'). */
const RETRY_MS = 5000
const PATIENCE_MS = 5000
const REFUSED: CallResult<unknown> = { ok: false, problem: { kind: 'refused', status: 503, message: 'Too busy' } }

/** Drives the real shop in a browser: a person's events through the page, the network's answers held until they are due. */
export class CatalogueDriver implements Driver<Visible> {
  readonly #page: Page
  readonly #listing: ListingPage
  readonly #answers = new HeldAnswers()
  #start = 0

  constructor(page: Page) {
    this.#page = page
    this.#listing = new ListingPage(page)
  }

  async reset(): Promise<void> {
    await this.#page.clock.install()
    await browserAlone(this.#page)
    await this.#answers.hold(this.#page)
    await this.#page.goto(ELSEWHERE)
    await this.#page.getByRole('heading', { level: 1, name: text('common:notFound.title') }).waitFor()
    this.#start = await this.#historyIndex()
  }

  async event(event: AnyEventObject): Promise<void> {
    const id = answering(event)
    if (id !== undefined) return await this.#answers.answer(id as Held, event['output'] as CallResult<unknown>)
    const cause = this.#causes[event.type]
    if (!cause) throw new Error(`nobody can cause ${event.type}`)
    await cause(event)
  }

  /** A page is never known to be still; so what is predicted is waited for, and what is there when patience ends is judged. */
  async settle(predicted: unknown): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline && keyOf(await this.read()) !== keyOf(predicted)) await this.#nextFrame()
  }

  // No question here waits: what is asked for may vanish while the page changes.
  async read(): Promise<Visible> {
    const { pathname, searchParams } = new URL(this.#page.url())
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

  project(seen: Visible): Visible {
    return seen
  }

  readonly #causes: Readonly<Record<string, (event: AnyEventObject) => Promise<void>>> = {
    'listing.entered': ({ query }) => this.#listing.area((query as Record<string, string>)['zero_waste'] ? 'zeroWaste' : 'products').click(),
    'listing.left': () => this.#goBackToStart(),
    'options.known': async ({ options }) => {
      if (!this.#answers.waiting().includes('options')) await this.#page.clock.runFor(RETRY_MS)
      await this.#answers.answer('options', { ok: true, value: options })
    },
    'options.failed': () => this.#answers.answer('options', REFUSED),
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
    await this.#page.evaluate(`history.go(-${back})`)
  }

  // The router counts the entries that it has added to the history.
  async #historyIndex(): Promise<number> {
    return Number(await this.#page.evaluate('history.state?.__TSR_index ?? 0'))
  }

  async #nextFrame(): Promise<void> {
    await this.#page.evaluate('new Promise((done) => { const channel = new MessageChannel(); channel.port1.onmessage = done; channel.port2.postMessage(null) })')
  }
}
