import type { Page } from 'playwright'

import type { LanguageCode } from '#contract/languages.ts'

/** One screen to be pictured. */
export interface Screen {
  readonly name: string
  /** Below the language prefix; a function where it names something that the shop numbers. It runs after `before`. */
  readonly path: string | ((page: Page) => Promise<string>)
  /** Preparation before the page opens. */
  readonly before?: (page: Page) => Promise<void>
  /** Steps of a person once it is open. */
  readonly after?: (page: Page, language: LanguageCode) => Promise<void>
  /** After these steps too the picture has all of the page, since they have opened nothing over it. */
  readonly whole?: true
}
