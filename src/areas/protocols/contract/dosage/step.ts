import type { Clause } from './clause.ts'
import type { Dosage, DoseUnit, Intake } from './dosage.ts'

/** A step as it was typed, with what holds for the whole dosage in the end. */
export interface TypedStep {
  readonly intakes: readonly Intake[]
  readonly days: number | null
  readonly said: Said
}

/** Said in a part of a text besides its intakes; undefined where it isn't. */
export interface Said {
  readonly units: readonly DoseUnit[]
  readonly food?: Dosage['food']
  readonly rhythm?: Dosage['rhythm']
  readonly from?: string
  readonly until?: string
}

type Kind = Clause['kind']
type Of<K extends Kind> = Extract<Clause, { readonly kind: K }>

const ofKind = <K extends Kind>(clauses: readonly Clause[], kind: K): readonly Of<K>[] =>
  clauses.filter((one): one is Of<K> => one.kind === kind)

/** Without a time named, so many times a day are at these. */
const TIMES: Readonly<Record<number, readonly Intake['at'][]>> = {
  1: [null],
  2: ['breakfast', 'dinner'],
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'lunch', 'dinner', 'bed'],
}

const MEALS: readonly Intake['at'][] = ['breakfast', 'lunch', 'dinner']

const IS_SAID: readonly Kind[] = ['food', 'rhythm', 'daily', 'length', 'from', 'until']

/** All that clauses say besides intakes, or null where they contradict themselves. */
export function saidIn(clauses: readonly Clause[]): Said | null {
  const foods = new Set(ofKind(clauses, 'food').map(({ food }) => food))
  const rhythms = ofKind(clauses, 'rhythm')
  const [from, ...froms] = ofKind(clauses, 'from')
  const [until, ...untils] = ofKind(clauses, 'until')
  if (foods.size > 1 || rhythms.length > 1 || froms.length > 0 || untils.length > 0) return null
  const [food] = foods
  const rhythm = rhythms[0]?.rhythm ?? (ofKind(clauses, 'daily').length > 0 ? null : undefined)
  return {
    units: ofKind(clauses, 'unit').map(({ unit }) => unit),
    ...(food && { food }),
    ...(rhythm !== undefined && { rhythm }),
    ...(from && { from: from.day }),
    ...(until && { until: until.day }),
  }
}

/** The step that clauses tell, or null where they tell none or leave a doubt (dosage.unknown-words-give-nothing). */
export function stepOf(clauses: readonly Clause[]): TypedStep | null {
  const said = saidIn(clauses)
  const intakes = said && intakesIn(clauses)
  const lengths = ofKind(clauses, 'length')
  if (!intakes || lengths.length > 1 || !isInPlace(clauses) || !isForAll(clauses, intakes)) return null
  return { intakes, days: lengths[0]?.days ?? null, said }
}

/** Between several amounts it would be open to which of them something belongs. */
function isInPlace(clauses: readonly Clause[]): boolean {
  if (ofKind(clauses, 'amount').length < 2) return true
  const first = clauses.findIndex(({ kind }) => kind === 'amount' || kind === 'at')
  const last = clauses.findLastIndex(({ kind }) => kind === 'amount')
  return !clauses.slice(first, last).some((one) => IS_SAID.includes(one.kind) && !(one.kind === 'food' && one.isOfMeal))
}

/** Food that was named with a meal holds for all intakes only where all are at meals. */
const isForAll = (clauses: readonly Clause[], intakes: readonly Intake[]) =>
  !ofKind(clauses, 'food').some(({ isOfMeal }) => isOfMeal) || intakes.every(({ at }) => MEALS.includes(at))

function intakesIn(clauses: readonly Clause[]): readonly Intake[] | null {
  const schemes = ofKind(clauses, 'scheme')
  const amounts = ofKind(clauses, 'amount')
  const ats = ofKind(clauses, 'at')
  const [times, ...more] = ofKind(clauses, 'times')
  if (more.length > 0 || !areTimesOfDay(clauses)) return null
  const [scheme] = schemes
  if (scheme) return schemes.length + amounts.length + ats.length > 1 || times ? null : scheme.intakes
  if (amounts.length > 1) return times ? null : severalIn(clauses)
  const amount = amounts[0]?.amount ?? (times ? 1 : null)
  if (amount === null) return null
  if (ats.length === 0) return (TIMES[times?.times ?? 1] ?? null)?.map((at) => ({ at, amount })) ?? null
  if (times && times.times !== ats.length) return null
  return isOneEach(clauses, amount) && isOneOrder(clauses) ? ats.map(({ at }) => ({ at, amount })) : null
}

/** '3x' on some days only might be three times a week: 'a day' must be said then. */
function areTimesOfDay(clauses: readonly Clause[]): boolean {
  const [times] = ofKind(clauses, 'times')
  const isDaily = ofKind(clauses, 'daily').length > 0
  const isOnSomeDays = ofKind(clauses, 'rhythm').length > 0
  if (!isOnSomeDays) return true
  return times && times.times > 1 ? isDaily : !isDaily
}

/** '2 capsules daily at breakfast and dinner' may be two or four a day. */
function isOneEach(clauses: readonly Clause[], amount: number): boolean {
  const isCountedByDay = ofKind(clauses, 'daily').length > 0 && ofKind(clauses, 'times').length === 0
  return amount === 1 || !isCountedByDay || ofKind(clauses, 'at').length < 2
}

/** All times stand on one side of the amount. */
function isOneOrder(clauses: readonly Clause[]): boolean {
  const order = clauses.filter(({ kind }) => kind === 'amount' || kind === 'at').map(({ kind }) => kind)
  return order.lastIndexOf('at') < order.indexOf('amount') || order.indexOf('at') > order.lastIndexOf('amount')
}

/** Amounts each with its times after it, or each with its times before it: what comes first says which. */
function severalIn(clauses: readonly Clause[]): readonly Intake[] | null {
  const parts = clauses.filter((one): one is Of<'amount'> | Of<'at'> => one.kind === 'amount' || one.kind === 'at')
  const ordered = parts[0]?.kind === 'amount' ? parts : parts.toReversed()
  const intakes: Intake[] = []
  let amount = 0
  let isTimed = true
  for (const one of ordered) {
    if (one.kind === 'at') intakes.push({ at: one.at, amount })
    else if (isTimed) amount = one.amount
    else return null
    isTimed = one.kind === 'at'
  }
  if (!isTimed || ordered[0]?.kind !== 'amount') return null
  return parts[0]?.kind === 'amount' ? intakes : intakes.toReversed()
}
