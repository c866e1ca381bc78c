import type { State } from '../../graph/chart-graph.ts'
import type { StateValue } from '../../trace/trace.ts'

/** The ids of all active states, outer before inner. */
export function activeStates(root: State, value: StateValue | undefined): ReadonlySet<string> {
  const below = (state: State, inner: StateValue | undefined): readonly string[] => [
    state.id,
    ...state.states.flatMap((child) => {
      if (typeof inner === 'string') return inner === child.name ? below(child, undefined) : []
      return inner && Object.hasOwn(inner, child.name) ? below(child, inner[child.name]) : []
    }),
  ]
  return new Set(below(root, value))
}
