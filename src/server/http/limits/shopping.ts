import type { Limit } from './limits.ts'

/** Mails with the own cart that one account may have sent. */
export const CART_MAILS_BY_ACCOUNT: Limit = { name: 'cart-mails-account', calls: 5, seconds: 60 * 60 }
