import type { Limit } from '#server/api/limits.ts'

/** Messages of the contact form that one address may send. What is refused as bad input does not count. */
export const CONTACT_LIMIT: Limit = { name: 'contact', calls: 5, seconds: 60 * 60 }
