import { type RawBuilder, sql } from 'kysely'

export const SECOND = 1000
export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR

/** The database's time: it is one for all processes. */
export const now: RawBuilder<Date> = sql<Date>`clock_timestamp()`

/** That time and some milliseconds, or, where they are negative, less. */
export const fromNow = (ms: number): RawBuilder<Date> => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`
