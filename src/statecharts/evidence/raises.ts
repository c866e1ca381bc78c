import type { ChartGraph, Raises, State } from '../graph/chart-graph.ts'
import type { Coverage } from './coverage-file.ts'
import { holdersOf } from './holders.ts'

/**
 * The events that the actions of a chart raise, as its tests have seen them, in the order of their names; of actions of a shared
 * part as the tests have seen them that take it.
 *
 * @param all the coverage of every chart, by its id
 */
export function raisesOf(graph: ChartGraph, all: ReadonlyMap<string, Coverage>): Raises {
  const own = all.get(graph.id)
  if (!own) return {}
  const holders = new Set(Object.values(holdersOf(own, all)).flatMap((holder) => holder?.chart ?? []))
  const seen = Object.assign({}, ...[...holders, graph.id].map((id) => all.get(id)?.raises)) as Raises
  const names = new Set([...graph.transitions.flatMap(({ actions }) => actions), ...doneIn(graph.root)])
  return Object.fromEntries(
    Object.entries(seen)
      .filter(([action]) => names.has(action))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const doneIn = ({ entry, exit, states }: State): readonly string[] => [...entry, ...exit, ...states.flatMap(doneIn)]
