import type { SubstanceId } from '#areas/intake/contract/substances.ts'
import type { Apart } from '#areas/intake/contract/sums.ts'

import type { Source } from '../figures/limits.ts'
import { matchName } from '../names/match.ts'
import type { IntakeLine, MatchOf } from './line.ts'

interface Pair {
  readonly substances: readonly [SubstanceId, SubstanceId]
  readonly source: Source
}

/** Substances of which one lowers the uptake of the other if they are taken at the same time. */
export const PAIRS: readonly Pair[] = [
  {
    substances: ['iron', 'zinc'],
    source: {
      name: 'Whittaker, American Journal of Clinical Nutrition 68',
      year: 1998,
      doi: '10.1093/ajcn/68.2.442S',
    },
  },
  {
    substances: ['iron', 'calcium'],
    source: { name: 'Lim et al., Nutrients 5', year: 2013, doi: '10.3390/nu5083184' },
  },
  { substances: ['iron', 'egcg'], source: { name: 'Lim et al., Nutrients 5', year: 2013, doi: '10.3390/nu5083184' } },
]

/** The products taken at one time of day. */
export interface TimeOfDay {
  readonly time: string
  readonly lines: readonly Pick<IntakeLine, 'variantId' | 'language' | 'ingredients'>[]
}

/**
 * The pairs that products bring at the same time of day (intake.pairs-taken-apart). A pair inside one product alone is left
 * out, since no plan can take it apart.
 */
export function pairsApart(times: readonly TimeOfDay[], matchOf: MatchOf = matchName): Apart[] {
  return times.flatMap(({ time, lines }) => {
    const bringing = (substance: SubstanceId): number[] => [
      ...new Set(lines.filter((line) => brings(line, substance, matchOf)).map(({ variantId }) => variantId)),
    ]
    return PAIRS.flatMap(({ substances: [one, other], source }): Apart[] => {
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
