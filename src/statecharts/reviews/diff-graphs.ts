import { canonical } from '../graph/canonical.ts'
import type { ChartGraph, State, Transition } from '../graph/chart-graph.ts'

/** What differs between two charts: ids of states, keys of transitions. */
export interface GraphDiff {
  readonly states: Changes
  readonly transitions: Changes
}

export interface Changes {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Those that are in both, with another content. A state's content is without the states within it. */
  readonly changed: readonly string[]
}

/** What has become of a chart since it was reviewed. Each list has the order of its chart. */
export function diffGraphs(before: ChartGraph, after: ChartGraph): GraphDiff {
  return {
    states: changesOf(statesOf(before), statesOf(after)),
    transitions: changesOf(transitionsOf(before), transitionsOf(after)),
  }
}

function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Changes {
  return {
    added: [...after.keys()].filter((key) => !before.has(key)),
    removed: [...before.keys()].filter((key) => !after.has(key)),
    changed: [...after].filter(([key, now]) => (before.get(key) ?? now) !== now).map(([key]) => key),
  }
}

function statesOf(chart: ChartGraph): ReadonlyMap<string, string> {
  const all = (state: State): readonly State[] => [state, ...state.states.flatMap(all)]
  return new Map(all(chart.root).map(({ states: _, ...own }) => [own.id, canonical(own)]))
}

function transitionsOf({ transitions }: ChartGraph): ReadonlyMap<string, string> {
  return new Map(transitions.map((one: Transition) => [one.key, canonical(one)]))
}
