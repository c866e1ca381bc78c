/** A character that can be seen: no space or mark alone, and none that is a blank by another name (U+2800 is the empty braille cell). */
export const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** True for a text without a visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** Marks, embeddings, overrides and isolates: they turn the direction of what stands after a name on the page and in mails. */
const DIRECTING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A plain text as it is stored: without spaces around, and empty where nothing of it can be seen. */
export const cleaned = (text: string): string => (isBlank(text) ? '' : text.replace(DIRECTING, '').trim())

/** The same as one line: a line break and any other control character is a space. */
export const singleLine = (text: string): string => cleaned(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
