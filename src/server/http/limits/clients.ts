import type { Limit } from './limits.ts'

/** Protocols that one practitioner shares: each writes a mail. */
export const SHARES_BY_ACCOUNT: Limit = { name: 'shares-account', calls: 60, seconds: 60 * 60 }

/** Clients whom one practitioner invites: each gets a mail. */
export const INVITATIONS_BY_ACCOUNT: Limit = { name: 'invitations-account', calls: 60, seconds: 60 * 60 }
