import type { Limit } from '#server/http/limits/limits.ts'

/** Changes of one practitioner's protocols and their lines: eighty a minute, more than anyone types. */
export const PROTOCOL_WRITES_BY_ACCOUNT: Limit = { name: 'protocol-writes-account', calls: 1200, seconds: 15 * 60 }
