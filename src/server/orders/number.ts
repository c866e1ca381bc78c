import { randomBytes } from 'node:crypto'

/** Digits and capitals without those that are taken for another when read aloud or copied: 0, 1, I and O. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The number that the first eight bytes make: 32 letters, of which a byte chooses each as often. */
export function numberFrom(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A number for an order, such as `7KQ2-XM4D`: 40 bits of chance, so that none tells another (checkout.order-numbers). */
export const orderNumber = (): string => numberFrom(randomBytes(8))

/** False for words, in any letter case, that no order's number has. */
export const mayBeInNumber = (words: string): boolean => /^[2-9A-HJ-NP-Z-]{1,9}$/i.test(words)
