import { branchNames } from '../graph/branch-names.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { flowHash } from '../graph/graph-hash.ts'
import { fileOf, testName } from './test-name.ts'

/** One written browser test, and the keys of all transitions that its pages have taken. */
export interface WrittenTest {
  readonly file: string
  readonly title: string
  readonly taken: readonly string[]
}

/** As it is committed: for each transition, by the name of its branch, the tests that take it, by their places. */
export interface KeptWritten {
  readonly hash: string
  readonly tests: readonly string[]
  readonly transitions: Readonly<Record<string, readonly number[]>>
}

export interface Counting {
  /** The files whose tests were run: what is kept of them is replaced. */
  readonly files: readonly string[]
  readonly tests: readonly WrittenTest[]
  /** All files that were counted before are among them: nothing kept is older than this. */
  readonly isWhole: boolean
  readonly isThere: (file: string) => boolean
}

/** Of each file the test that takes a transition and fewest others is kept; undefined where nothing is to be. */
export function merged(
  last: KeptWritten | undefined,
  chart: ChartGraph,
  { files, tests, isWhole, isThere }: Counting,
): KeptWritten | undefined {
  const narrowFirst = tests.toSorted((a, b) => a.taken.length - b.taken.length)
  const isKept = (test: string) => isThere(fileOf(test)) && !files.includes(fileOf(test))
  const takers = new Map<string, readonly string[]>()
  for (const [key, name] of branchNames(chart)) {
    const before = last?.transitions[name]?.map((index) => last.tests[index] ?? '').filter(isKept) ?? []
    const byFile = new Map<string, string>()
    for (const { file, title, taken } of narrowFirst)
      if (!byFile.has(file) && taken.includes(key)) byFile.set(file, testName(file, title))
    const all = [...before, ...byFile.values()]
    if (all.length > 0) takers.set(name, all)
  }
  if (!last && takers.size === 0) return undefined
  const counts = new Map<string, number>()
  for (const test of [...takers.values()].flat()) counts.set(test, (counts.get(test) ?? 0) + 1)
  const names = [...counts.keys()].toSorted()
  const places = new Map(names.map((test, place) => [test, place]))
  const byWidth = (a: string, b: string) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1)
  return {
    hash: last && !isWhole ? last.hash : flowHash(chart),
    tests: names,
    transitions: Object.fromEntries(
      [...takers].map(([name, all]) => [name, all.toSorted(byWidth).map((test) => places.get(test) ?? -1)]),
    ),
  }
}
