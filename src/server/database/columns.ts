import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Set by the database's clock if omitted. */
export type GivenTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Cents. Read as text, since they may exceed PostgreSQL's integer. */
export type Cents = ColumnType<string, number, number>
