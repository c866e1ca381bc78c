import type { FilterOption } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'

import { listOptions } from './filter-options.ts'
import type { ReadModel } from './store/read-model.ts'

// Each number fills whole rows of the home page's grids at every number of columns.
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
    // Each product has exactly one brand.
    total_products: brands.reduce((sum, { count }) => sum + count, 0),
    total_brands: brands.filter(({ count }) => count > 0).length,
    zero_waste: zero_waste[0]?.count ?? 0,
    categories: largestCategories.map(({ children, ...category }) => ({
      ...category,
      children: largest(children ?? [], CHILDREN).map(withoutChildren),
    })),
    health_goals: largest(health_goals, GOALS),
    brands: largest(brands, BRANDS),
    suggestions: largestCategories
      .slice(0, SUGGESTIONS)
      .flatMap((category) => largest(leaves(category), 1))
      .map(({ id, name, slug, lang }) => ({ id, name, slug, lang })),
  }
}

/** Up to `most` options with most products, largest first. Ties go to the oldest option, whatever its name. */
function largest(options: readonly FilterOption[], most: number): FilterOption[] {
  return options
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, most)
}

const withoutChildren = ({ children: _, ...option }: FilterOption): FilterOption => option

/** Leaves of a tree of options. */
function leaves(option: FilterOption): readonly FilterOption[] {
  return option.children?.length ? option.children.flatMap(leaves) : [option]
}
