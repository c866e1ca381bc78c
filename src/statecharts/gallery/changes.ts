import type { ChartGraph } from '../graph/chart-graph.ts'
import { diffGraphs } from '../reviews/diff-graphs.ts'

/** What differs between two versions of a chart: ids of states and keys of transitions. */
export interface Changes {
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** In both, but with other guards, actions, targets or words. */
  readonly changed: ReadonlySet<string>
}

export function changesBetween(before: ChartGraph, after: ChartGraph): Changes {
  const { states, transitions } = diffGraphs(before, after)
  return {
    added: new Set([...states.added, ...transitions.added]),
    removed: new Set([...states.removed, ...transitions.removed]),
    changed: new Set([...states.changed, ...transitions.changed]),
  }
}
