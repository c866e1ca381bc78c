import type { Clause } from './clause.ts'
import { isDayTime, type DayTime, type Intake } from './dosage.ts'

type At = Extract<Clause, { readonly kind: 'at' }>

/** The hours that go by a time of day, and those of a twelve-hour clock that do. */
const HOURS: Readonly<
  Record<DayTime, { readonly of24: readonly [number, number]; readonly of12?: readonly [number, number] }>
> = {
  rising: { of24: [3, 11] },
  breakfast: { of24: [3, 11] },
  lunch: { of24: [11, 14], of12: [1, 2] },
  dinner: { of24: [16, 23], of12: [4, 11] },
  bed: { of24: [19, 23], of12: [7, 11] },
}

/** Times of day that go together, so that two of them side by side may mean one intake or two. */
const NEAR: readonly (readonly Intake['at'][])[] = [
  ['rising', 'breakfast'],
  ['dinner', 'bed'],
]

const HALF_DAY = 12
const within = (hour: number, [least, most]: readonly [number, number]) => hour >= least && hour <= most

/** 'Eight in the evening' as '20:00', or null where the hour isn't of that time. */
function hourOf(time: DayTime, clock: string): string | null {
  const hour = Number(clock.slice(0, 2))
  const { of24, of12 } = HOURS[time]
  if (within(hour, of24)) return clock
  return of12 && within(hour, of12) ? `${hour + HALF_DAY}${clock.slice(2)}` : null
}

/** The times of a run without a sign or a word between them, or null where it is open how many they are. */
function timesOf(run: readonly Intake['at'][]): readonly Intake['at'][] | null {
  const clocks = run.filter((at): at is string => at !== null && !isDayTime(at))
  if (clocks.length > 0 && clocks.length < run.length) {
    const named = run.find(isDayTime)
    const hour = run.length === 2 && named && clocks[0] ? hourOf(named, clocks[0]) : null
    return hour === null ? null : [hour]
  }
  const distinct = [...new Set(run)]
  return NEAR.some((times) => times.every((time) => distinct.includes(time))) ? null : distinct
}

const asAt = (at: Intake['at']): At => ({ kind: 'at', at })

const PARTS: readonly Clause['kind'][] = ['amount', 'and', 'joint', 'break', 'then', 'scheme']

/** Clauses in which 'in the morning at breakfast' and '8 in the evening' are one time each; null where that is open. */
export function withOneTimeEach(clauses: readonly Clause[]): readonly Clause[] | null {
  const runs = clauses.reduce<Clause[][]>(
    (before, one) => {
      if (PARTS.includes(one.kind)) before.push([one], [])
      else before.at(-1)?.push(one)
      return before
    },
    [[]],
  )
  const merged = runs.map((run): readonly Clause[] | null => {
    const ats = run.filter((one): one is At => one.kind === 'at').map(({ at }) => at)
    const times = timesOf(ats)
    const first = run.findIndex(({ kind }) => kind === 'at')
    return (
      times &&
      run.flatMap((one, index): readonly Clause[] =>
        one.kind !== 'at' ? [one] : index === first ? times.map(asAt) : [],
      )
    )
  })
  return merged.some((run) => run === null) ? null : merged.flatMap((run) => run ?? [])
}
