import { sql, type Transaction } from 'kysely'

import type { Region } from '#contract/constants.ts'

import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { Schema } from '#server/database/schema.ts'

interface Place {
  readonly place: number
  /** False for a withdrawn variant: positions count only lines that users see. */
  readonly isShown: boolean
}

/** In the order of the protocol. */
export function readPlaces(transaction: Transaction<Schema>, region: Region, protocolId: number): Promise<Place[]> {
  return transaction
    .selectFrom('protocol_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select(['place', onSale(region).as('isShown')])
    .where('protocol_id', '=', protocolId)
    .orderBy('place', 'desc')
    .orderBy('variant_id', 'desc')
    .execute()
}

/** The place for a line that is to come at a position, counted from 1; beyond the end it is the last. Lines above move up. */
export async function makeRoom(
  transaction: Transaction<Schema>,
  protocolId: number,
  places: readonly Place[],
  position: number,
): Promise<number> {
  const below = places.filter(({ isShown }) => isShown)[position - 1]
  if (below === undefined) return (places.at(-1)?.place ?? 1) - 1
  await transaction
    .updateTable('protocol_line')
    .set({ place: sql`place + 1` })
    .where('protocol_id', '=', protocolId)
    .where('place', '>', below.place)
    .execute()
  return below.place + 1
}
