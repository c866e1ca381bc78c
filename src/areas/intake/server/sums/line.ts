import type { LanguageCode } from '#contract/languages.ts'

import type { SubstanceId } from '#areas/intake/contract/substances.ts'
import type { UnknownIntake, UnknownReason } from '#areas/intake/contract/sums.ts'

import type { Match } from '../names/match.ts'
import { convert } from './convert.ts'

/** An ingredient of one serving, as the label has it. */
export interface IntakeIngredient {
  readonly name: string
  readonly amount: number | null
  readonly unit: string | null
}

/** A product that is taken every day. `servingsPerDay` is null where nobody said how much. */
export interface IntakeLine {
  readonly variantId: number
  readonly name: string
  readonly servingsPerDay: number | null
  /** The language of the label, where it is known. */
  readonly language?: LanguageCode | undefined
  readonly ingredients: readonly IntakeIngredient[]
}

/** Matches an ingredient's name. `none`: an admin said that it is none of the substances. */
export type MatchOf = (name: string, language?: LanguageCode) => Match | 'none' | undefined

/** An amount in a day, in the unit of the substance. */
export interface Portion {
  readonly substance: SubstanceId
  readonly form: Match['form']
  readonly amount: number
}

export interface LineIntake {
  readonly portions: readonly Portion[]
  readonly unknown: readonly UnknownIntake[]
}

/** More of them a day is a mistake, not a dosage. */
const MOST_SERVINGS = 1e6

const isDaily = (servings: number | null): servings is number =>
  servings !== null && servings >= 0 && servings <= MOST_SERVINGS

/** The daily portions of one product, and what is not known of it (intake.unknown-is-never-guessed). */
export function intakeOfLine(
  { variantId, name, servingsPerDay, language, ingredients }: IntakeLine,
  matchOf: MatchOf,
): LineIntake {
  const unknown: UnknownIntake[] = []
  const leaveOut = (ingredient: string | null, substance: SubstanceId | null, reason: UnknownReason): void => {
    unknown.push({ variant_id: variantId, name, ingredient, substance, reason })
  }
  if (ingredients.length === 0) leaveOut(null, null, 'ingredients')
  if (!isDaily(servingsPerDay)) leaveOut(null, null, 'servings')

  const read: (Portion & { readonly ingredient: string })[] = []
  for (const ingredient of ingredients) {
    const match = matchOf(ingredient.name, language)
    if (match === 'none') continue
    if (match === undefined) {
      leaveOut(ingredient.name, null, 'name')
      continue
    }
    const { substance, form } = match
    const converted = convert(match, ingredient.amount, ingredient.unit)
    if ('reason' in converted) leaveOut(ingredient.name, substance, converted.reason)
    else if (isDaily(servingsPerDay))
      read.push({ substance, form, amount: converted.amount * servingsPerDay, ingredient: ingredient.name })
  }

  const portions: Portion[] = []
  for (const substance of new Set(read.map((portion) => portion.substance))) {
    const own = read.filter((portion) => portion.substance === substance)
    const kept = withoutRepeats(own)
    for (const { form, amount } of kept) portions.push({ substance, form, amount })
    for (const portion of own) if (!kept.includes(portion)) leaveOut(portion.ingredient, substance, 'repeated')
  }
  return { portions, unknown }
}

/**
 * A label that gives a substance as a whole and forms of it as well may say the same amount twice, as in 'Folate 400 µg, folic
 * acid 400 µg'. The larger of the two counts.
 */
function withoutRepeats<Own extends Portion>(own: readonly Own[]): readonly Own[] {
  const wholes = own.filter(({ form }) => form === null)
  const parts = own.filter(({ form }) => form !== null)
  if (wholes.length === 0 || parts.length === 0) return own
  return sumOf(parts) > sumOf(wholes) ? parts : wholes
}

/** Adds up from the smallest, so that the order of the lines never shows in the last digit. */
export function sumOf(portions: readonly { readonly amount: number }[]): number {
  const sum = portions
    .map(({ amount }) => amount)
    .toSorted((a, b) => a - b)
    .reduce((total, amount) => total + amount, 0)
  return Number(sum.toPrecision(DIGITS))
}

/** Enough for any label, and few enough that 0.1 + 0.2 is 0.3. */
const DIGITS = 12
