import { useSelector } from '@xstate/react'

import type { FilterOption, FilterOptions } from '#contract/catalogue.ts'
import { useActorNamed } from '#hooks/app.tsx'

/** The shop's filter options with their totals; null where they could not be had. */
export function useShopOptions(): FilterOptions | null {
  return useSelector(useActorNamed('shopOptions'), ({ context }) => context.data)
}

/** The options of which the shop has most, at most so many. */
export function largest(options: readonly FilterOption[], most: number): readonly FilterOption[] {
  return options.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count).slice(0, most)
}

/** How many products the shop has: each is of exactly one brand. */
export function countProducts({ brands }: FilterOptions): number {
  return brands.reduce((sum, { count }) => sum + count, 0)
}

/** What lies at the ends of a tree of options. */
function leaves(option: FilterOption): readonly FilterOption[] {
  return option.children?.length ? option.children.flatMap(leaves) : [option]
}

/** What to suggest to somebody who has no word yet: of each of the largest categories the largest part, mostly an ingredient. */
export function suggestions({ categories }: FilterOptions, most: number): readonly FilterOption[] {
  return largest(categories, most).flatMap((category) => largest(leaves(category), 1))
}
