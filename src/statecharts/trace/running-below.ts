import type { ActorRecord, Recorded } from './trace.ts'

/** The actors that ran below one already when its recording began. */
export function runningBelow(records: readonly Recorded[], actor: string): readonly ActorRecord[] {
  const first = records.find((one) => one.kind === 'event' && one.actor === actor)?.n ?? Infinity
  return records.filter(
    (one): one is ActorRecord => one.kind === 'actor' && one.parent === actor && one.resumed === true && one.n < first,
  )
}
