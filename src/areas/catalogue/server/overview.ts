import type { FilterOption } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'

import { listOptions } from './filter-options.ts'
import type { ReadModel } from './store/read-model.ts'

// What the front door shows makes whole rows in each number of columns.
const CATEGORIES = 8
const CHILDREN = 4
const GOALS = 12
const BRANDS = 24
const SUGGESTIONS = 4

/** The shop at a glance (contract/overview.ts). */
export function overviewOf(model: ReadModel, language: LanguageCode): ShopOverview {
  const { categories, health_goals, brands, zero_waste } = listOptions(model, {}, language)
  const largestCategories = largest(categories, CATEGORIES)
  return {
    // Each product is of exactly one brand.
    total_products: brands.reduce((sum, { count }) => sum + count, 0),
    total_brands: brands.filter(({ count }) => count > 0).length,
    zero_waste: zero_waste[0]?.count ?? 0,
    categories: largestCategories.map(({ children, ...category }) => ({
      ...category,
      children: largest(children ?? [], CHILDREN).map(alone),
    })),
    health_goals: largest(health_goals, GOALS),
    brands: largest(brands, BRANDS),
    suggestions: largestCategories
      .slice(0, SUGGESTIONS)
      .flatMap((category) => largest(leaves(category), 1))
      .map(({ id, name, slug, lang }) => ({ id, name, slug, lang })),
  }
}

/** The options with most products, those first, at most so many; of equals the oldest, whatever their names are. */
function largest(options: readonly FilterOption[], most: number): FilterOption[] {
  return options
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, most)
}

/** An option without what lies below it. */
const alone = ({ children: _, ...option }: FilterOption): FilterOption => option

/** What lies at the ends of a tree of options. */
function leaves(option: FilterOption): readonly FilterOption[] {
  return option.children?.length ? option.children.flatMap(leaves) : [option]
}
