const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Milliseconds before the next attempt, by the number of failed ones. The last attempt is made two days after the
 * first: longer than mail servers are usually down, but before the mail is out of date.
 */
const WAITS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR]

/** Attempts before a mail is given up. */
export const ATTEMPTS_MAX = WAITS.length + 1

/** Returns the milliseconds until the next attempt after this many failures; undefined after the last. */
export const waitAfter = (attempts: number): number | undefined => WAITS[attempts - 1]
