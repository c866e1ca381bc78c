import type { LanguageCode } from '#contract/languages.ts'

import { AMOUNT_MAX, type DoseUnit, type Serving } from './dosage.ts'
import type { Lexicon } from './lexicon.ts'
import { lexiconsFor } from './lexicons.ts'
import { normal } from './normal.ts'
import { scan } from './scan.ts'
import type { Token } from './token.ts'

const LONGEST = 120

/** 'Capsule(s)', 'Gummy(ies)', 'Vcap(s)(R)'. */
const ENDINGS = /\((?:s|es|ies|r|tm)\)/gi
/** Words beside a unit that don’t change it. */
const QUALITIES =
  /\b(?:natural|organic|vegan|vegetarian|veggie|vegetable|veg|vege|white|level|leveled|enteric[- ]coated|coated|enteric|quick release|rapid release|extended[- ]release|mini)\b/gi
const BRACKET = /^([^[\]]+)\[([^[\]]+)\]$/
const IN_GRAMS = /([\d.]+) ?(?:g|grams?)\b/i
/** A scoop's powder is weighed to a gram or so. */
const TOLERANCE = 0.05
/** Units that someone without scales measures a powder by. */
const BY_HAND: readonly DoseUnit[] = ['scoop', 'sachet', 'bar', 'piece']

/**
 * The serving of a label, in the words of a language or of English, or null where it isn't one amount of one unit. Where a weight
 * has a count of scoops or sachets beside it, these count: '30.3 Gram(s) [1 scoop]' is one scoop
 * (dosage.label-serving-is-certain).
 */
export function servingOf(label: string, language: LanguageCode): Serving | null {
  if (label.length > LONGEST) return null
  const [, before, within] = BRACKET.exec(label.trim()) ?? []
  if (before === undefined || within === undefined) return plainServing(label, language)
  const main = plainServing(before, language)
  return main && withBracket(main, within.trim(), language)
}

function withBracket(main: Serving, within: string, language: LanguageCode): Serving | null {
  if (/[;=]/.test(within)) return null
  const weight = Number(IN_GRAMS.exec(within)?.[1] ?? NaN)
  if (main.unit === 'g' && Math.abs(weight - main.amount) > main.amount * TOLERANCE) return null
  const beside = plainServing(
    within.replace(/\s*\([^()]*\)$/, '').replace(/^(?:approx\.?|about|one \(1\))\s*/i, ''),
    language,
  )
  if (beside?.unit === main.unit) return beside.amount === main.amount ? main : null
  if (main.unit === 'g' && beside && BY_HAND.includes(beside.unit)) return beside
  return /\d\s*-\s*\d/.test(within) || main.unit === 'drop' ? null : main
}

/** A label that is one amount of one unit and nothing else, up to `most` of it. */
export function plainServing(label: string, language: LanguageCode, most: number = AMOUNT_MAX): Serving | null {
  const plain = normal(label.replaceAll(ENDINGS, ''))
  for (const lexicon of lexiconsFor(language)) {
    const found =
      readServing(plain, lexicon, most) ?? readServing(normal(plain.replaceAll(QUALITIES, ' ')), lexicon, most)
    if (found) return found
  }
  return null
}

function readServing(plain: string, lexicon: Lexicon, most: number): Serving | null {
  const tokens = scan(plain, lexicon)
  const numbers = tokens?.filter((one): one is Extract<Token, { kind: 'number' }> => one.kind === 'number') ?? []
  const units = new Set(tokens?.flatMap((one) => (one.kind === 'unit' ? [one.unit] : [])))
  const isCounted = units.delete('piece')
  const [unit = isCounted ? 'piece' : undefined, ...others] = units
  const [number] = numbers
  if (!tokens || !number || !unit || numbers.length > 1 || others.length > 0) return null
  if (!tokens.every(({ kind }) => kind === 'number' || kind === 'unit')) return null
  return number.value > 0 && number.value <= most ? { unit, amount: number.value } : null
}
