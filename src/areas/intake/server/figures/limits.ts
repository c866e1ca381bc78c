import { CHILDREN } from '#areas/intake/contract/groups.ts'
import type { FormId, SubstanceId } from '#areas/intake/contract/substances.ts'
import type { Group } from '#areas/intake/contract/groups.ts'

/** The source of a figure. `doi` is null for opinions without one and for laws. */
export interface Source {
  readonly name: string
  readonly year: number
  readonly doi: string | null
}

const efsa = (year: number, number: string): Source => ({
  name: 'EFSA',
  year,
  doi: `10.2903/j.efsa.${year}.${number}`,
})
const scf = (year: number): Source => ({ name: 'SCF', year, doi: null })

/** `upper`: tolerable upper intake level. `safe`: level of no concern where no upper level could be set. `law`: neither. */
export type LimitKind = 'upper' | 'safe' | 'law'

export interface Limit {
  readonly substance: SubstanceId
  /** The forms that count; null where all do. */
  readonly counts: readonly FormId[] | null
  readonly kind: LimitKind
  /** `below`: the amount itself is too much already. */
  readonly bound: 'at-most' | 'below'
  /** By group, in the unit of the substance. Left out where the source sets none. */
  readonly values: Readonly<Partial<Record<Group, number>>>
  /** Groups of children whose figure was compared with the source; no other is shown. */
  readonly compared: readonly Group[]
  readonly source: Source
}

type Values = Limit['values']

/** Figures of five ages, then of adults, in pregnancy and while breastfeeding. */
const steps = (children: readonly [number, number, number, number, number], adults: number): Values => ({
  '1-3': children[0],
  '4-6': children[1],
  '7-10': children[2],
  '11-14': children[3],
  '15-17': children[4],
  ...allAdults(adults),
})
const allAdults = (adult: number): Values => ({ adult, pregnant: adult, lactating: adult })
const without = (values: Values, ...groups: readonly Group[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([group]) => !groups.some((one) => one === group)))

/** The youngest and the oldest: their figures end the range that a source's abstract states. */
const ENDS: readonly Group[] = ['1-3', '15-17']
const NONE: readonly Group[] = []

/** Highest daily intakes (intake.figures-have-sources). */
export const LIMITS: readonly Limit[] = [
  {
    substance: 'vitamin-a',
    counts: ['retinol'],
    kind: 'upper',
    bound: 'at-most',
    values: steps([800, 1100, 1500, 2000, 2600], 3000),
    compared: ENDS,
    source: efsa(2024, '8814'),
  },
  {
    substance: 'vitamin-d',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([50, 50, 50, 100, 100], 100),
    compared: CHILDREN,
    source: efsa(2023, '8145'),
  },
  {
    substance: 'vitamin-e',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([100, 120, 160, 220, 260], 300),
    compared: CHILDREN,
    source: efsa(2024, '8953'),
  },
  {
    substance: 'vitamin-b6',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([3.2, 4.5, 6.1, 8.6, 10.7], 12),
    compared: ['1-3', '4-6', '7-10', '15-17'],
    source: efsa(2023, '8006'),
  },
  {
    substance: 'folate',
    counts: ['folic-acid', 'methylfolate'],
    kind: 'upper',
    bound: 'at-most',
    values: steps([200, 300, 400, 600, 800], 1000),
    compared: CHILDREN,
    source: efsa(2023, '8353'),
  },
  {
    substance: 'niacin',
    counts: ['nicotinic-acid'],
    kind: 'upper',
    bound: 'at-most',
    values: without(steps([2, 3, 4, 6, 8], 10), 'pregnant', 'lactating'),
    compared: NONE,
    source: scf(2002),
  },
  {
    substance: 'niacin',
    counts: ['nicotinamide'],
    kind: 'upper',
    bound: 'at-most',
    values: without(steps([150, 220, 350, 500, 700], 900), 'pregnant', 'lactating'),
    compared: NONE,
    source: scf(2002),
  },
  {
    substance: 'calcium',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: allAdults(2500),
    compared: NONE,
    source: efsa(2012, '2814'),
  },
  {
    substance: 'magnesium',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: without(steps([250, 250, 250, 250, 250], 250), '1-3'),
    compared: ['4-6', '7-10', '11-14', '15-17'],
    source: scf(2001),
  },
  {
    substance: 'iron',
    counts: null,
    kind: 'safe',
    bound: 'at-most',
    values: steps([10, 15, 20, 30, 35], 40),
    compared: ENDS,
    source: efsa(2024, '8819'),
  },
  {
    substance: 'zinc',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([7, 10, 13, 18, 22], 25),
    compared: NONE,
    source: scf(2003),
  },
  {
    substance: 'copper',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: without(steps([1, 2, 3, 4, 4], 5), 'pregnant', 'lactating'),
    compared: CHILDREN,
    source: scf(2003),
  },
  {
    substance: 'selenium',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([70, 95, 130, 180, 230], 255),
    compared: ENDS,
    source: efsa(2023, '7704'),
  },
  {
    substance: 'iodine',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([200, 250, 300, 450, 500], 600),
    compared: CHILDREN,
    source: scf(2002),
  },
  {
    substance: 'manganese',
    counts: null,
    kind: 'safe',
    bound: 'at-most',
    values: allAdults(8),
    compared: NONE,
    source: efsa(2023, '8413'),
  },
  {
    substance: 'molybdenum',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([100, 200, 250, 400, 500], 600),
    compared: CHILDREN,
    source: scf(2000),
  },
  {
    substance: 'boron',
    counts: null,
    kind: 'upper',
    bound: 'at-most',
    values: steps([3, 4, 5, 7, 9], 10),
    compared: CHILDREN,
    source: { name: 'EFSA', year: 2004, doi: null },
  },
  {
    substance: 'epa-dha',
    counts: null,
    kind: 'safe',
    bound: 'at-most',
    values: { adult: 5000 },
    compared: NONE,
    source: efsa(2012, '2815'),
  },
  {
    substance: 'caffeine',
    counts: null,
    kind: 'safe',
    bound: 'at-most',
    values: { adult: 400, pregnant: 200, lactating: 200 },
    compared: NONE,
    source: efsa(2015, '4102'),
  },
  {
    substance: 'egcg',
    counts: null,
    kind: 'law',
    bound: 'below',
    values: { adult: 800 },
    compared: NONE,
    source: { name: 'Regulation (EU) 2022/2340', year: 2022, doi: null },
  },
  {
    substance: 'monacolins',
    counts: null,
    kind: 'law',
    bound: 'below',
    values: { adult: 3 },
    compared: NONE,
    source: { name: 'Regulation (EU) 2022/860', year: 2022, doi: null },
  },
]

/**
 * A limit's figure for a group, in the unit of the substance; undefined where there is none, or none to be shown
 * (intake.children-see-compared-figures).
 */
export function figureOf({ values, compared }: Limit, group: Group): number | undefined {
  return CHILDREN.includes(group) && !compared.includes(group) ? undefined : values[group]
}

/** Advice of a source that stands beside a substance, whatever the amount. */
export type Note = 'retinol-pregnancy' | 'beta-carotene-smokers'
export const NOTES: readonly {
  readonly substance: SubstanceId
  readonly form: FormId
  readonly note: Note
  readonly source: Source
}[] = [
  { substance: 'vitamin-a', form: 'retinol', note: 'retinol-pregnancy', source: efsa(2024, '8814') },
  { substance: 'vitamin-a', form: 'beta-carotene', note: 'beta-carotene-smokers', source: efsa(2024, '8814') },
]
