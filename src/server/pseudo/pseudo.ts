import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import type { Reword, Texts } from '../texts/files.ts'

/** What stands around each text, so that one that is cut off or put together of parts is seen. */
export const MARKS = ['⟦', '⟧'] as const

/** Vowels become two, which makes a text about a third longer without new places to break. */
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

/** What a text holds besides words: variables, tags, texts within texts. */
const KEPT = /(\{\{.*?\}\}|<\/?\w+\s*\/?>|\$t\([^()]*\))/

/** A text that can be read and is seen to be no translation: its letters accented, about 35 % longer, in brackets. Variables and tags stay. */
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

/** A file of texts with its keys, plural forms and lists as they are. */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudo(value)]))
}

/** English becomes the pseudo-language, since it is what all else is translated from. */
export const pseudoEnglish: Reword = (language, texts) => (language === DEFAULT_LANGUAGE ? pseudoTexts(texts) : texts)
