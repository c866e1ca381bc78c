import type { InferOutput } from 'valibot'

import { FILTER_GROUPS, type OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { searchFacet } from '#areas/catalogue/contract/search.ts'

import type { OptionTexts } from '../store/option-texts.ts'
import { groupBit, type OptionNumbers, type Postings } from '../store/postings.ts'
import type { Chosen } from '../store/select.ts'
import type { Ingredients } from './ingredients.ts'
import type { Matches } from './match.ts'

export type Facet = InferOutput<typeof searchFacet>

/** Values of a facet in an answer, at most: those that most products have, and those that were chosen. */
const FACET_VALUES = 50

/** The bit of the filter by ingredients, beside those of the filter groups. */
const INGREDIENTS_BIT = 1 << FILTER_GROUPS.length

/** Products found by words, narrowed by filters, with what they are counted for. All but `counts` is written over by the next search. */
export interface Narrowed {
  readonly matches: Matches
  /** By option number: products found that have it, its own group left out (filters.options-carry-counts). */
  readonly counts: Uint32Array
  /** The same by ingredient number. */
  readonly ingredientCounts: Uint32Array
}

/** Room for what one search after the other writes: made anew each time, it would be let go a hundred times a second. */
export interface NarrowingRoom extends Matches {
  readonly ingredientCounts: Uint32Array
}

export function narrowingRoom(products: number, ingredients: number): NarrowingRoom {
  return {
    products: new Int32Array(products),
    scores: new Float32Array(products),
    ingredientCounts: new Uint32Array(ingredients),
  }
}

/**
 * Filters the products found as the listing filters all, and counts their values in the same pass: what misses no group
 * counts for all its values, what misses exactly one counts for its values of that group.
 */
export function narrow(
  found: Matches,
  chosen: Chosen,
  chosenIngredients: readonly number[],
  { groupBits, size }: OptionNumbers,
  postings: Postings,
  ingredients: Ingredients,
  { products, scores, ingredientCounts }: NarrowingRoom,
): Narrowed {
  const { optionStarts, optionsOfProducts } = postings
  const { met, needed } = metGroups(chosen, chosenIngredients, postings, ingredients)
  const counts = new Uint32Array(size)
  ingredientCounts.fill(0)
  let total = 0
  for (let place = 0; place < found.products.length; place += 1) {
    const product = found.products[place] ?? 0
    const missed = needed & ~(met[product] ?? 0)
    if ((missed & (missed - 1)) !== 0) continue
    if (missed === 0) {
      products[total] = product
      scores[total] = found.scores[place] ?? 0
      total += 1
    }
    const end = optionStarts[product + 1] ?? 0
    for (let at = optionStarts[product] ?? 0; at < end; at += 1) {
      const option = optionsOfProducts[at] ?? 0
      if (missed === 0 || groupBits[option] === missed) counts[option] = (counts[option] ?? 0) + 1
    }
    if (missed === 0 || missed === INGREDIENTS_BIT) {
      for (const ingredient of ingredients.of(product))
        ingredientCounts[ingredient] = (ingredientCounts[ingredient] ?? 0) + 1
    }
  }
  return {
    matches: { products: products.subarray(0, total), scores: scores.subarray(0, total) },
    counts,
    ingredientCounts,
  }
}

/** By product: the bits of the groups that it meets; and those of all groups that filter. */
function metGroups(
  chosen: Chosen,
  chosenIngredients: readonly number[],
  { productStarts, productsOfOptions, optionStarts }: Postings,
  ingredients: Ingredients,
) {
  if (chosen.length === 0 && chosenIngredients.length === 0) return { met: NONE, needed: 0 }
  const met = new Uint16Array(optionStarts.length - 1)
  let needed = chosenIngredients.length > 0 ? INGREDIENTS_BIT : 0
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
  for (const ingredient of chosenIngredients) {
    for (const product of ingredients.productsOf(ingredient)) met[product] = (met[product] ?? 0) | INGREDIENTS_BIT
  }
  return { met, needed }
}

const NONE = new Uint16Array(0)

/** The values of a group of options among the products found, those of most products first, equals by id. */
export function optionFacet(
  { counts }: Narrowed,
  group: OptionGroup,
  chosen: ReadonlySet<number>,
  { groupBits }: OptionNumbers,
  { byNumber }: OptionTexts,
): Facet[] {
  const bit = groupBit(group)
  const numbers: number[] = []
  for (let number = 0; number < groupBits.length; number += 1) {
    if (groupBits[number] === bit && ((counts[number] ?? 0) > 0 || chosen.has(number))) numbers.push(number)
  }
  return most(numbers, counts, chosen).flatMap((number) => {
    const option = byNumber[number]
    return option ? [{ id: option.id, name: option.name, count: counts[number] ?? 0 }] : []
  })
}

/** The same of ingredients. */
export function ingredientFacet(
  { ingredientCounts }: Narrowed,
  chosen: ReadonlySet<number>,
  ingredients: Ingredients,
  language: LanguageCode,
): Facet[] {
  const numbers: number[] = []
  for (let number = 0; number < ingredients.size; number += 1) {
    if ((ingredientCounts[number] ?? 0) > 0 || chosen.has(number)) numbers.push(number)
  }
  return most(numbers, ingredientCounts, chosen).map((number) => ({
    id: ingredients.ids[number] ?? 0,
    name: ingredients.nameOf(number, language),
    count: ingredientCounts[number] ?? 0,
  }))
}

/** Of thousands of values only those are put in order that are shown. */
function most(numbers: readonly number[], counts: Uint32Array, chosen: ReadonlySet<number>): number[] {
  const countOf = (number: number): number => counts[number] ?? 0
  const inOrder = (some: readonly number[]): number[] => some.toSorted((a, b) => countOf(b) - countOf(a) || a - b)
  const least = Uint32Array.from(numbers, countOf).sort().at(-FACET_VALUES) ?? 0
  const more = inOrder(numbers.filter((number) => countOf(number) > least))
  // Ascending already.
  const equal = numbers.filter((number) => countOf(number) === least)
  const room = FACET_VALUES - more.length
  const further = [...equal.slice(room), ...numbers.filter((number) => countOf(number) < least)].filter((number) =>
    chosen.has(number),
  )
  return [...more, ...equal.slice(0, room), ...inOrder(further)]
}
