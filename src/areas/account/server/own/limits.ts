import type { Limit } from '#server/api/limits.ts'

/** Wrong current passwords of one account: someone at a device left signed in could guess. */
export const PASSWORD_BY_ACCOUNT: Limit = { name: 'password-account', calls: 10, seconds: 15 * 60 }
