import type { LanguageCode } from '#contract/languages.ts'
import { SEARCH_FIELDS } from '#areas/catalogue/contract/search.ts'

import type { NearWord } from './dictionary.ts'
import { otherNumbers, type TypedWord } from './words.ts'
import {
  fieldsOf,
  isOfSomeLanguage,
  languageBit,
  NO_PLACE,
  placeOf,
  type SearchField,
  type WordIndex,
} from './word-index.ts'

/** A word of the dictionary that a typed word may stand for, with the quality of that reading: 1 is as typed. */
export interface Reading {
  readonly word: number
  readonly quality: number
  /** Number of its letters that were typed; undefined if the whole word is meant. */
  readonly typed: number | undefined
}

/** A typed word with all its readings. */
export interface ReadWord {
  readonly typed: TypedWord
  readonly readings: readonly Reading[]
  /** Readings that do not assume a typing error. */
  readonly literal: readonly Reading[]
  /** Number of products with the word as typed. */
  readonly asTyped: number
  /** Similar words, if this one is rare and so may be a typing error. */
  readonly near: readonly NearWord[]
}

/** A word found in fewer products may be a typing error; labels contain them too. */
const RARE = 6
/** A similar word this many times more frequent than a rare one is taken for the intended word. */
export const FAR_MORE = 20

const OTHER_NUMBER = 0.95
const BEGINNING = 0.9
const ERROR = 0.6
/** Share of a beginning's quality that depends on frequency: 'mag' finds magnesium before Magna. */
const FREQUENCY_SHARE = 0.4

/** Reads the words of a query; the last one may be unfinished. */
export function readWords(index: WordIndex, words: readonly TypedWord[]): ReadWord[] {
  return words.map((typed, place) => readWord(index, typed, place === words.length - 1, words.length === 1))
}

/**
 * All readings of a typed word: the word itself and its other number; words that begin with it if it is the last and
 * may be unfinished; and similar words if all these are rare and it is not a correct word of any language.
 */
function readWord(index: WordIndex, typed: TypedWord, last: boolean, isOnly: boolean): ReadWord {
  const { dictionary, starts, right } = index
  const frequency = (word: number): number => (starts[word + 1] ?? 0) - (starts[word] ?? 0)
  const readings = new Map<number, Reading>()
  const add = (word: number, quality: number, letters?: number): void => {
    if ((readings.get(word)?.quality ?? 0) < quality) readings.set(word, { word, quality, typed: letters })
  }
  const exact = dictionary.find(typed.text)
  const beginnings = (): void => {
    const [from, to] = dictionary.startingWith(typed.text)
    let most = 1
    for (let word = from; word < to; word += 1) most = Math.max(most, frequency(word))
    if (exact !== undefined && frequency(exact) * FAR_MORE > most) add(exact, 1)
    for (let word = from; word < to; word += 1) {
      const share = Math.log1p(frequency(word)) / Math.log1p(most)
      add(word, BEGINNING * (1 - FREQUENCY_SHARE + FREQUENCY_SHARE * share), typed.text.length)
    }
  }

  for (const other of otherNumbers(typed.text)) {
    const word = dictionary.find(other)
    if (word !== undefined) add(word, OTHER_NUMBER)
  }
  // A single letter or a number is usually complete: 'vitamin c' is not 'vitamin complex', 10 mg is not 1000.
  const finished = exact !== undefined && (typed.text.length === 1 || (!isOnly && /^\d+$/.test(typed.text)))
  if (!typed.cjk && (last ? !finished : exact === undefined && readings.size === 0)) beginnings()
  else if (exact !== undefined) add(exact, 1)
  const literal = [...readings.values()]
  const asTyped = sum(literal.map(({ word }) => frequency(word)))
  const near = typed.cjk || asTyped >= RARE || right.has(typed.text) ? [] : dictionary.near(typed.text, last)
  for (const { word, errors } of near) {
    const isSlip = errors === 1 && frequency(word) >= FAR_MORE * Math.max(asTyped, 1)
    add(word, isSlip ? BEGINNING : ERROR / errors)
  }
  return { typed, readings: [...readings.values()], literal, asTyped, near }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Matching products, ascending, with their scores. */
export interface Matches {
  readonly products: Int32Array
  readonly scores: Float32Array
}

/** Weights of fields without priority. PRIORITY_WEIGHTS are those of the prioritised fields, in their order. */
const PLAIN_WEIGHTS: Readonly<Record<SearchField, number>> = {
  name: 0.7,
  brand: 0.6,
  ingredients: 0.5,
  categories: 0.4,
}
const PRIORITY_WEIGHTS = [1.3, 1, 0.9, 0.8]
/** Share of the other fields' weights that is added to the best field's. */
const FURTHER_FIELDS = 0.15
/** A brand that is named after a substance is not a better match for it. */
const SAYS_NO_MORE: SearchField = 'brand'
const OTHER_LANGUAGE = 0.5
const FURTHER_NAME = 0.8
const FIRST_PLACE = 0.15
const ADJACENT = 0.3

/** Weight of each combination of fields. */
function weightsOf(priorities: readonly SearchField[]): Float32Array {
  const weightOf = (field: SearchField): number => {
    const place = priorities.indexOf(field)
    return place === -1 ? PLAIN_WEIGHTS[field] : (PRIORITY_WEIGHTS[place] ?? PLAIN_WEIGHTS[field])
  }
  return Float32Array.from({ length: 1 << SEARCH_FIELDS.length }, (_, fields) => {
    const those = SEARCH_FIELDS.filter((_field, bit) => fields & (1 << bit))
    const best = Math.max(0, ...those.map((field) => weightOf(field)))
    const further = those.filter((field) => field !== SAYS_NO_MORE && weightOf(field) < best)
    return best + FURTHER_FIELDS * sum(further.map((field) => weightOf(field)))
  })
}

/** Finds the products that contain every word. */
export interface Matcher {
  /**
   * Scores each product by the sum of each word's best reading, not of all its readings: a product does not match
   * 'vitamin' better because it also says 'vitamins'. Rarer words weigh more.
   */
  readonly match: (
    read: readonly Pick<ReadWord, 'readings'>[],
    language: LanguageCode,
    priorities: readonly SearchField[],
  ) => Matches
  /** Counts the products that contain every word in one of these readings. */
  readonly count: (words: readonly (readonly Reading[])[]) => number
}

export function createMatcher({ starts, products, facts, nameLengths }: WordIndex): Matcher {
  const count = nameLengths.length
  // Buffers shared by all calls; a call reads only what it has written itself.
  /** Number of words found so far, by product. */
  const met = new Uint8Array(count)
  const scores = new Float32Array(count)
  const best = new Float32Array(count)
  const places = [new Uint8Array(count), new Uint8Array(count)] as const
  /** Products that contain all words so far, unordered. */
  const found = new Int32Array(count)

  const match: Matcher['match'] = (read, language, priorities) => {
    const weights = weightsOf(priorities)
    const inLanguage = languageBit(language)
    met.fill(0)
    let total = 0
    for (const [number, { readings }] of read.entries()) {
      const here = places[number % 2 === 0 ? 0 : 1]
      const before = places[number % 2 === 0 ? 1 : 0]
      total = 0
      for (const { word, quality } of readings) {
        const end = starts[word + 1] ?? 0
        for (let at = starts[word] ?? 0; at < end; at += 1) {
          const product = products[at] ?? 0
          const state = met[product] ?? 0
          if (state < number) continue
          const fact = facts[at] ?? 0
          const place = placeOf(fact)
          let score = quality * (weights[fieldsOf(fact)] ?? 0)
          if ((fact & inLanguage) === 0) score *= isOfSomeLanguage(fact) ? OTHER_LANGUAGE : FURTHER_NAME
          if (place !== NO_PLACE) score *= (1 + FIRST_PLACE / (1 + place)) * shortness(nameLengths[product] ?? 0)
          if (state === number) {
            met[product] = number + 1
            found[total] = product
            total += 1
          } else if (score <= (best[product] ?? 0)) continue
          best[product] = score
          here[product] = place
        }
      }
      const rarity = Math.log(1 + count / Math.max(total, 1))
      for (let at = 0; at < total; at += 1) {
        const product = found[at] ?? 0
        const last = number === 0 ? NO_PLACE : (before[product] ?? NO_PLACE)
        const follows = last !== NO_PLACE && here[product] === last + 1
        const sumBefore = number === 0 ? 0 : (scores[product] ?? 0)
        scores[product] = sumBefore + rarity * ((best[product] ?? 0) + (follows ? ADJACENT : 0))
      }
      if (total === 0) break
    }
    const matched = { products: new Int32Array(total), scores: new Float32Array(total) }
    // Visits products in ascending order, so no sort is needed. Skips those that lack one of the words.
    for (let product = 0, at = 0; product < count && at < total; product += 1) {
      if (met[product] !== read.length) continue
      matched.products[at] = product
      matched.scores[at] = scores[product] ?? 0
      at += 1
    }
    return matched
  }

  const countAll: Matcher['count'] = (words) => {
    met.fill(0)
    let total = 0
    for (const [number, readings] of words.entries()) {
      total = 0
      for (const { word } of readings) {
        const end = starts[word + 1] ?? 0
        for (let at = starts[word] ?? 0; at < end; at += 1) {
          const product = products[at] ?? 0
          if (met[product] !== number) continue
          met[product] = number + 1
          total += 1
        }
      }
    }
    return total
  }
  return { match, count: countAll }
}

/** Each word of a short name says more about the product. */
const shortness = (words: number): number => 1 / (0.8 + 0.05 * Math.min(words, 12))
