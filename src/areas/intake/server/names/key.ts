import { fold } from '#contract/names.ts'

const MARKS = /[®™©*†‡§]|\((?:r|tm)\)/gi
const GREEK: Readonly<Record<string, string>> = { α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta' }
const CJK = '\u3040-\u30ff\u3400-\u9fff'
const AROUND_CJK = new RegExp(`(?<=[${CJK}]) +| +(?=[${CJK}])`, 'gu')

/**
 * A name as names are compared: letter case, accents, trademark signs and hyphens do not count, `B 12` is `b12`. Brackets
 * and commas stay.
 */
export function keyOf(name: string): string {
  return fold(name.replaceAll(MARKS, ''))
    .replaceAll(/[αβγδ]/g, (letter) => GREEK[letter] ?? letter)
    .replaceAll(/['’`_.・·•\u2010-\u2015\u2212-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(AROUND_CJK, '')
    .replaceAll(/\b([abcdek]) (?=\d{1,2}\b)/g, '$1')
    .replaceAll(/\s*([()[\],;、，])\s*/g, '$1')
    .trim()
}
