import { randomInt } from 'node:crypto'

/** Digits and capitals without those that are taken for another when read aloud or copied: 0, 1, I and O. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const group = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A number for an order, such as `7KQ2-XM4D`: 40 bits of chance, so that none tells another (checkout.order-numbers). */
export const orderNumber = (): string => `${group()}-${group()}`
