import type { GalleryData } from '../gallery-data.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { indexOf } from '../paint/chart-index.ts'
import { invokeKey } from '../paint/marks.ts'

/** The charts that a chart starts, by the keys of its invokes. */
export function startedBy(graph: ChartGraph, { messages }: GalleryData): ReadonlyMap<string, string> {
  const starts = messages.filter(({ from, kind }) => from === graph.id && kind === 'starts')
  const charts = new Map(starts.map(({ event, to }) => [event, to]))
  return new Map(
    [...indexOf(graph).states.values()].flatMap(({ id: state, invokes }) =>
      invokes.flatMap(({ id, src }) => {
        const chart = charts.get(src)
        return chart === undefined ? [] : [[invokeKey(state, id), chart] as const]
      }),
    ),
  )
}
