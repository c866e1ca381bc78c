import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { branchNames } from '../graph/branch-names.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { flowHash } from '../graph/graph-hash.ts'
import { merged, type KeptWritten, type WrittenTest } from './merge-written.ts'
import { fileOf, titleOf } from './test-name.ts'

/** The browser tests, relative to the root. */
export const BROWSER_TESTS = 'tests/browser'
const FOLDER = 'tests/coverage/written'
/** The files of tests that were counted, each with the hash of what it was then. */
const COUNTED = 'counted.json'

/** The transitions of a chart that written browser tests take. */
export interface Written {
  /** Some of it was measured on a chart that does something else. */
  readonly isStale: boolean
  /** By the keys of transitions: the test of each file that takes fewest, as `cart.spec.ts: title`, the narrowest first. */
  readonly tests: Readonly<Record<string, readonly string[]>>
}

/** The files of written browser tests, by name. */
export function writtenFiles(root: string): readonly string[] {
  const folder = join(root, BROWSER_TESTS)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts') && !name.includes('.generated.'))
    .toSorted()
}

/**
 * Of a chart that no written test takes, nothing; undefined while no file of tests was counted. Of a file that has changed since
 * the tests that still have their titles are kept.
 */
export function readWritten(root: string, chart: ChartGraph): Written | undefined {
  const counted = countedFiles(root)
  if (counted.size === 0) return undefined
  const kept = keptOf(root, chart.id)
  if (!kept) return { isStale: false, tests: {} }
  const isThere = kept.tests.map((test) => isTest(root, test, counted))
  const names = [...branchNames(chart)]
  return {
    isStale: kept.hash !== flowHash(chart),
    tests: Object.fromEntries(
      names.flatMap(([key, name]) => {
        const places = kept.transitions[name]?.filter((index) => isThere[index]) ?? []
        return places.length > 0 ? [[key, places.map((index) => kept.tests[index] ?? '')]] : []
      }),
    ),
  }
}

/** True where the file of a test is as it was counted, or still has the words of its title. */
function isTest(root: string, test: string, counted: ReadonlyMap<string, string>): boolean {
  const file = fileOf(test)
  if (!existsSync(join(root, BROWSER_TESTS, file))) return false
  if (counted.get(file) === hashOf(root, file)) return true
  const text = readFileSync(join(root, BROWSER_TESTS, file), 'utf8')
  return titleOf(test)
    .split(' › ')
    .every((part) => text.includes(part))
}

/** The files of written tests that were never counted, or have changed since. */
export function uncountedFiles(root: string): readonly string[] {
  const counted = countedFiles(root)
  return writtenFiles(root).filter((file) => counted.get(file) !== hashOf(root, file))
}

/**
 * Keeps what the tests of some files have taken, in place of what tests of the same files took before.
 *
 * @param files those whose tests were all run and have passed
 */
export function keepWritten(
  root: string,
  charts: readonly ChartGraph[],
  files: readonly string[],
  tests: readonly WrittenTest[],
): void {
  const folder = join(root, FOLDER)
  const there = new Set(writtenFiles(root))
  const before = [...countedFiles(root)].filter(([file]) => there.has(file))
  mkdirSync(folder, { recursive: true })
  const isWhole = before.every(([file]) => files.includes(file))
  for (const chart of charts) {
    const last = keptOf(root, chart.id)
    const next = merged(last, chart, { files, tests, isWhole, isThere: (file) => there.has(file) })
    if (next) writeFileSync(join(folder, `${chart.id}.json`), textOf(next))
  }
  const counted = new Map([...before, ...files.map((file) => [file, hashOf(root, file)] as const)])
  const sorted = Object.fromEntries([...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(folder, COUNTED), `${JSON.stringify(sorted, null, 2)}\n`)
}

function keptOf(root: string, chart: string): KeptWritten | undefined {
  const file = join(root, FOLDER, `${chart}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptWritten) : undefined
}

function countedFiles(root: string): ReadonlyMap<string, string> {
  const file = join(root, FOLDER, COUNTED)
  return new Map(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [],
  )
}

function hashOf(root: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, BROWSER_TESTS, file)))
    .digest('hex')
    .slice(0, 12)
}

/** A transition a line, so that a change of it is one of a line. */
function textOf({ hash, tests, transitions }: KeptWritten): string {
  const lines = Object.entries(transitions).map(([name, all]) => `    ${JSON.stringify(name)}: ${JSON.stringify(all)}`)
  const head = JSON.stringify({ hash, tests }, null, 2).slice(0, -2)
  return `${head},\n  "transitions": {\n${lines.join(',\n')}\n  }\n}\n`
}
