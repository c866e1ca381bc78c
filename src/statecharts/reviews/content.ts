import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { canonical } from '../graph/canonical.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import type { FieldChange } from './diff-graphs.ts'
import { valuesOf } from './values.ts'

/** All that a review is of: a chart as it is drawn, what it does, and the values by which it does so. */
export interface Content {
  readonly graph: ChartGraph
  /** The rows of its behaviour table; none for a chart without generated tests. */
  readonly behaviour: readonly string[]
  /** By file and name (valuesOf). */
  readonly values: Readonly<Record<string, string>>
}

export interface ContentChanges {
  readonly rows: { readonly added: readonly string[]; readonly removed: readonly string[] }
  readonly values: readonly FieldChange[]
}

/** @param file of the chart, relative to the root */
export function contentOf(root: string, graph: ChartGraph, file: string): Content {
  const table = join(root, 'tests/behaviour', `${graph.id}.md`)
  const lines = existsSync(table) ? readFileSync(table, 'utf8').split('\n') : []
  return { graph, behaviour: lines.filter((line) => line.startsWith('| ')), values: valuesOf(root, file) }
}

/** SHA-256, in hexadecimal digits. */
export function contentHash({ graph, behaviour, values }: Content): string {
  return createHash('sha256').update(canonical({ graph, behaviour, values })).digest('hex')
}

/** Changes besides those of the graph. */
export function contentChanges(before: Content, after: Content): ContentChanges {
  const [were, are] = [new Set(before.behaviour), new Set(after.behaviour)]
  const names = new Set([...Object.keys(before.values), ...Object.keys(after.values)])
  return {
    rows: {
      added: after.behaviour.filter((row) => !were.has(row)),
      removed: before.behaviour.filter((row) => !are.has(row)),
    },
    values: [...names].sort().flatMap((name) => {
      const [was, is] = [before.values[name] ?? 'none', after.values[name] ?? 'none']
      return was === is ? [] : [{ name, before: was, after: is }]
    }),
  }
}
