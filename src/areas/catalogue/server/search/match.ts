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

/** A word of the dictionary that stands for a typed one, and how well: 1 is as typed. */
export interface Reading {
  readonly word: number
  readonly quality: number
  /** How many letters of it were typed; undefined where it is meant as a whole. */
  readonly typed: number | undefined
}

/** A typed word with all that it may stand for. */
export interface ReadWord {
  readonly typed: TypedWord
  readonly readings: readonly Reading[]
  /** The same without those that take it for a typing error. */
  readonly literal: readonly Reading[]
  /** Products that have the word as it was typed. */
  readonly asTyped: number
  /** Words near to it, where it is rare and may be a typing error. */
  readonly near: readonly NearWord[]
}

/** A word found in fewer products than this may be a typing error: labels have theirs too. */
const RARE = 6
/** So many times as frequent as a rare word is what was meant rather than that. */
export const FAR_MORE = 20

const OTHER_NUMBER = 0.95
const BEGINNING = 0.9
const ERROR = 0.6
/** What the share of the most frequent word among those with the same beginning decides: 'mag' is magnesium before Magna. */
const FREQUENCY_SHARE = 0.4

/** Reads the words of a query; the last may be unfinished. */
export function readWords(index: WordIndex, words: readonly TypedWord[]): ReadWord[] {
  return words.map((typed, place) => readWord(index, typed, place === words.length - 1, words.length === 1))
}

/**
 * All that a typed word may stand for: itself, its other number, what begins so where it is the last and may be
 * unfinished, and what is near where all these are rare and it is no right word of any language.
 */
function readWord(index: WordIndex, typed: TypedWord, last: boolean, alone: boolean): ReadWord {
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
  // A single letter and a number are mostly finished: 'vitamin c' is not 'vitamin complex', 10 mg are not 1000.
  const finished = exact !== undefined && (typed.text.length === 1 || (!alone && /^\d+$/.test(typed.text)))
  if (!typed.cjk && (last ? !finished : exact === undefined && readings.size === 0)) beginnings()
  else if (exact !== undefined) add(exact, 1)
  const literal = [...readings.values()]
  const asTyped = sum(literal.map(({ word }) => frequency(word)))
  const near = typed.cjk || asTyped >= RARE || right.has(typed.text) ? [] : dictionary.near(typed.text, last)
  for (const { word, errors } of near) {
    const meant = errors === 1 && frequency(word) >= FAR_MORE * Math.max(asTyped, 1)
    add(word, meant ? BEGINNING : ERROR / errors)
  }
  return { typed, readings: [...readings.values()], literal, asTyped, near }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Products that match, ascending, each with how well. */
export interface Matches {
  readonly products: Int32Array
  readonly scores: Float32Array
}

/** Weight of a field that nobody gave priority, and of those that somebody did, the first most. */
const PLAIN_WEIGHTS: Readonly<Record<SearchField, number>> = {
  name: 0.7,
  brand: 0.6,
  ingredients: 0.5,
  categories: 0.4,
}
const PRIORITY_WEIGHTS = [1.3, 1, 0.9, 0.8]
/** What the other fields add to the best one, as a share of their weight. */
const FURTHER_FIELDS = 0.15
/** A brand that is called like what it sells does not sell more of it. */
const SAYS_NO_MORE: SearchField = 'brand'
const OTHER_LANGUAGE = 0.5
const FURTHER_NAME = 0.8
const FIRST_PLACE = 0.15
const ADJACENT = 0.3

/** Weights of all combinations of fields. */
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

/** Finds the products of an index in which every word is found. */
export interface Matcher {
  /**
   * Each with the sum over the words of the best reading, not of all readings: a product does not match 'vitamin' better
   * because it also says 'vitamins'. A word counts the more the fewer products have it.
   */
  readonly match: (
    read: readonly Pick<ReadWord, 'readings'>[],
    language: LanguageCode,
    priorities: readonly SearchField[],
  ) => Matches
  /** Only how many they are, of words taken as these readings. */
  readonly count: (words: readonly (readonly Reading[])[]) => number
}

export function createMatcher({ starts, products, facts, nameLengths }: WordIndex): Matcher {
  const count = nameLengths.length
  // Memory of all calls: only what is written in a call is read in it.
  /** By product: how many words were found so far. */
  const met = new Uint8Array(count)
  const scores = new Float32Array(count)
  const best = new Float32Array(count)
  const places = [new Uint8Array(count), new Uint8Array(count)] as const
  /** Products in which all words so far were found, in no order. */
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
    // Ascending without sorting; where nothing was found in the end, what was found before it does not count.
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

/** A short name says more of what is looked for with each of its words. */
const shortness = (words: number): number => 1 / (0.8 + 0.05 * Math.min(words, 12))
