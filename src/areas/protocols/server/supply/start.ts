import { sql } from 'kysely'

/** The day on which a protocol was shared: the first of those dosages that name none. */
export const startIn = (timeZone: string) => sql<string>`(shared_at at time zone ${timeZone})::date::text`.as('start')
