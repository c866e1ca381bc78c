import { type RawBuilder, sql } from 'kysely'

export const SECOND = 1000
export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR

/** The database's clock, which all processes share. */
export const now: RawBuilder<Date> = sql<Date>`clock_timestamp()`

/** The database's time plus some milliseconds, which may be negative. */
export const fromNow = (ms: number): RawBuilder<Date> => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`
