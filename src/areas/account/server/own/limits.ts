import type { Limit } from '#server/api/limits.ts'

/** Wrong current passwords of one account, which somebody at a device that was left signed in could try out. */
export const PASSWORD_BY_ACCOUNT: Limit = { name: 'password-account', calls: 10, seconds: 15 * 60 }
