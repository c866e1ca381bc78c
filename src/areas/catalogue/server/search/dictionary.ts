import { firstFrom } from '../store/ascending.ts'

/** A word of the dictionary near to a typed one. */
export interface NearWord {
  readonly word: number
  /** Letters that are wrong, missing, too many, or swapped with their neighbour. */
  readonly errors: number
}

/** All words of one version of the catalogue, numbered in their order. */
export interface Dictionary {
  readonly words: readonly string[]
  find(word: string): number | undefined
  /** The numbers of the words that begin so: from the first up to, without, the second. */
  startingWith(start: string): readonly [number, number]
  /**
   * Words that may have been meant by a typed one.
   *
   * @param unfinished whether more may follow: then a word is near of which the beginning is
   */
  near(word: string, unfinished: boolean): NearWord[]
}

/** Errors forgiven in a word, growing with its length. */
function errorsForgiven(word: string): number {
  if (!LETTERS_ONLY.test(word)) return 0
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}

/** Numbers are never near to another: B6 is not B12. And a pair of Japanese or Chinese letters is as good as any other. */
const LETTERS_ONLY = /^(?:(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])[\p{L}\p{M}])+$/u

/**
 * @param words in ascending order of their UTF-16 units, each once
 */
export function createDictionary(words: readonly string[]): Dictionary {
  const signatures = Uint32Array.from(words, signatureOf)
  return {
    words,
    find: (word) => {
      const place = firstFrom(words, word)
      return words[place] === word ? place : undefined
    },
    startingWith: (start) => [firstFrom(words, start), firstFrom(words, `${start}\uffff`)],
    near: (word, unfinished) => {
      const forgiven = errorsForgiven(word)
      if (forgiven === 0) return []
      const signature = signatureOf(word)
      const found: NearWord[] = []
      for (let number = 0; number < words.length; number += 1) {
        const other = signatures[number] ?? 0
        // Each error changes at most one letter into another: the cheap test leaves about one word in fifty.
        if (bits(signature & ~other) > forgiven || (!unfinished && bits(other & ~signature) > forgiven)) continue
        const candidate = words[number] ?? ''
        if (candidate.length < word.length - forgiven || (!unfinished && candidate.length > word.length + forgiven))
          continue
        const errors = distance(word, candidate, unfinished, forgiven)
        if (errors > 0 && errors <= forgiven) found.push({ word: number, errors })
      }
      return found
    },
  }
}

/** Which letters a word has: a bit for each of the Latin alphabet, one for digits, five for all others. */
function signatureOf(word: string): number {
  let signature = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code >= 97 && code <= 122) signature |= 1 << (code - 97)
    else if (code >= 48 && code <= 57) signature |= 1 << 26
    else signature |= 1 << (27 + (code % 5))
  }
  return signature >>> 0
}

function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x5555_5555)
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** No name is longer (the import takes 120 letters), and folding can make three of one. */
const LONGEST = 400
let older = new Uint8Array(LONGEST)
let old = new Uint8Array(LONGEST)
let next = new Uint8Array(LONGEST)

/**
 * Errors between two words, a swap of neighbours being one; with `unfinished`, between the first word and that beginning
 * of the second which is nearest. Anything above `most` may be returned as `most + 1`.
 */
function distance(typed: string, word: string, unfinished: boolean, most: number): number {
  const width = Math.min(word.length, unfinished ? typed.length + most : word.length, LONGEST - 1) + 1
  for (let place = 0; place < width; place += 1) old[place] = place
  for (let row = 1; row <= typed.length; row += 1) {
    next[0] = row
    let least = row
    const letter = typed.charCodeAt(row - 1)
    for (let place = 1; place < width; place += 1) {
      const other = word.charCodeAt(place - 1)
      let errors = (old[place - 1] ?? 0) + (letter === other ? 0 : 1)
      errors = Math.min(errors, (old[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1)
      if (row > 1 && place > 1 && letter === word.charCodeAt(place - 2) && typed.charCodeAt(row - 2) === other) {
        errors = Math.min(errors, (older[place - 2] ?? 0) + 1)
      }
      next[place] = errors
      if (errors < least) least = errors
    }
    if (least > most) return most + 1
    const reused = older
    older = old
    old = next
    next = reused
  }
  if (!unfinished) return old[width - 1] ?? 0
  let nearest = most + 1
  for (let place = 0; place < width; place += 1) nearest = Math.min(nearest, old[place] ?? 0)
  return nearest
}
