import type { Recorded } from '../../trace/trace.ts'
import type { Filter } from './filter.ts'
import { nameOf, namesOf, type Names } from './names.ts'
import { BY_HAND, kindWords, wordsOf } from './words.ts'

export interface LogRow {
  readonly record: Recorded
  /** The `n` of the event that it follows from; its own where it follows from none. */
  readonly group: number
  readonly isHead: boolean
}

const groups = new WeakMap<readonly Recorded[], readonly LogRow[]>()

/** All records, each event followed by what came of it. */
export function grouped(records: readonly Recorded[]): readonly LogRow[] {
  const known = groups.get(records)
  if (known) return known
  const byGroup = new Map<number, LogRow[]>()
  const lastEvent = new Map<string, number>()
  for (const record of records) {
    if (record.kind === 'event') lastEvent.set(record.actor, record.n)
    const cause = causeOf(record, lastEvent)
    const group = cause !== undefined && byGroup.has(cause) ? cause : record.n
    const row = { record, group, isHead: group === record.n }
    const rows = byGroup.get(group)
    if (rows) rows.push(row)
    else byGroup.set(group, [row])
  }
  const rows = [...byGroup.values()].flat()
  groups.set(records, rows)
  return rows
}

function causeOf(record: Recorded, lastEvent: ReadonlyMap<string, number>): number | undefined {
  switch (record.kind) {
    case 'event':
      return record.n
    case 'step':
    case 'ignored':
      return record.cause
    case 'action':
      return record.cause ?? lastEvent.get(record.actor)
    case 'actor':
      return record.parent === undefined ? undefined : lastEvent.get(record.parent)
    case 'timer':
    case 'stop':
      break
  }
  return lastEvent.get(record.actor)
}

/** The rows that a filter lets through. An event that was ignored counts as ignored too. */
export function logRows(records: readonly Recorded[], filter: Filter, actor: string | null): readonly LogRow[] {
  const names = namesOf(records)
  const kinds = new Set(filter.kinds)
  const text = filter.text.trim().toLowerCase()
  return grouped(records).filter(
    ({ record }) =>
      kinds.has(record.kind) &&
      (!filter.isActorOnly || actor === null || concerns(record, actor)) &&
      (text === '' || says(record, names).includes(text)),
  )
}

function concerns(record: Recorded, actor: string): boolean {
  return record.actor === actor || (record.kind === 'event' && record.source === actor)
}

const said = new WeakMap<Recorded, string>()

/** All that a record can be found by, in lower case. */
function says(record: Recorded, names: Names): string {
  const known = said.get(record)
  if (known !== undefined) return known
  const more = record.kind === 'step' ? record.transitions.join(' ') : ''
  const source = record.kind === 'event' ? `from ${nameOf(names, record.source)}` : ''
  const hand = record.kind === 'event' && record.isByHand ? BY_HAND : ''
  const line = [nameOf(names, record.actor), kindWords(record.kind), wordsOf(record), source, hand, more]
  const words = line.filter(Boolean).join(' ').toLowerCase()
  said.set(record, words)
  return words
}
