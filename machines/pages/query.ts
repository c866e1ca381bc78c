import { FILTER_GROUPS } from '#areas/catalogue/contract/listing.ts'
import type { FilterIds } from '#areas/catalogue/contract/catalogue.ts'

/** An address query: one text a parameter. */
export type Query = Readonly<Record<string, string>>

/**
 * The chosen ids that a query names (address.listing-query-parameters). What is no number is left out: users may type
 * addresses.
 */
export function readIds(query: Query): FilterIds {
  const entries = FILTER_GROUPS.map((group) => {
    const ids = (query[group] ?? '')
      .split(',')
      .filter((text) => /^\d{1,9}$/.test(text))
      .map(Number)
    return [group, [...new Set(ids)]] as const
  })
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}
