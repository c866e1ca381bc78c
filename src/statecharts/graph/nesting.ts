import type { State } from './chart-graph.ts'

/** True if a state lies within another; both are ids. */
export type IsWithin = (state: string, outer: string) => boolean

/** Looks at the states themselves: an id does not show where its state lies, since a chart may set ids of its own. */
export function nestingOf(root: State): IsWithin {
  const outers = new Map<string, ReadonlySet<string>>()
  const note = ({ id, states }: State, around: ReadonlySet<string>) => {
    outers.set(id, around)
    for (const child of states) note(child, new Set([...around, id]))
  }
  note(root, new Set())
  return (state, outer) => outers.get(state)?.has(outer) ?? false
}

/** Returns the number of states around each state. */
export function depthsOf(root: State): ReadonlyMap<string, number> {
  const below = (state: State, depth: number): readonly (readonly [string, number])[] => [
    [state.id, depth],
    ...state.states.flatMap((child) => below(child, depth + 1)),
  ]
  return new Map(below(root, 0))
}
