import type { DeliveryForm } from './options.ts'
import type { Random } from './random.ts'
import type { Serving, ServingUnit } from './recipe.ts'

const PIECES: Partial<Record<DeliveryForm, ServingUnit>> = {
  Capsule: 'capsule',
  Tablet: 'tablet',
  Softgel: 'softgel',
  'Chewable tablet': 'chewable tablet',
  Gummy: 'gummy',
  Lozenge: 'lozenge',
}

/** Units counted by the piece. The strength on the label is that of one piece. */
export const PIECE_UNITS: readonly ServingUnit[] = Object.values(PIECES)

/** Most pieces anyone would swallow in a day. A product that needs more isn't made in that form. */
const MOST_PIECES: Partial<Record<DeliveryForm, number>> = {
  Capsule: 6,
  Tablet: 10,
  Softgel: 4,
  'Chewable tablet': 3,
  Gummy: 3,
  Lozenge: 3,
}

/** Most grams of active matter that a day's drops or sprays can hold. */
const MOST_IN_DROPS = 0.4
const MOST_IN_SPRAY = 0.1

/** Daily serving of forms whose count doesn't follow from the content of one piece. */
const OTHERWISE: Partial<Record<DeliveryForm, (grams: number, random: Random) => Serving | null>> = {
  'Effervescent tablet': () => ({ count: 1, unit: 'effervescent tablet' }),
  Drops: (grams, random) => (grams > MOST_IN_DROPS ? null : { count: random.pick([5, 10, 20]), unit: 'drop' }),
  Spray: (grams, random) => (grams > MOST_IN_SPRAY ? null : { count: random.pick([2, 3, 4]), unit: 'spray' }),
  Sachet: () => ({ count: 1, unit: 'sachet' }),
  Tea: () => ({ count: 3, unit: 'tea bag' }),
  Bar: () => ({ count: 1, unit: 'bar' }),
  Liquid: (_, random) => ({ count: random.pick([10, 15, 20]), unit: 'ml' }),
  Oil: (grams) => ({ count: grams > 4 ? 15 : 5, unit: 'ml' }),
  Powder: (grams, random) => ({ count: grams >= 2 ? Math.ceil(grams * 1.1) : random.pick([2, 3, 5]), unit: 'g' }),
  Cream: () => ({ count: 2, unit: 'ml' }),
}

/**
 * Returns the daily serving in a form, or null if it would be too large. `pieces` is the count by what one piece holds,
 * `grams` the active matter.
 */
export function servingOf(form: DeliveryForm, pieces: number, grams: number, random: Random): Serving | null {
  const unit = PIECES[form]
  if (unit === undefined) return OTHERWISE[form]?.(grams, random) ?? null
  return pieces > (MOST_PIECES[form] ?? 0) ? null : { count: pieces, unit }
}

const DROPS_PER_ML = 30
const SPRAYS_PER_ML = 7

/** Usual contents by unit, smallest first. Contents of pieces are in days. */
const CONTENTS: Readonly<Record<ServingUnit, readonly number[]>> = {
  capsule: [30, 60, 90, 120],
  tablet: [30, 60, 90, 120],
  softgel: [30, 60, 90],
  'chewable tablet': [30, 60],
  'effervescent tablet': [20, 40, 60],
  gummy: [30, 45],
  lozenge: [20, 30],
  drop: [20, 50, 100],
  spray: [20, 30, 50],
  sachet: [15, 30, 60],
  'tea bag': [20, 40],
  bar: [12, 20],
  ml: [100, 250, 500],
  g: [100, 250, 500, 1000],
}

/** Returns the contents a product may be sold in, with the days each lasts. */
export function contentsOf({
  count,
  unit,
}: Serving): { readonly quantity: number; readonly unit: ServingUnit; readonly days: number }[] {
  if (unit === 'drop' || unit === 'spray') {
    const perMl = unit === 'drop' ? DROPS_PER_ML : SPRAYS_PER_ML
    return CONTENTS[unit]
      .map((ml) => ({ quantity: ml, unit: 'ml' as const, days: (ml * perMl) / count }))
      .filter(({ days }) => days <= 200)
  }
  if (unit === 'ml' && count === 2) return [50, 100].map((ml) => ({ quantity: ml, unit: 'ml', days: ml / count }))
  if (unit === 'g')
    return CONTENTS.g
      .map((grams) => ({ quantity: grams, unit, days: grams / count }))
      .filter(({ days }) => days >= 12 && days <= 130)
  if (unit === 'ml' || unit === 'sachet' || unit === 'bar' || unit === 'tea bag') {
    return CONTENTS[unit]
      .map((quantity) => ({ quantity, unit, days: quantity / count }))
      .filter(({ days }) => days <= 110)
  }
  return CONTENTS[unit]
    .map((days) => ({ quantity: days * count, unit, days }))
    .filter(({ quantity }) => quantity <= 360)
}
