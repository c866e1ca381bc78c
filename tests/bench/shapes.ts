import {
  type CategoryOption,
  type FilterIds,
  type FilterOptions,
  OPTION_GROUPS,
} from '#areas/catalogue/contract/catalogue.ts'

/** A kind of filter. Numbered, so that each call may be given another one: what is measured are answers made, not answers kept. */
export interface Shape {
  readonly name: string
  filter(n: number): FilterIds
}

const widestFirst = (options: readonly CategoryOption[]): number[] =>
  options.toSorted((a, b) => b.count - a.count).map(({ id }) => id)

const withChildren = (options: readonly CategoryOption[]): CategoryOption[] =>
  options.flatMap((option) => [option, ...withChildren(option.children ?? [])])

/** The shapes that matter, taken from the options of the catalogue at hand. */
export function shapesOf(options: FilterOptions): Shape[] {
  const categories = widestFirst(options.categories)
  const narrow = widestFirst(withChildren(options.categories)).toReversed()
  const brands = widestFirst(options.brands)
  const nth = (list: readonly number[], n: number): number[] => list.slice(n % list.length, (n % list.length) + 1)
  const wide = Object.fromEntries(OPTION_GROUPS.map((group) => [group, widestFirst(options[group]).slice(0, 3)]))
  return [
    { name: 'no filter', filter: () => ({}) },
    {
      name: 'broad category',
      // The widest, with two narrow ones that make each call's filter another.
      filter: (n) => ({
        categories: [...categories.slice(0, 1), ...nth(narrow, n), ...nth(narrow, 1 + Math.floor(n / narrow.length))],
      }),
    },
    { name: 'one brand', filter: (n) => ({ brands: nth(brands, n) }) },
    {
      name: 'eight groups',
      filter: (n) => ({
        ...wide,
        brands: [...brands.slice(0, 100), ...nth(brands, 100 + n)],
        availability: [1],
        zero_waste: [1],
      }),
    },
  ]
}
