import { expect, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { bcp47, toLanguageCode, type LanguageCode } from '#contract/languages.ts'
import type { LoadedTexts } from '#machines/language/language.machine.ts'
import { LANGUAGE_NAMES } from '#hooks/language-names.ts'
import type { Visible } from '#tests/models/language.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { Frame } from '../pages/frame.ts'
import { HELD_TEXTS, HeldTexts } from './held-texts.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from '../texts.ts'

const START = '/api/health'
/** The English texts, which stay loaded once a page has fallen back to them. */
const FALLBACK = 'en/common'
const SPOKEN: readonly LanguageCode[] = ['en', 'de', 'fr', 'es']

/** Drives pages of words and nothing else, in several languages. Their texts are held until they are due. */
export class LanguageDriver extends PageDriver<Visible> {
  readonly #texts = new HeldTexts(this.answers)

  constructor(page: Page) {
    super(page, HELD_TEXTS)
  }

  protected async open(): Promise<void> {
    await this.page.goto(START)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === undefined) return await super.event(event, elapsed)
    const { loaded } = event['output'] as LoadedTexts
    await this.#texts.answer(loaded)
    if (!loaded) return
    if (id === 'loadFallback') await this.#dismissMessage()
    const shown = id === 'loadFallback' ? 'en' : this.#language
    await expect(this.page.locator('html')).toHaveAttribute('lang', bcp47(shown))
    await this.#texts.bringLate()
  }

  async read(): Promise<Visible> {
    const speaks = await this.#spoken()
    const { pathname } = new URL(this.page.url())
    return {
      address: pathname,
      kept: (await this.page.context().cookies()).find(({ name }) => name === 'preferred_language')?.value ?? null,
      asks: this.#texts.waiting().filter((file) => file !== FALLBACK || speaks === null),
      page: pathname === START ? 'elsewhere' : await this.#shown(speaks),
      speaks,
      problem: speaks !== null && (await this.#retry(speaks).count()) > 0,
    }
  }

  protected readonly causes: Causes = {
    'language.entered': async ({ language }) => {
      const here = await this.#spoken()
      if (here === null) await this.page.goto(`/${String(language)}/about`)
      else await new Frame(this.page, here).footLink(text('common:wishlist.label', {}, here)).click()
    },
    'language.choose': async ({ language }) => {
      const here = (await this.#spoken()) ?? 'en'
      this.#texts.leave()
      await this.page
        .getByRole('button', {
          name: text('common:language.choose', { language: LANGUAGE_NAMES[this.#language] }, here),
        })
        .click()
      await this.page
        .getByRole('menuitemradio', { name: LANGUAGE_NAMES[language as LanguageCode], exact: true })
        .click()
    },
    'language.retry': async () => {
      const here = await this.#spoken()
      await (
        here === null ? this.page.getByRole('button', { name: 'Try again', exact: true }) : this.#retry(here)
      ).click()
    },
  }

  /** Sees that it is also said once that the page speaks English instead. */
  async #dismissMessage(): Promise<void> {
    const { messages, dismissals } = new Frame(this.page)
    await expect(messages.getByText(text('common:notice.languageFailed'), { exact: true })).toBeVisible()
    await dismissals.click()
  }

  /** The language of the address. */
  get #language(): LanguageCode {
    return toLanguageCode(new URL(this.page.url()).pathname.split('/')[1] ?? '') ?? 'en'
  }

  #retry(language: LanguageCode) {
    const problem = this.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: text('common:notice.languageFailed', {}, language) })
    return problem.getByRole('button', { name: text('common:notice.retryLanguage', {}, language), exact: true })
  }

  /** The language of the words at the foot of the page. */
  async #spoken(): Promise<LanguageCode | null> {
    const [words = ''] = await this.page.getByRole('contentinfo').allTextContents()
    return SPOKEN.find((language) => words.includes(text('common:footer.claim', {}, language))) ?? null
  }

  async #shown(speaks: LanguageCode | null): Promise<Visible['page']> {
    const [heading] = await this.page.getByRole('heading', { level: 1 }).allTextContents()
    if (heading === undefined) return 'waiting'
    if (speaks === null) return 'unreadable'
    return heading === text('shopping:wishlist.title', {}, speaks)
      ? 'wishlist'
      : heading === text('pages:about.title', {}, speaks)
        ? 'about'
        : 'unreadable'
  }
}
