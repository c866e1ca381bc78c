import type { State } from '../graph/chart-graph.ts'

/** The innermost state that a chart begins in; of states that are active together the first. */
export function startOf(state: State): State {
  const next = state.kind === 'parallel' ? state.states[0] : state.states.find(({ id }) => id === state.initial)
  return next ? startOf(next) : state
}
