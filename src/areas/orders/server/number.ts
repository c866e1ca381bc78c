import { randomBytes } from 'node:crypto'

import { type RawBuilder, sql } from 'kysely'

/** Digits and capitals without the ambiguous 0, 1, I and O. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The number made from the first eight bytes; with 32 letters each is equally likely. */
export function numberFrom(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** An order number such as `7KQ2-XM4D`: 40 random bits, so that none can be guessed from another (checkout.order-numbers). */
export const orderNumber = (): string => numberFrom(randomBytes(8))

/** Signs that people write in a number, leave out, or take for its hyphen. */
const BETWEEN = /[#\s\p{Pd}\u2212]/gu

/**
 * A condition that the number has these words, however they are written: in any letter case and width, with '#', blanks or
 * another hyphen, or without any (checkout.numbers-are-found). Undefined for words that no order's number has.
 */
export function hasInNumber(words: string): RawBuilder<boolean> | undefined {
  const letters = words.normalize('NFKC').replaceAll(BETWEEN, '').toUpperCase()
  return /^[2-9A-HJ-NP-Z]{1,8}$/.test(letters) ? sql`position(${letters} in replace(number, '-', '')) > 0` : undefined
}
