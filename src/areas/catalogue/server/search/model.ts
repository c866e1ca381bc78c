import { LRUCache } from 'lru-cache'

import type { FilterIds } from '#areas/catalogue/contract/catalogue.ts'
import { SEARCH_ALL } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { fold } from '#contract/names.ts'

import type { CatalogueColumns } from '../store/columns.ts'
import type { ReadModel } from '../store/read-model.ts'
import { chosenKey } from '../store/read-model.ts'
import { type Facet, ingredientFacet, narrow, type Narrowed, narrowingRoom, optionFacet } from './facets.ts'
import { createIngredients } from './ingredients.ts'
import { createMarker, type Marker } from './marked.ts'
import { createMatcher, type Matches, type ReadWord, readWords } from './match.ts'
import { rank } from './rank.ts'
import { didYouMean } from './suggest.ts'
import { substanceIn } from './known-substance.ts'
import { indexWords, type SearchField, type WordIndex } from './word-index.ts'
import { wordsOfQuery } from './words.ts'

/**
 * Memory for recent searches, which are repeated by each further page and each deleted letter, and for the hits of
 * their words alone, which each filter change needs again.
 */
const FOUND_BYTES = 16 * 1024 * 1024
/** Bytes allowed for the facets, words and marker of an entry. */
const KILOBYTES = 16_384

/** Most products of the kind of a known substance that no product contains. */
const NEAR_MAX = 8

/** Input of a search. */
export interface Search {
  readonly query: string
  readonly language: LanguageCode
  /** Fields with more weight than the others, most important first. */
  readonly priorities: readonly SearchField[]
  readonly filter: FilterIds
  /** Ids of ingredients; unknown ones are ignored (catalogue.unknown-values-are-ignored). */
  readonly ingredients: readonly number[]
}

export interface Facets {
  readonly brands: Facet[]
  readonly unique_categories: Facet[]
  readonly unique_free_from: Facet[]
  readonly unique_ingredients: Facet[]
  readonly unique_suitable_for: Facet[]
}

/** Result of a search. */
export interface Found extends Pick<Narrowed, 'counts'> {
  /** Product numbers, best first. */
  readonly ranked: Int32Array
  readonly facets: Facets
  /** The query as it was probably meant; null unless that finds more. */
  readonly didYouMean: string | null
  /**
   * Set if the words find nothing: the substance they name, and product numbers of its kind
   * (search.known-substance-is-named).
   */
  readonly unsold: { readonly name: string; readonly near: readonly number[] } | undefined
  readonly mark: Marker
}

/** Hits of a search's words, before any filter. */
interface FoundWords extends Pick<Found, 'didYouMean' | 'unsold' | 'mark'> {
  readonly matches: Matches
}

/**
 * The search of one version of the catalogue: derived from it and immutable, as the read model is.
 *
 * Libraries were tried in its place, on 49,891 real labels and 87 judged queries (tests/server/catalogue/search); time
 * of a bare search in ms p50/p99, without facets and order:
 *
 * |  | index | memory | search | mean reciprocal rank |
 * | --- | --- | --- | --- | --- |
 * | MiniSearch 7.2 | 0.7 s | 41 MB | 1.4/59 | 0.73 |
 * | MiniSearch 7.2 with the words of words.ts and substances.ts |  | 84 MB |  | 0.91 |
 * | Orama 3.1 | 1.1 s | 140 MB | 4.3/538 | 0.43 |
 * | FlexSearch 0.8 | 1.3 s | 64 MB | 0.2/10 | 0.49 |
 * | this | 0.9 s | 11 MB | see below | 1 |
 *
 * On a busier machine, one after the other: MiniSearch with our words 4.9/497, this with facets and order 0.7/40. The
 * weights were tuned on the 87 queries; on 49 others, run once, the rank was 0.93, and 0.86 for MiniSearch with our
 * words.
 *
 * The libraries create an object for each of ten thousand hits, add up all words with the same beginning, so that rare
 * ones win over 'magnesium' for 'mag', count a swap of two letters as two errors, and match no unfinished word with an
 * error in it.
 */
export interface SearchModel {
  readonly index: WordIndex
  find(search: Search): Found
  /** Names of a product's ingredients in a language, in the order of its label. */
  ingredientsOf(product: number, language: LanguageCode): string[]
  /** Other products whose label begins with the same ingredient as this one's. */
  alike(product: number): number[]
}

/** One version of the catalogue, with the search over it. */
export interface SearchableModel extends ReadModel {
  readonly search: SearchModel
}

/**
 * Builds the search of a read model, in slices between which the process handles other work.
 *
 * @param known the search of an earlier version that differs only in stock
 */
export async function createSearchModel(
  columns: CatalogueColumns,
  model: ReadModel,
  known?: SearchModel,
): Promise<SearchModel> {
  const { numbers, postings } = model
  const index = known?.index ?? (await indexWords(columns, numbers, postings))
  const ingredients = createIngredients(columns.ingredients, columns.productIds.length)
  const matcher = createMatcher(index)
  const room = narrowingRoom(columns.productIds.length, ingredients.size)
  const all: Matches = {
    products: Int32Array.from(columns.productIds, (_, product) => product),
    scores: new Float32Array(columns.productIds.length),
  }
  const isKnown = (form: string): boolean => {
    const [from, to] = index.dictionary.startingWith(form)
    return to > from
  }

  const readOf = (query: string): ReadWord[] => readWords(index, wordsOfQuery(fold(query), isKnown))

  const unsoldIn = ({ query, language, priorities }: Search): Found['unsold'] => {
    const { name, near } = substanceIn(query) ?? {}
    if (name === undefined || matcher.count(readOf(name).map(({ literal }) => literal)) > 0) return undefined
    const ofItsKind =
      near === undefined ? [] : rank(matcher.match(readOf(near), language, priorities), columns.available)
    return { name, near: Array.from(ofItsKind.slice(0, NEAR_MAX)) }
  }

  const findWords = (search: Search): FoundWords => {
    const { query, language, priorities } = search
    const isAll = fold(query).trim() === SEARCH_ALL
    const read = isAll ? [] : readOf(query)
    const matches = isAll ? all : matcher.match(read, language, priorities)
    return {
      matches,
      unsold: matches.products.length === 0 ? unsoldIn(search) : undefined,
      didYouMean: didYouMean(index, matcher, query, read, language),
      mark: createMarker(index, read),
    }
  }
  const wordsLately = new LRUCache<string, FoundWords>({
    maxSize: FOUND_BYTES,
    sizeCalculation: ({ matches: { products, scores } }, key) =>
      2 * key.length + products.byteLength + scores.byteLength + KILOBYTES,
  })
  const find = (search: Search): Found => {
    const { query, language, priorities, filter, ingredients: ids } = search
    const key = JSON.stringify([query, language, priorities])
    const words = wordsLately.get(key) ?? findWords(search)
    wordsLately.set(key, words)
    const chosen = model.choose(filter)
    const chosenIngredients = ids.flatMap((id) => ingredients.numberOf(id) ?? [])
    const narrowed = narrow(words.matches, chosen, chosenIngredients, numbers, postings, ingredients, room)
    const chosenOptions = new Set(chosen.flatMap(({ options }) => options))
    const texts = model.optionTexts(language)
    const facet = (group: Parameters<typeof optionFacet>[1]): Facet[] =>
      optionFacet(narrowed, group, chosenOptions, numbers, texts)
    return {
      ranked: rank(narrowed.matches, columns.available),
      counts: narrowed.counts,
      facets: {
        brands: facet('brands'),
        unique_categories: facet('categories'),
        unique_free_from: facet('free_from'),
        unique_ingredients: ingredientFacet(narrowed, new Set(chosenIngredients), ingredients, language),
        unique_suitable_for: facet('suitable_for'),
      },
      didYouMean: words.didYouMean,
      unsold: words.unsold,
      mark: words.mark,
    }
  }
  const lately = new LRUCache<string, Found>({
    maxSize: FOUND_BYTES,
    sizeCalculation: ({ ranked, counts }, key) => 2 * key.length + ranked.byteLength + counts.byteLength + KILOBYTES,
  })
  return {
    index,
    find: (search) => {
      const { query, language, priorities, filter, ingredients: ids } = search
      const key = JSON.stringify([query, language, priorities, chosenKey(model.choose(filter)), ids])
      const known = lately.get(key) ?? find(search)
      lately.set(key, known)
      return known
    },
    ingredientsOf: (product, language) =>
      [...ingredients.of(product)].map((number) => ingredients.nameOf(number, language)),
    alike: (product) => {
      const [main] = ingredients.of(product)
      if (main === undefined) return []
      return ingredients.productsOf(main).filter((other) => other !== product && ingredients.of(other)[0] === main)
    },
  }
}
