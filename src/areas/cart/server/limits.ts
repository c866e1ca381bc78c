import type { Limit } from '#server/api/limits.ts'

/** Changes of one practitioner's saved folders. */
export const FOLDER_WRITES_BY_ACCOUNT: Limit = { name: 'folder-writes-account', calls: 600, seconds: 15 * 60 }

/** Mails with the own cart that one account may have sent. */
export const CART_MAILS_BY_ACCOUNT: Limit = { name: 'cart-mails-account', calls: 5, seconds: 60 * 60 }
