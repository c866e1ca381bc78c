import type { State } from './chart-graph.ts'

/** Whether a state lies within another, by their ids. */
export type IsWithin = (state: string, outer: string) => boolean

/** By the states themselves: an id says nothing of where its state lies, since a chart may give it another. */
export function nestingOf(root: State): IsWithin {
  const outers = new Map<string, ReadonlySet<string>>()
  const note = ({ id, states }: State, around: ReadonlySet<string>) => {
    outers.set(id, around)
    for (const child of states) note(child, new Set([...around, id]))
  }
  note(root, new Set())
  return (state, outer) => outers.get(state)?.has(outer) ?? false
}

/** How many states each state lies in. */
export function depthsOf(root: State): ReadonlyMap<string, number> {
  const below = (state: State, depth: number): readonly (readonly [string, number])[] => [
    [state.id, depth],
    ...state.states.flatMap((child) => below(child, depth + 1)),
  ]
  return new Map(below(root, 0))
}
