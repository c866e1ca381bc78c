import { POPULAR } from './store/columns.ts'
import type { ReadModel } from './store/read-model.ts'

/**
 * The products to show as popular, by number: those in most orders of late (search.popular-are-ordered-most). As long as
 * too few have been ordered, a choice that helps most people fills the list up, since figures are not made up. Of each
 * health goal, the goals with most products first, the product that is in stock, that anyone may buy, and that suits
 * most: it says of most diets and groups of people that it suits them, and is free from most. Of equals the newest; each
 * brand is taken once as long as there are others. Goals that run out are filled up with what suits most of all.
 */
export function popularProducts({
  numbers,
  postings,
  columns,
  productOf,
}: Pick<ReadModel, 'numbers' | 'postings' | 'columns' | 'productOf'>): number[] {
  const { optionStarts, optionsOfProducts, productStarts, productsOfOptions } = postings
  const suitable = Uint16Array.from(columns.productIds, (_, product) => {
    if (!columns.available[product] || columns.practitionerOnly[product]) return 0
    const own = optionsOfProducts.subarray(optionStarts[product], optionStarts[product + 1])
    return 1 + own.reduce((sum, option) => sum + (SUITING.has(numbers.stored[option]?.group ?? '') ? 1 : 0), 0)
  })
  const taken = new Set<number>()
  const brands = new Set<number>()
  const take = (candidates: Iterable<number>): void => {
    let best: number | undefined
    let bestRank = 0
    for (const product of candidates) {
      if (suitable[product] === 0 || taken.has(product)) continue
      const rank = (suitable[product] ?? 0) + (brands.has(columns.brandIds[product] ?? 0) ? 0 : NEW_BRAND)
      if (rank < bestRank) continue
      best = product
      bestRank = rank
    }
    if (best === undefined) return
    taken.add(best)
    brands.add(columns.brandIds[best] ?? 0)
  }

  for (const id of columns.bought) {
    const product = productOf(id)
    if (product !== undefined) take([product])
  }

  const count = (goal: number): number => (productStarts[goal + 1] ?? 0) - (productStarts[goal] ?? 0)
  const goals = [...numbers.stored.keys()].filter((number) => numbers.stored[number]?.group === 'health_goals')
  for (const goal of goals.toSorted((a, b) => count(b) - count(a) || a - b).slice(0, POPULAR)) {
    if (taken.size < POPULAR) take(productsOfOptions.subarray(productStarts[goal], productStarts[goal + 1]))
  }
  for (let more = taken.size; more < POPULAR; more += 1) take(suitable.keys())
  return [...taken]
}

const SUITING: ReadonlySet<string> = new Set(['suitable_for', 'free_from'])

/** More than any number of options: another brand decides first. */
const NEW_BRAND = 0x1000
