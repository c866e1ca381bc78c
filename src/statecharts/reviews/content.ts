import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { canonical } from '../graph/canonical.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { behaviourFile } from '../graph/chart-tests.ts'
import { codeOf } from './code.ts'
import type { FieldChange } from './diff-graphs.ts'

/** All that a review is of: a chart as it is drawn, what it does, and the code by which it does so. */
export interface Content {
  readonly graph: ChartGraph
  /** The rows of its behaviour table; none for a chart without generated tests. */
  readonly behaviour: readonly string[]
  /** By file and name (codeOf). */
  readonly code: Readonly<Record<string, string>>
}

export interface ContentChanges {
  readonly rows: { readonly added: readonly string[]; readonly removed: readonly string[] }
  readonly code: readonly FieldChange[]
}

/** @param file of the chart, relative to the root */
export async function contentOf(root: string, graph: ChartGraph, file: string): Promise<Content> {
  const table = join(root, behaviourFile(root, graph.id))
  const lines = existsSync(table) ? readFileSync(table, 'utf8').split('\n') : []
  return { graph, behaviour: lines.filter((line) => line.startsWith('| ')), code: await codeOf(root, file) }
}

/** SHA-256, in hexadecimal digits. */
export function contentHash({ graph, behaviour, code }: Content): string {
  return createHash('sha256').update(canonical({ graph, behaviour, code })).digest('hex')
}

/** Changes besides those of the graph. */
export function contentChanges(before: Content, after: Content): ContentChanges {
  const [were, are] = [new Set(before.behaviour), new Set(after.behaviour)]
  const names = new Set([...Object.keys(before.code), ...Object.keys(after.code)])
  return {
    rows: {
      added: after.behaviour.filter((row) => !were.has(row)),
      removed: before.behaviour.filter((row) => !are.has(row)),
    },
    code: [...names].sort().flatMap((name) => {
      const [was, is] = [before.code[name] ?? 'none', after.code[name] ?? 'none']
      return was === is ? [] : [{ name, before: was, after: is }]
    }),
  }
}
