import type { EventRecord, Recorded } from '../../trace/trace.ts'
import type { LogRow } from '../log/rows.ts'

/** The lane of React and everything else outside the charts. */
export const OUTSIDE = ''

/** Equal events in a row, from one actor to another. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly event: EventRecord
  readonly count: number
  /** The `n` of the last of these events. */
  readonly last: number
}

export interface Bar {
  readonly lane: string
  /** The positions among the arrows at which it begins and ends. */
  readonly from: number
  readonly to: number
}

export interface Sequence {
  /** Ordered by first appearance. */
  readonly lanes: readonly string[]
  readonly arrows: readonly Arrow[]
  readonly bars: readonly Bar[]
}

/** The events of a log as arrows between actors. */
export function sequenceOf(rows: readonly LogRow[], records: readonly Recorded[]): Sequence {
  const arrows: Arrow[] = []
  for (const { record } of rows) {
    if (record.kind !== 'event') continue
    const from = record.source ?? OUTSIDE
    const before = arrows.at(-1)
    if (before && before.from === from && before.to === record.actor && before.event.event.type === record.event.type) {
      arrows[arrows.length - 1] = { ...before, count: before.count + 1, last: record.n }
    } else {
      arrows.push({ from, to: record.actor, event: record, count: 1, last: record.n })
    }
  }
  const lanes = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))]
  return { lanes, arrows, bars: barsOf(new Set(lanes), arrows, records) }
}

/** Bars for the time that each invoked actor ran, in positions among the arrows. */
function barsOf(lanes: ReadonlySet<string>, arrows: readonly Arrow[], records: readonly Recorded[]): readonly Bar[] {
  const ends = new Map(records.flatMap((record) => (record.kind === 'stop' ? [[record.actor, record.n] as const] : [])))
  return records.flatMap((record) => {
    if (record.kind !== 'actor' || record.src === undefined || !lanes.has(record.actor)) return []
    const end = ends.get(record.actor)
    const to = end === undefined ? arrows.length : placeOf(arrows, end)
    return [{ lane: record.actor, from: placeOf(arrows, record.n), to }]
  })
}

/** Returns the number of arrows before a record. */
export function placeOf(arrows: readonly Arrow[], n: number): number {
  let [low, high] = [0, arrows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((arrows[middle]?.event.n ?? Infinity) < n) low = middle + 1
    else high = middle
  }
  return low
}
