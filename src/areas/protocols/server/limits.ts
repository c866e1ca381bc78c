import type { Limit } from '#server/api/limits.ts'

/** Changes of one practitioner's protocols and their lines: eighty a minute, more than anyone types. */
export const PROTOCOL_WRITES_BY_ACCOUNT: Limit = { name: 'protocol-writes-account', calls: 1200, seconds: 15 * 60 }

/** Changes of one client's reminders. */
export const SUPPLY_WRITES_BY_ACCOUNT: Limit = { name: 'supply-writes-account', calls: 300, seconds: 15 * 60 }

/** Protocols that one practitioner shares: each writes a mail. */
export const SHARES_BY_ACCOUNT: Limit = { name: 'shares-account', calls: 60, seconds: 60 * 60 }
