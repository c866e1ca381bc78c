import { FILTER_GROUPS, type FilterGroup, type FilterIds } from '#areas/catalogue/contract/catalogue.ts'

import { groupBit, type OptionNumbers, type Postings } from './postings.ts'

/** Result of a filter. */
export interface Selection {
  readonly total: number
  /** By product: 1 if it matches the whole filter. */
  readonly matches: Uint8Array
  /** By option number: products that the option would give, ignoring its own group (filters.options-carry-counts). */
  readonly counts: Uint32Array
  /**
   * If nothing matches: the one group without which most products would match, and their number
   * (filters.empty-result-names-one-filter). Ties go to the first in FILTER_GROUPS.
   */
  readonly relief: Relief | undefined
}

export interface Relief {
  readonly group: FilterGroup
  readonly total: number
}

/**
 * The chosen options of each active group, as ascending option numbers. Unknown ids are ignored, and a group without a
 * known id does not filter (catalogue.unknown-values-are-ignored).
 */
export type Chosen = readonly { readonly bit: number; readonly options: readonly number[] }[]

export function chooseOptions(ids: FilterIds, numbers: OptionNumbers): Chosen {
  return FILTER_GROUPS.flatMap((group) => {
    const known = (ids[group] ?? []).flatMap((id) => numbers.numberOf(group, id) ?? [])
    return known.length === 0 ? [] : [{ bit: groupBit(group), options: [...new Set(known)].sort((a, b) => a - b) }]
  })
}

/**
 * Filters and counts in one pass (filters.alternatives-within-a-group).
 *
 * A product that misses no group counts for all its options. One that misses exactly one group would match if
 * that group were left out: it counts for its options of that group. All others count for nothing.
 */
export function selectProducts(chosen: Chosen, { groupBits, size }: OptionNumbers, postings: Postings): Selection {
  const { optionStarts, optionsOfProducts, productStarts, productsOfOptions } = postings
  const products = optionStarts.length - 1
  const met = new Uint8Array(products)
  let needed = 0
  for (const { bit, options } of chosen) {
    needed |= bit
    for (const option of options) {
      const end = productStarts[option + 1] ?? 0
      for (let at = productStarts[option] ?? 0; at < end; at += 1) {
        const product = productsOfOptions[at] ?? 0
        met[product] = (met[product] ?? 0) | bit
      }
    }
  }

  const matches = new Uint8Array(products)
  const counts = new Uint32Array(size)
  // If only one group filters, leaving it out leaves all products, so nothing needs counting for it.
  const onlyChosen = chosen.length === 1 ? needed : 0
  if (onlyChosen !== 0) countAll(onlyChosen, groupBits, productStarts, counts)
  /** Products by the bit of the only group they miss; 0 for those that miss none. */
  const found = new Uint32Array(1 << FILTER_GROUPS.length)
  for (let product = 0; product < products; product += 1) {
    const missed = needed & ~(met[product] ?? 0)
    if ((missed & (missed - 1)) !== 0) continue
    found[missed] = (found[missed] ?? 0) + 1
    if (missed === 0) matches[product] = 1
    else if (onlyChosen !== 0) continue
    const end = optionStarts[product + 1] ?? 0
    for (let at = optionStarts[product] ?? 0; at < end; at += 1) {
      const option = optionsOfProducts[at] ?? 0
      const bit = groupBits[option]
      if (bit !== onlyChosen && (missed === 0 || bit === missed)) counts[option] = (counts[option] ?? 0) + 1
    }
  }
  const total = found[0] ?? 0
  return { total, matches, counts, relief: total === 0 ? mostFound(found) : undefined }
}

function mostFound(found: Uint32Array): Relief | undefined {
  const without = FILTER_GROUPS.map((group) => ({ group, total: found[groupBit(group)] ?? 0 }))
  const best = without.reduce((first, other) => (other.total > first.total ? other : first))
  return best.total > 0 ? best : undefined
}

/** Counts all products of each option of a group. */
function countAll(bit: number, groupBits: Uint8Array, productStarts: Uint32Array, counts: Uint32Array): void {
  for (let option = 0; option < counts.length; option += 1) {
    if (groupBits[option] === bit) counts[option] = (productStarts[option + 1] ?? 0) - (productStarts[option] ?? 0)
  }
}
