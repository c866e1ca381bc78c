import { SUBSTANCES, SUBSTANCE_IDS } from '#areas/intake/contract/substances.ts'
import { CHILDREN } from '#areas/intake/contract/groups.ts'
import type { SubstanceId } from '#areas/intake/contract/substances.ts'
import type { Group } from '#areas/intake/contract/groups.ts'
import type { HighestIntake, IntakeRow, IntakeSums } from '#areas/intake/contract/sums.ts'

import { figureOf, LIMITS, NOTES } from '../figures/limits.ts'
import { REFERENCE_SOURCE, REFERENCE_VALUES } from '../figures/reference-values.ts'
import { matchName } from '../names/match.ts'
import { intakeOfLine, sumOf } from './line.ts'
import type { IntakeLine, MatchOf, Portion } from './line.ts'

/** The sums alone: which products are taken at the same time is not known here. */
export type Sums = Omit<IntakeSums, 'apart' | 'is_told' | 'elsewhere'>

interface Share {
  readonly line: IntakeLine
  readonly portions: readonly Portion[]
}

/**
 * The daily amounts over some products, by substance, beside reference values and highest intakes for a group, and all that is
 * not known (intake.adds-up, intake.unknown-is-never-guessed). `matchOf` says what an ingredient is; by default the table does.
 */
export function sumIntake(lines: readonly IntakeLine[], group: Group, matchOf: MatchOf = matchName): Sums {
  const read = lines.map((line) => ({ line, ...intakeOfLine(line, matchOf) }))
  const rows = SUBSTANCE_IDS.flatMap((substance) => {
    const shares = read.flatMap(({ line, portions }): Share[] => {
      const own = portions.filter((portion) => portion.substance === substance)
      return own.length === 0 ? [] : [{ line, portions: own }]
    })
    return shares.length === 0 ? [] : [rowOf(substance, shares, group)]
  })
  return {
    group,
    rows,
    unknown: read.flatMap(({ unknown }) => unknown),
    asks_a_doctor: group !== 'adult' || rows.some(({ is_over }) => is_over),
  }
}

function rowOf(substance: SubstanceId, shares: readonly Share[], group: Group): IntakeRow {
  const portions = shares.flatMap((share) => share.portions)
  const total = sumOf(portions)
  const highest = highestOf(substance, portions, group)
  const figure = CHILDREN.includes(group) ? undefined : REFERENCE_VALUES[substance]
  return {
    substance,
    unit: SUBSTANCES[substance],
    total,
    shares: shares.map(({ line, portions: own }) => ({
      variant_id: line.variantId,
      name: line.name,
      amount: sumOf(own),
    })),
    reference:
      figure === undefined ? null : { figure, percent: (total / figure) * 100, source: { ...REFERENCE_SOURCE } },
    highest,
    is_over: highest.some(({ is_over }) => is_over),
    notes: NOTES.filter(
      (note) => note.substance === substance && portions.some(({ form, amount }) => form === note.form && amount > 0),
    ).map(({ note, source }) => ({ note, source: { ...source } })),
  }
}

/** Figures beside the amounts that count towards them (intake.forms-decide). */
function highestOf(substance: SubstanceId, portions: readonly Portion[], group: Group): HighestIntake[] {
  return LIMITS.flatMap((limit): HighestIntake[] => {
    const figure = limit.substance === substance ? figureOf(limit, group) : undefined
    if (figure === undefined) return []
    const { counts, bound, kind, source } = limit
    const counting = portions.filter(({ form }) => counts === null || (form !== null && counts.includes(form)))
    const open = counts === null ? [] : portions.filter(({ form }) => form === null)
    const isPast = (amount: number): boolean => (bound === 'below' ? amount >= figure : amount > figure)
    const counted = sumOf(counting)
    return [
      {
        of: counts === null ? null : [...counts],
        figure,
        bound,
        kind,
        counted,
        unspecified: sumOf(open),
        is_over: isPast(counted),
        may_be_over: isPast(sumOf([...counting, ...open])),
        source: { ...source },
      },
    ]
  })
}
