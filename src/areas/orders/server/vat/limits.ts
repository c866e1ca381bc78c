import type { Limit } from '#server/api/limits.ts'

/** VAT numbers that one account may have looked up. */
export const VAT_LIMIT: Limit = { name: 'vat', calls: 20, seconds: 60 * 60 }

/** Calls that check VAT numbers; most are answered without the service. */
export const VAT_CALL_LIMIT: Limit = { name: 'vat-calls', calls: 100, seconds: 60 * 60 }
