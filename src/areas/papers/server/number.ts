import { type RawBuilder, sql, type Transaction } from 'kysely'

import type { PaperKind } from '#areas/papers/contract/papers.ts'

import type { Schema } from '#server/database/schema.ts'

interface Series {
  readonly series: string
  readonly kind: PaperKind
  readonly year: number
}

/** As it stands on the paper: `EU-2026-00042`, for a credit note `EU-2026-C00042` (papers.numbers-without-gaps). */
export const paperNumber = ({ series, kind, year, number }: Series & { readonly number: number }): string =>
  `${series}-${year}-${kind === 'credit_note' ? 'C' : ''}${`${number}`.padStart(5, '0')}`

/**
 * Takes the next number of a series. The series stays locked until the transaction ends, and one that is rolled back gives its
 * number back (papers.numbers-without-gaps).
 */
export async function takeNumber(transaction: Transaction<Schema>, series: Series): Promise<number> {
  const { last } = await transaction
    .insertInto('paper_series')
    .values({ ...series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'kind', 'year']).doUpdateSet((eb) => ({ last: eb('paper_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** A moment's day in a time zone, as YYYY-MM-DD. */
export const dayIn = (moment: RawBuilder<unknown>, timeZone: string): RawBuilder<string> =>
  sql<string>`to_char((${moment}) at time zone ${timeZone}, 'YYYY-MM-DD')`
