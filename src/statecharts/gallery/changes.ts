import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { indexOf } from '../paint/chart-index.ts'

/** What differs between two versions of a chart: ids of states and keys of transitions. */
export interface Changes {
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** In both, but with other guards, actions, targets or words. */
  readonly changed: ReadonlySet<string>
}

export function changesBetween(before: ChartGraph, after: ChartGraph): Changes {
  const old = partsOf(before)
  const now = partsOf(after)
  return {
    added: new Set([...now.keys()].filter((part) => !old.has(part))),
    removed: new Set([...old.keys()].filter((part) => !now.has(part))),
    changed: new Set([...now].filter(([part, text]) => old.has(part) && old.get(part) !== text).map(([part]) => part)),
  }
}

/** Every state and transition with all that it says, as comparable text. */
function partsOf(graph: ChartGraph): ReadonlyMap<string, string> {
  const { states, transitions } = indexOf(graph)
  const own = ({ states: _, ...rest }: State) => JSON.stringify(rest)
  return new Map([
    ...[...states].map(([id, state]) => [id, own(state)] as const),
    ...[...transitions].map(([key, transition]) => [key, JSON.stringify(transition)] as const),
  ])
}
