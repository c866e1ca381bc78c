import { setImmediate } from 'node:timers/promises'

import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import { fold } from '#contract/names.ts'
import { SEARCH_FIELDS } from '#areas/catalogue/contract/search.ts'

import type { CatalogueColumns } from '../store/columns.ts'
import type { OptionNumbers, Postings } from '../store/postings.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { foldInPlace } from './fold.ts'
import { furtherNames, SUBSTANCE_WORDS } from './substances.ts'
import { wordsOfText } from './words.ts'

export type SearchField = (typeof SEARCH_FIELDS)[number]

/**
 * Inverted index: for each word of the dictionary an ascending list of products, laid end to end. The facts about a
 * word in a product are packed into one number; see the functions below.
 */
export interface WordIndex {
  readonly dictionary: Dictionary
  /** Start of each word's list; one entry more than there are words. */
  readonly starts: Uint32Array
  readonly products: Uint32Array
  readonly facts: Uint32Array
  /** Number of words in each product's name. */
  readonly nameLengths: Uint8Array
  /** Original spelling of words that differ from their normalised form. */
  readonly spellings: ReadonlyMap<string, string>
  /**
   * Correct words of any language, even if no product contains them. Labels and brands may have errors, the shop's own
   * texts do not.
   */
  readonly right: ReadonlySet<string>
}

/** Languages of words in no language or in the label's own: they count in every language. */
const EVERY_LANGUAGE = (1 << LANGUAGE_CODES.length) - 1
/** Languages of a substance's other names, which no text of the shop contains. */
const NO_LANGUAGE = 0
const FIELD_BITS = 4
const PLACE_BITS = 8
export const NO_PLACE = (1 << PLACE_BITS) - 1

const fieldBit = (field: SearchField): number => 1 << SEARCH_FIELDS.indexOf(field)

function factsOf(field: SearchField, languages: number, place = NO_PLACE): number {
  return fieldBit(field) | (Math.min(place, NO_PLACE) << FIELD_BITS) | (languages << (FIELD_BITS + PLACE_BITS))
}

/** Fields that contain the word, one bit each in the order of SEARCH_FIELDS. */
export const fieldsOf = (facts: number): number => facts & ((1 << FIELD_BITS) - 1)

/** The word's first place in the name, from 0; NO_PLACE if it is not in the name. */
export const placeOf = (facts: number): number => (facts >>> FIELD_BITS) & NO_PLACE

/** Bit that marks a word as one of this language. */
export const languageBit = (language: LanguageCode): number =>
  1 << (LANGUAGE_CODES.indexOf(language) + FIELD_BITS + PLACE_BITS)

/** True if a text of the shop, in any language, contains the word; false if only the list of substances does. */
export const isOfSomeLanguage = (facts: number): boolean => facts >>> (FIELD_BITS + PLACE_BITS) !== 0

function merge(one: number, other: number): number {
  const place = Math.min(placeOf(one), placeOf(other))
  const withoutPlace = ~(NO_PLACE << FIELD_BITS)
  return ((one | other) & withoutPlace) | (place << FIELD_BITS)
}

/** Products indexed before other work gets its turn: a few milliseconds. */
const SLICE = 256
/** Places in the finished lists laid out before other work gets its turn. */
const LAYING_SLICE = 100_000

/**
 * Groups whose option names count as words of the field `categories`. `free_from` is left out: nobody searches by it.
 */
const DESCRIBING: readonly OptionGroup[] = ['categories', 'health_goals', 'delivery_form', 'suitable_for']

/** Indexes the words of all products, in slices between which the process handles other work. */
export async function indexWords(
  columns: CatalogueColumns,
  numbers: OptionNumbers,
  postings: Postings,
): Promise<WordIndex> {
  const gathering = createGathering()
  const { productIds, names, translatedNames, ingredients } = columns
  const nameLengths = new Uint8Array(productIds.length)
  const optionTexts: GatheredWord[][] = []
  for (const [number, option] of numbers.stored.entries()) {
    if (number % SLICE === 0) await setImmediate()
    const field =
      option === undefined
        ? undefined
        : option.group === 'brands'
          ? 'brand'
          : DESCRIBING.includes(option.group)
            ? 'categories'
            : undefined
    optionTexts.push(
      option === undefined || field === undefined ? [] : gathering.prepare(field, option.name, option.translations),
    )
    if (option !== undefined && option.group !== 'brands')
      gathering.note([option.name, ...option.translations.values()])
  }
  const ingredientTexts: GatheredWord[][] = []
  for (const [number, name] of ingredients.names.entries()) {
    if (number % SLICE === 0) await setImmediate()
    const translations = [...ingredients.translations].flatMap(([language, byName]) => {
      const translated = byName.get(name)
      return translated === undefined ? [] : [[language, translated] as const]
    })
    ingredientTexts.push(gathering.prepare('ingredients', name, translations))
    gathering.note(translations.map(([, translated]) => translated))
  }

  let pair = 0
  for (let product = 0; product < productIds.length; product += 1) {
    if (product % SLICE === 0) await setImmediate()
    const own = gathering.prepare('name', names[product] ?? '', [])
    nameLengths[product] = own.reduce((length, { facts }) => Math.max(length, placeOf(facts) + 1), 0)
    gathering.add(product, own)
    for (const [language, translated] of translatedNames) {
      const name = translated.get(product)
      if (name === undefined) continue
      gathering.add(product, gathering.words('name', name, 1 << LANGUAGE_CODES.indexOf(language)))
      gathering.note([name])
    }
    const end = postings.optionStarts[product + 1] ?? 0
    for (let at = postings.optionStarts[product] ?? 0; at < end; at += 1) {
      gathering.add(product, optionTexts[postings.optionsOfProducts[at] ?? 0] ?? [])
    }
    for (; ingredients.pairProducts[pair] === product; pair += 1)
      gathering.add(product, ingredientTexts[ingredients.pairNames[pair] ?? 0] ?? [])
  }
  return { ...(await gathering.layOut()), nameLengths }
}

/** A word by its number, in order of first appearance, with its facts. */
interface GatheredWord {
  readonly word: number
  readonly facts: number
}

function createGathering() {
  const wordNumbers = new Map<string, number>()
  const spellings = new Map<string, string>()
  const right = new Set(SUBSTANCE_WORDS)
  /** Last entry of each word. */
  const last: number[] = []
  const entries = { words: growing(), products: growing(), facts: growing() }

  const numberOf = (form: string): number => {
    const known = wordNumbers.get(form) ?? wordNumbers.size
    if (known === wordNumbers.size) {
      wordNumbers.set(form, known)
      last.push(-1)
    }
    return known
  }
  const words = (field: SearchField, text: string, languages: number): GatheredWord[] => {
    const folded = fold(text)
    const found = wordsOfText(folded)
    const placed = field === 'name'
    const lower = text.toLowerCase()
    if (folded !== lower || found.some(([form, , start, end]) => end - start !== form.length))
      keepSpellings(text, found)
    const further = languages === EVERY_LANGUAGE ? furtherNames(found) : []
    return [
      ...found.map(([form, place]) => ({
        word: numberOf(form),
        facts: factsOf(field, languages, placed ? place : NO_PLACE),
      })),
      ...further.map(([form, place]) => ({
        word: numberOf(form),
        facts: factsOf(field, NO_LANGUAGE, placed ? place : NO_PLACE),
      })),
    ]
  }
  const keepSpellings = (text: string, found: ReturnType<typeof wordsOfText>): void => {
    const { origins } = foldInPlace(text)
    for (const [form, , start, end] of found) {
      if (spellings.has(form) || wordNumbers.has(form)) continue
      const spelled = text.slice(origins?.[start] ?? start, origins?.[end] ?? end).toLowerCase()
      if (spelled !== form) spellings.set(form, spelled)
    }
  }
  return {
    words,
    /** The words of a text and of its translations. */
    prepare: (
      field: SearchField,
      text: string,
      translations: Iterable<readonly [LanguageCode, string]>,
    ): GatheredWord[] => [
      ...words(field, text, EVERY_LANGUAGE),
      ...[...translations].flatMap(([language, translated]) =>
        words(field, translated, 1 << LANGUAGE_CODES.indexOf(language)),
      ),
    ],
    /** Records the words of these texts as correct. */
    note: (texts: Iterable<string>): void => {
      for (const text of texts) for (const [form] of wordsOfText(fold(text))) right.add(form)
    },
    add: (product: number, given: readonly GatheredWord[]): void => {
      for (const { word, facts } of given) {
        const entry = last[word] ?? -1
        if (entry >= 0 && entries.products.at(entry) === product)
          entries.facts.set(entry, merge(entries.facts.at(entry), facts))
        else {
          last[word] = entries.words.push(word)
          entries.products.push(product)
          entries.facts.push(facts)
        }
      }
    },
    layOut: async () => {
      await setImmediate()
      const sorted = [...wordNumbers.keys()].sort()
      await setImmediate()
      const dictionary = createDictionary(sorted)
      const places = new Uint32Array(sorted.length)
      for (const [place, form] of sorted.entries()) places[wordNumbers.get(form) ?? 0] = place
      const count = entries.words.length()
      const starts = new Uint32Array(sorted.length + 1)
      await setImmediate()
      for (let entry = 0; entry < count; entry += 1) {
        const after = (places[entries.words.at(entry)] ?? 0) + 1
        starts[after] = (starts[after] ?? 0) + 1
      }
      for (let word = 0; word < sorted.length; word += 1)
        starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
      const next = starts.slice()
      const products = new Uint32Array(count)
      const facts = new Uint32Array(count)
      for (let entry = 0; entry < count; entry += 1) {
        if (entry % LAYING_SLICE === 0) await setImmediate()
        const word = places[entries.words.at(entry)] ?? 0
        const at = next[word] ?? 0
        products[at] = entries.products.at(entry)
        facts[at] = entries.facts.at(entry)
        next[word] = at + 1
      }
      return { dictionary, starts, products, facts, spellings, right }
    },
  }
}

/** Array of numbers that doubles its memory as it grows. */
function growing() {
  let numbers = new Uint32Array(1024)
  let length = 0
  return {
    length: () => length,
    at: (place: number): number => numbers[place] ?? 0,
    set: (place: number, value: number): void => {
      numbers[place] = value
    },
    /** Appends a value and returns its position. */
    push: (value: number): number => {
      if (length === numbers.length) {
        const larger = new Uint32Array(2 * length)
        larger.set(numbers)
        numbers = larger
      }
      numbers[length] = value
      length += 1
      return length - 1
    },
  }
}
