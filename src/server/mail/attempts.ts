const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Milliseconds from a failed attempt to the next, by how many failed. The last attempt is made two days after the
 * first: longer than mail servers are down, and not so long that what the mail says has become untrue.
 */
const WAITS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR]

/** How often a mail is tried before it is given up. */
export const ATTEMPTS_MAX = WAITS.length + 1

/** Milliseconds until the next attempt after this many failed; undefined where there is none. */
export const waitAfter = (attempts: number): number | undefined => WAITS[attempts - 1]
