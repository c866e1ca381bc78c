import { type RawBuilder, sql } from 'kysely'

/**
 * The cents that so many pieces of an `order_line` cost, rounded half up. What some pieces cost is the difference of two shares,
 * so that all parts of a line sum to it.
 */
export const share = (pieces: string): RawBuilder<string> =>
  sql`((order_line.total * (${sql.raw(pieces)}) * 2 + order_line.quantity) / (order_line.quantity * 2))`
