import type { ChartGraph, State, Transition } from '../graph/chart-graph.ts'
import { depthsOf } from '../graph/nesting.ts'

/** A chart's states and transitions by their names. */
export interface ChartIndex {
  readonly states: ReadonlyMap<string, State>
  readonly transitions: ReadonlyMap<string, Transition>
  /** The number of states around each state. */
  readonly depths: ReadonlyMap<string, number>
}

const indexes = new WeakMap<ChartGraph, ChartIndex>()

/** Cached per graph. */
export function indexOf(graph: ChartGraph): ChartIndex {
  const known = indexes.get(graph)
  if (known) return known
  const index = {
    states: new Map(statesBelow(graph.root).map((state) => [state.id, state])),
    transitions: new Map(graph.transitions.map((transition) => [transition.key, transition])),
    depths: depthsOf(graph.root),
  }
  indexes.set(graph, index)
  return index
}

/** A state and all within it, outer before inner. */
export function statesBelow(state: State): readonly State[] {
  return [state, ...state.states.flatMap(statesBelow)]
}
