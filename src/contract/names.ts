import { withoutInvisibleLetters } from './invisible-letters.ts'

/** Letters that Unicode does not take apart, written as people do who lack the key. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  μ: 'u',
}

const SIMPLE = /^[\0-\x7f]*$/

/** Katakana stands this far behind the same letter of hiragana. */
const KATAKANA = 0x60

/**
 * Letter case, accents, wide or narrow forms, hiragana or katakana, and letters that cannot be seen do not count. The
 * marks of Japanese do: they make other letters (search.spelling-does-not-hide).
 */
export function fold(text: string): string {
  if (SIMPLE.test(text)) return text.toLowerCase()
  return withoutInvisibleLetters(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ぁ-ゖゝゞ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + KATAKANA))
    .replaceAll(/[^\0-\x7f]/g, (letter) => SPELLED[letter] ?? letter)
}

/** Left out: "lion's mane" and 'lions mane' are the same name. */
const APOSTROPHES = /['`´‘’‛′ʹ-ʼ＇]/g
const plain = (text: string): string => fold(text.replaceAll(APOSTROPHES, ''))
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * Finds the names that say every word of a query, in any order. What a name writes as several words or with hyphens is also
 * found as one, from the beginning of a word on: 'omega3' for 'Omega-3', but not 'inc' for 'Vitamin C'.
 */
export function searchNames(query: string): (name: string) => boolean {
  const words = plain(query)
    .split(/\s+/)
    .map((word) => word.replaceAll(NOT_LETTERS, ''))
  return (name) => {
    const parts = plain(name).split(NOT_LETTERS)
    return words.every((word) =>
      parts.some((part, at) => part.includes(word) || parts.slice(at).join('').startsWith(word)),
    )
  }
}
