import type { LeftOutReason } from '#areas/import/contract/import-formats.ts'

import type { LeftOut, LineNote, LostField } from './report.ts'

/** Counts what of another shop's file does not become products. */
export interface Tally {
  /** Rows of a table, or items of a feed. */
  records: number
  readonly notes: LineNote[]
  leaveOut(reason: LeftOutReason): void
  /** A value for which the shop has no place. */
  lose(field: string): void
  leftOut(): LeftOut[]
  lost(): LostField[]
}

export function createTally(): Tally {
  const leftOut = new Map<LeftOutReason, number>()
  const lost = new Map<string, number>()
  const count = <Key>(counts: Map<Key, number>, key: Key): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    records: 0,
    notes: [],
    leaveOut: (reason) => {
      count(leftOut, reason)
    },
    lose: (field) => {
      count(lost, field)
    },
    leftOut: () => [...leftOut].map(([reason, times]) => ({ reason, count: times })),
    lost: () =>
      [...lost]
        .map(([field, times]) => ({ field, count: times }))
        .toSorted((a, b) => weightOf(b.field) - weightOf(a.field) || b.count - a.count),
  }
}

/** Lost prices and names weigh most (admin.import-is-looked-at). */
function weightOf(field: string): number {
  return /price|cost|sale|title|name/i.test(field) ? 1 : 0
}
