import type { LanguageCode } from '#contract/languages.ts'

import type { Viewer } from './viewer.ts'

/** A signed-in user of any type, as services know them. */
export interface Shopper {
  readonly userId: number
  readonly language: LanguageCode
  readonly viewer: Viewer
}
