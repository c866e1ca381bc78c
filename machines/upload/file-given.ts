import type { LanguageCode } from '#contract/languages.ts'

/** A file that a person has chosen on the page, for the upload chart named `to`. */
export interface FileGiven {
  type: 'file.given'
  to: string
  /** A `File` of the browser. */
  file: unknown
  language: LanguageCode
}
