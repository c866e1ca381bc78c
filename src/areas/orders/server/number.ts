import { randomBytes } from 'node:crypto'

import { type RawBuilder, sql } from 'kysely'

/** Digits and capitals without those that are taken for another when read aloud or copied: 0, 1, I and O. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The number that the first eight bytes make: 32 letters, of which a byte chooses each as often. */
export function numberFrom(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A number for an order, such as `7KQ2-XM4D`: 40 bits of chance, so that none tells another (checkout.order-numbers). */
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
