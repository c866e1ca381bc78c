import { createHash } from 'node:crypto'

import type { ChartGraph } from './chart-graph.ts'

/** SHA-256 of a chart, in hexadecimal digits. Equal for equal charts, whatever the order of the fields of their parts. */
export function graphHash(graph: ChartGraph): string {
  return createHash('sha256').update(canonical(graph)).digest('hex')
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
