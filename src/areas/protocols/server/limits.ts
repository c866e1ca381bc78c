import type { Limit } from '#server/api/limits.ts'

/** Changes of one practitioner's protocols and their lines: eighty a minute, more than anyone types. */
export const PROTOCOL_WRITES_BY_ACCOUNT: Limit = { name: 'protocol-writes-account', calls: 1200, seconds: 15 * 60 }

/** Intakes that a client marks and takes back: more than anyone presses. */
export const TAKEN_WRITES_BY_ACCOUNT: Limit = { name: 'taken-writes-account', calls: 900, seconds: 15 * 60 }

/** Addresses for calendars that one client makes. */
export const PLAN_FEEDS_BY_ACCOUNT: Limit = { name: 'plan-feeds-account', calls: 20, seconds: 60 * 60 }

/** Addresses of calendars that are none, as somebody who guesses has them. */
export const PLAN_FEED_MISSES_BY_ADDRESS: Limit = { name: 'plan-feed-misses-address', calls: 30, seconds: 15 * 60 }

/** Changes of one client's reminders. */
export const SUPPLY_WRITES_BY_ACCOUNT: Limit = { name: 'supply-writes-account', calls: 300, seconds: 15 * 60 }

/** Protocols that one practitioner shares: each writes a mail. */
export const SHARES_BY_ACCOUNT: Limit = { name: 'shares-account', calls: 60, seconds: 60 * 60 }
