import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { FETCH_RETRY_MS, POPULAR_CACHE_MS } from '#contract/constants.ts'
import { toLanguageCode, type LanguageCode } from '#contract/languages.ts'
import type { Visible } from '#tests/models/popular-products.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { Frame } from '../pages/frame.ts'
import { PopularPart } from '../pages/popular.ts'
import type { HeldCall, HeldCalls } from './held-answers.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from './texts.ts'

/** Where somebody comes from, and goes in between. */
const ELSEWHERE = '/en/about'
const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

const isPopular = ({ method, path, query }: HeldCall) => method === 'GET' && path === '/v2/storefront/search' && !query.has('query')

/** The calls are named by the language in which they ask. */
const HELD: HeldCalls = {
  en: (call) => isPopular(call) && call.query.get('language_code') === 'en',
  de: (call) => isPopular(call) && call.query.get('language_code') === 'de',
}

/** Drives the front door, as far as the popular products are concerned. */
export class PopularProductsDriver extends PageDriver<Visible> {
  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.page.goto(ELSEWHERE)
    await this.#homeLink.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === 'waitToRetry') return await this.page.clock.runFor(FETCH_RETRY_MS)
    // What failed is asked for again by itself: not before the walk says so. Menus open only where time goes by.
    if (id === 'fetchData') {
      if (event['output'].result.ok !== true) await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000))
      return await this.answers.answer(this.#language, event['output'].result)
    }
    await this.page.clock.resume()
    await super.event(event, elapsed)
  }

  async read(): Promise<Visible> {
    return { address: this.#path, asks: this.answers.waiting(), shows: await this.#shown() }
  }

  protected readonly causes: Causes = {
    'data.wanted': ({ key, at }) => this.#want(String(key), Number(at)),
    'data.retry': () => this.#popular.retry.click(),
  }

  get #path(): string {
    return new URL(this.page.url()).pathname
  }

  get #language(): LanguageCode {
    return toLanguageCode(this.#path.split('/')[1] ?? '') ?? 'en'
  }

  get #popular(): PopularPart {
    return new PopularPart(this.page, this.#language)
  }

  get #homeLink() {
    return this.page.getByRole('banner').getByRole('link', { name: text('common:home', { shop: 'Verbena' }, this.#language), exact: true })
  }

  async #shown(): Promise<Visible['shows']> {
    const popular = this.#popular
    if (await popular.failure.isVisible()) return 'failed'
    const [busy] = await popular.list.evaluateAll((lists) => lists.map(({ ariaBusy }) => ariaBusy === 'true'))
    if (busy === undefined) return 'nothing'
    return busy ? 'loading' : await popular.names.allTextContents()
  }

  /** They are wanted when somebody comes, at once or a day later, and in another language when that is chosen. */
  async #want(language: string, at: number): Promise<void> {
    const here = this.#language
    if (language !== here) return await this.#choose(here, language)
    if (this.#path !== ELSEWHERE) {
      await new Frame(this.page, here).footLink(text('common:footer.page.about', {}, here)).click()
      await this.page.waitForURL(`/${here}/about`)
    }
    if (at >= POPULAR_CACHE_MS) await this.page.clock.fastForward(POPULAR_CACHE_MS)
    await this.#homeLink.click()
  }

  async #choose(here: string, language: string): Promise<void> {
    await this.page.getByRole('button', { name: text('common:language.choose', { language: LANGUAGES[here as 'en'] }, this.#language), exact: true }).click()
    await this.page.getByRole('menuitemradio', { name: LANGUAGES[language as 'en'], exact: true }).click()
  }
}
