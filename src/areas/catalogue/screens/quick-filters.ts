import { AVAILABLE, ZERO_WASTE } from '#areas/catalogue/contract/listing.ts'
import type { FilterGroup, FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import type { Metadata } from '#machines/catalogue/catalogue.ts'

/** A filter that stands above the list too. */
export interface QuickFilter {
  readonly name: 'vegan' | 'glutenFree' | 'zeroWaste' | 'inStock'
  readonly group: FilterGroup
  readonly id: number
  /** Products it would give; undefined while that is not known. */
  readonly count: number | undefined
}

/** These two options have no fixed id, only slugs that the operator's data may spell either way. */
const VEGAN = ['vegans', 'vegan']
const GLUTEN = ['gluten', 'gluten-free']

/** Those of the four that the shop has, each with the number that its row in the filters shows. */
export function quickFilters(options: FilterOptions, { limit, available_products }: Metadata): readonly QuickFilter[] {
  const vegan = options.suitable_for.find(({ slug }) => VEGAN.includes(slug))
  const gluten = options.free_from.find(({ slug }) => GLUTEN.includes(slug))
  const zeroWaste = options.zero_waste.find(({ id }) => id === ZERO_WASTE)
  return [
    ...(vegan ? [{ name: 'vegan', group: 'suitable_for', ...countOf(vegan) } as const] : []),
    ...(gluten ? [{ name: 'glutenFree', group: 'free_from', ...countOf(gluten) } as const] : []),
    ...(zeroWaste ? [{ name: 'zeroWaste', group: 'zero_waste', ...countOf(zeroWaste) } as const] : []),
    { name: 'inStock', group: 'availability', id: AVAILABLE, count: limit > 0 ? available_products : undefined },
  ]
}

const countOf = ({ id, count }: { readonly id: number; readonly count: number }) => ({ id, count })
