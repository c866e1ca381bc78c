import type { Page } from 'playwright'

import type { LanguageCode } from '#contract/languages.ts'

/** One screen to be pictured. */
export interface Screen {
  readonly name: string
  /** Below the language prefix. */
  readonly path: string
  /** Preparation before the page opens. */
  readonly before?: (page: Page) => Promise<void>
  /** Steps of a person once it is open. */
  readonly after?: (page: Page, language: LanguageCode) => Promise<void>
}
