import type { ChartGraph, State } from '../graph/chart-graph.ts'

/** The innermost state that a chart begins in; of states that are active together the first. */
export function startOf(state: State): State {
  const next = state.kind === 'parallel' ? state.states[0] : state.states.find(({ id }) => id === state.initial)
  return next ? startOf(next) : state
}

/** The other states at the ends of a state's transitions. */
export function neighboursOf({ transitions }: ChartGraph, state: string): readonly string[] {
  const ends = transitions.map(({ source, targets }) => [source, ...targets])
  return [...new Set(ends.filter((all) => all.includes(state)).flat())].filter((one) => one !== state)
}
