import { createHash } from 'node:crypto'

import { canonical } from './canonical.ts'
import type { ChartGraph } from './chart-graph.ts'

/** SHA-256 of a chart, in hexadecimal digits. Equal for equal charts, whatever the order of the fields of their parts. */
export function graphHash(graph: ChartGraph): string {
  return createHash('sha256').update(canonical(graph)).digest('hex')
}
