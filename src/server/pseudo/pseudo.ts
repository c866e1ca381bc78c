import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import type { Reword, Texts } from '../texts/files.ts'

/** Brackets around each text, which expose texts that are cut off or assembled from parts. */
export const MARKS = ['⟦', '⟧'] as const

/** Vowels are doubled, which makes a text about a third longer without adding places to break a line. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'áà',
  e: 'éè',
  i: 'íì',
  o: 'óò',
  u: 'úù',
  A: 'ÁÀ',
  E: 'ÉÈ',
  I: 'ÍÌ',
  O: 'ÓÒ',
  U: 'ÚÙ',
  c: 'ç',
  d: 'ď',
  g: 'ğ',
  h: 'ĥ',
  l: 'ľ',
  n: 'ñ',
  r: 'ř',
  s: 'š',
  t: 'ť',
  y: 'ý',
  z: 'ž',
  C: 'Ç',
  D: 'Ď',
  G: 'Ğ',
  H: 'Ĥ',
  L: 'Ľ',
  N: 'Ñ',
  R: 'Ř',
  S: 'Š',
  T: 'Ť',
  Y: 'Ý',
  Z: 'Ž',
}

/** Parts of a text that aren't words: variables, tags, nested texts. */
const KEPT = /(\{\{.*?\}\}|<\/?\w+\s*\/?>|\$t\([^()]*\))/

/**
 * Returns a readable text that is plainly no translation: accented letters, about 35 % longer, in brackets. Variables
 * and tags stay.
 */
export function pseudoText(text: string): string {
  const parts = text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter)))
  return `${MARKS[0]}${parts.join('')}${MARKS[1]}`
}

function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (Array.isArray(value)) return value.map(pseudo)
  if (typeof value === 'object' && value !== null) return pseudoTexts(value as Texts)
  return value
}

/** Pseudo-translates a file of texts, keeping its keys, plural forms and lists. */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudo(value)]))
}

/** Replaces English with the pseudo-language, because all other languages are translated from it. */
export const pseudoEnglish: Reword = (language, texts) => (language === DEFAULT_LANGUAGE ? pseudoTexts(texts) : texts)
