import type { SubstanceId } from '#areas/intake/contract/substances.ts'
import type { Apart } from '#areas/intake/contract/sums.ts'

import type { Source } from '../figures/limits.ts'
import { matchName } from '../names/match.ts'
import type { IntakeLine, MatchOf } from './line.ts'

interface Pair {
  readonly substances: readonly [SubstanceId, SubstanceId]
  /** True where the source saw it without food only: what is taken with food is left out. */
  readonly isWithoutFood: boolean
  readonly source: Source
}

/** Substances of which one lowers the uptake of the other if they are taken at the same time. */
export const PAIRS: readonly Pair[] = [
  {
    substances: ['iron', 'zinc'],
    isWithoutFood: true,
    source: { name: 'Sandström et al., Journal of Nutrition 115', year: 1985, doi: null },
  },
  {
    substances: ['iron', 'calcium'],
    isWithoutFood: false,
    source: { name: 'Lim et al., Nutrients 5', year: 2013, doi: '10.3390/nu5083184' },
  },
]

/** The products taken at one time of day. */
export interface TimeOfDay {
  readonly time: string
  readonly lines: readonly (Pick<IntakeLine, 'variantId' | 'language' | 'ingredients'> & {
    readonly isWithFood?: boolean
  })[]
}

/**
 * The pairs that products bring at the same time of day (intake.pairs-taken-apart). A pair inside one product alone is left
 * out, since no plan can take it apart.
 */
export function pairsApart(times: readonly TimeOfDay[], matchOf: MatchOf = matchName): Apart[] {
  return times.flatMap(({ time, lines }) => {
    return PAIRS.flatMap(({ substances: [one, other], isWithoutFood, source }): Apart[] => {
      const counted = isWithoutFood ? lines.filter(({ isWithFood }) => isWithFood !== true) : lines
      const bringing = (substance: SubstanceId): number[] => [
        ...new Set(counted.filter((line) => brings(line, substance, matchOf)).map(({ variantId }) => variantId)),
      ]
      const products: Apart['products'] = [bringing(one), bringing(other)]
      if (products.some((ids) => ids.length === 0) || new Set(products.flat()).size === 1) return []
      return [{ time, substances: [one, other], products, source: { ...source } }]
    })
  })
}

const brings = (
  { language, ingredients }: TimeOfDay['lines'][number],
  substance: SubstanceId,
  matchOf: MatchOf,
): boolean =>
  ingredients.some(({ name, amount }) => {
    const match = amount === 0 ? undefined : matchOf(name, language)
    return match !== undefined && match !== 'none' && match.substance === substance
  })
