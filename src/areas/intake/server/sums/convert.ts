import { SUBSTANCES } from '#areas/intake/contract/substances.ts'
import type { SubstanceId } from '#areas/intake/contract/substances.ts'
import type { UnknownReason } from '#areas/intake/contract/sums.ts'

import { DFE_OF_FOLIC_ACID, IU, OF_FORM } from '../figures/conversions.ts'
import type { Match } from '../names/match.ts'
import { readUnit } from './unit.ts'
import type { Unit } from './unit.ts'

/** An amount in the substance's own unit, or why there is none. */
export type Converted =
  | { readonly amount: number }
  | { readonly reason: Extract<UnknownReason, 'amount' | 'unit' | 'form' | 'compound'> }

/** The equivalents in which labels give a substance, beside plain mass. */
const EQUIVALENTS: Readonly<Partial<Record<SubstanceId, readonly (Unit & { kind: 'mass' })['of'][]>>> = {
  'vitamin-a': ['RE', 'RAE'],
  'vitamin-d': ['VDE'],
  'vitamin-e': ['TE'],
  folate: ['DFE'],
  niacin: ['NE'],
}

/** Micrograms of the substance in one of the unit. */
function factorOf({ substance, form, given }: Match, unit: Unit): number | Exclude<Converted, { amount: number }> {
  if (unit.kind === 'IU') {
    const rates = IU[substance]
    if (rates === undefined) return { reason: 'unit' }
    if (form === null) return rates.any ?? { reason: 'form' }
    // The rate for all forms is that of D2 and D3; calcidiol is not given in international units.
    return rates[form] ?? (form === 'calcidiol' ? { reason: 'unit' } : (rates.any ?? { reason: 'unit' }))
  }
  const { micrograms, of } = unit
  if (given === 'compound') return { reason: 'compound' }
  if (of === null) return micrograms * (given === 'form' && form !== null ? (OF_FORM[form] ?? 1) : 1)
  if (!EQUIVALENTS[substance]?.includes(of)) return { reason: 'unit' }
  if (of === 'RAE' && form !== 'retinol') return { reason: form === null ? 'form' : 'unit' }
  if (of === 'DFE') {
    if (form === 'folic-acid') return micrograms / DFE_OF_FOLIC_ACID
    return form === 'food-folate' ? micrograms : { reason: form === null ? 'form' : 'unit' }
  }
  return micrograms
}

/** No label says more of anything, in any unit. */
const MOST = 1e12

/** Converts what a label says to the unit of the substance (intake.converts-by-data). */
export function convert(match: Match, amount: number | null, unitText: string | null): Converted {
  if (amount === null || !(amount >= 0 && amount <= MOST)) return { reason: 'amount' }
  if (unitText === null || unitText.trim() === '') return { reason: 'unit' }
  const unit = readUnit(unitText)
  if (unit === undefined) return { reason: 'unit' }
  const factor = factorOf(match, unit)
  if (typeof factor !== 'number') return factor
  return { amount: (amount * factor) / (SUBSTANCES[match.substance] === 'mg' ? 1000 : 1) }
}
