import type { DrawnChart } from '../gallery-data.ts'
import type { Transition } from '../graph/chart-graph.ts'
import { statesBelow } from '../paint/chart-index.ts'
import { groupBy } from './group-by.ts'

export type ReviewMark = 'reviewed' | 'stale' | 'never'

export function reviewMark({ hash, review }: DrawnChart): ReviewMark {
  if (!review) return 'never'
  return review.hash === hash ? 'reviewed' : 'stale'
}

export const stateCount = ({ graph }: DrawnChart) => statesBelow(graph.root).length

/** The transitions that the chart's own tests must take. */
export function ownTransitions({ graph, evidence: { shared } }: DrawnChart): readonly Transition[] {
  return graph.transitions.filter(({ key }) => !(key in shared))
}

/** The number of own transitions taken; undefined if nothing was measured. */
export function takenCount(chart: DrawnChart, by: 'actor' | 'browser'): number | undefined {
  const counts = by === 'actor' ? chart.evidence.actor : inBrowser(chart)
  return counts && ownTransitions(chart).filter(({ key }) => (counts[key] ?? 0) > 0).length
}

/** The number of browser walks through each transition, without unknown ones; undefined if nothing was measured. */
export function inBrowser({ graph, evidence: { browser } }: DrawnChart): Readonly<Record<string, number>> | undefined {
  if (!browser) return undefined
  return Object.fromEntries(
    graph.transitions.flatMap(({ key }) => {
      const count = browser[key]
      return count === undefined ? [] : [[key, count]]
    }),
  )
}

/** The transitions that only the long run takes in a browser. */
export function ofLongRun(chart: DrawnChart): readonly Transition[] {
  if (!chart.evidence.walksOfLongRun) return []
  const counts = inBrowser(chart) ?? {}
  return ownTransitions(chart).filter(({ key }) => (counts[key] ?? 0) > 0)
}

/** Such as `92 %`; never rounded up to all. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '100 %' : `${Math.floor((part / whole) * 100)} %`
}

/** The folder of a chart below machines/ or tests/models/. */
export function folderOf({ file }: DrawnChart): string {
  return file.replace(/^(machines|tests\/models)\//, '').replace(/\/[^/]*$/, '')
}

/** Charts by folder, both in alphabetical order. */
export function byFolder(charts: readonly DrawnChart[]): readonly (readonly [string, readonly DrawnChart[]])[] {
  const groups = groupBy(charts, folderOf)
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b))
}
