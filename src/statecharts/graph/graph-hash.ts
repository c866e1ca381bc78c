import { createHash } from 'node:crypto'

import { branchNames } from './branch-names.ts'
import { canonical } from './canonical.ts'
import type { ChartGraph, State } from './chart-graph.ts'

/** SHA-256 of a chart, in hexadecimal digits. Equal for equal charts, whatever the order of the fields of their parts. */
export function graphHash(graph: ChartGraph): string {
  return createHash('sha256').update(canonical(graph)).digest('hex')
}

/** The same of what a chart does alone, without its words and requirements: what was measured of it is of this. */
export function flowHash(graph: ChartGraph): string {
  const flow = [flowOf(graph.root), [...branchNames(graph).values()]]
  return createHash('sha256').update(canonical(flow)).digest('hex').slice(0, 16)
}

function flowOf({ id, kind, initial, history, entry, exit, invokes, states }: State): unknown {
  return [id, kind, initial, history, entry, exit, invokes, states.map(flowOf)]
}
