import { bcp47, type LanguageCode } from '#contract/languages.ts'

/** Spreadsheets read a file without it as that of an old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Opening letters of a formula, in spreadsheets of all languages, and white space that some of them skip before one. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

export const decimalPointOf = (language: LanguageCode): string =>
  new Intl.NumberFormat(bcp47(language)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A file that spreadsheets of a language open as it is, from cells as they stand in it (see `csvText`). */
export function csvFile(rows: readonly (readonly string[])[], language: LanguageCode): string {
  const separator = decimalPointOf(language) === ',' ? ';' : ','
  return `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.join(separator)}\r\n`).join('')}`
}

/** A text as a cell, which is no formula. In quotes always: a reader may take another separator than the file's. */
export const csvText = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
