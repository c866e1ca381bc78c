import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { toLanguageCode, type LanguageCode } from '#contract/languages.ts'
import { FETCHED } from '#tests/models/fresh-data.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { Frame } from '../pages/frame.ts'
import type { HeldCall } from './held-answers.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from '../texts.ts'

const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

/** Drives a page that shows data which is fetched by language. Its calls are named by the language in which they ask. */
export abstract class FreshDataDriver<Seen> extends PageDriver<Seen> {
  /** The page that a walk begins on. */
  protected abstract readonly start: string
  /** After how many milliseconds the data has expired. */
  protected abstract readonly expiry: number
  /** Asks again after a failure; null if the page offers no retry. */
  protected abstract readonly retry: Locator | null

  constructor(page: Page, isOne: (call: HeldCall) => boolean) {
    const asking = (language: string) => (call: HeldCall) => isOne(call) && call.query.get('language_code') === language
    super(page, { en: asking('en'), de: asking('de') })
  }

  /** Goes to the page from where a walk starts. */
  protected abstract enter(): Promise<void>

  /** Goes to the page again from another one. */
  protected abstract enterAgain(): Promise<void>

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === 'fetchData') return await this.answers.answer(this.language, event['output'].result)
    await super.event(event, elapsed)
  }

  protected readonly causes: Causes = {
    'data.wanted': ({ key, at }) => this.#want(String(key), Number(at)),
    'data.retry': async () => await this.retry?.click(),
    'data.revalidate': async () => {
      await this.page.clock.fastForward(FETCH_DEDUPE_MS)
      await this.page.evaluate("window.dispatchEvent(new Event('focus'))")
    },
  }

  protected get path(): string {
    return new URL(this.page.url()).pathname
  }

  protected get language(): LanguageCode {
    return toLanguageCode(this.path.split('/')[1] ?? '') ?? 'en'
  }

  /** Data is wanted when somebody comes, at once or once it has expired, and in another language when that is chosen. */
  async #want(language: string, at: number): Promise<void> {
    const here = this.language
    if (language !== here) return await this.#choose(here, language)
    if (this.path === this.start) return await this.enter()
    await new Frame(this.page, here).footLink(text('common:footer.page.about', {}, here)).click()
    await this.page.waitForURL(`/${here}/about`)
    if (at > FETCHED) await this.page.clock.fastForward(this.expiry)
    await this.enterAgain()
  }

  async #choose(here: LanguageCode, language: string): Promise<void> {
    await this.page
      .getByRole('button', {
        name: text('common:language.choose', { language: LANGUAGES[here as 'en'] }, here),
      })
      .click()
    await this.page.getByRole('menuitemradio', { name: LANGUAGES[language as 'en'], exact: true }).click()
  }
}
