import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { branchNames } from '../graph/branch-names.ts'
import type { ChartGraph, Raises } from '../graph/chart-graph.ts'
import { flowHash } from '../graph/graph-hash.ts'
import type { PlainEvent } from '../trace/trace.ts'
import { coverageFile, testFolders, testsOfChart } from '../graph/chart-tests.ts'
import type { NamedRule } from './requirements.ts'

/** Coverage of a chart by the tests that run it as an actor. */
export interface Coverage {
  readonly chart: string
  /** The test file, relative to the root. */
  readonly test: string
  /** Measured on a version of the chart that behaves differently. */
  readonly isStale: boolean
  /** Coverage by transition key, in the order of the chart. */
  readonly transitions: Readonly<Record<string, CoveredTransition>>
  /** Up to two samples of each event from outside. */
  readonly samples: Readonly<Record<string, readonly PlainEvent[]>>
  readonly emits: readonly string[]
  /** Events that it sends, by the sources of the receiving actors. */
  readonly tells: Readonly<Record<string, readonly string[]>>
  /** Events that its actions send to the chart itself. */
  readonly raises?: Raises
  /** Sources of the actors that it starts. */
  readonly starts: readonly string[]
  /** Rules of its model, each with the requirements it upholds. */
  readonly rules: Readonly<Record<string, readonly string[]>>
}

export interface CoveredTransition {
  readonly taken: number
  /** Counts of evaluations in which its guard held and refused. */
  readonly guard?: readonly [held: number, refused: number]
  /** Shortest sequence of events to it, its own event last. */
  readonly way?: readonly string[]
  /** Set if it belongs to a part shared by several charts and another chart's tests take it. */
  readonly isShared?: true
}

/** Coverage of a chart by walks in a browser. */
export interface BrowserCoverage {
  /** Measured on a version of the chart that behaves differently. */
  readonly isStale: boolean
  /** True if only the long run takes these walks. */
  readonly isOfLongRun: boolean
  /** Counts by transition key; transitions never taken are absent. */
  readonly taken: Readonly<Record<string, number>>
  /** Reasons why walks don't take the others, by transition key. */
  readonly outOfReach: Readonly<Record<string, string>>
}

/** The committed file: transitions by branch name, with the hash of the flow they were measured on. */
interface File<Count> {
  readonly hash: string
  readonly transitions: Readonly<Record<string, Count>>
}

/** The committed file of the transitions that browser walks take, and the reasons for the rest. */
export interface BrowserFile extends File<number> {
  readonly outOfReach: Readonly<Record<string, string>>
  /** The run that takes the walks; missing if every run of the wide tests does. */
  readonly run?: 'long'
}

/** Reads the coverage of every chart with generated tests, by chart id. */
export function readCoverage(root: string, charts: readonly ChartGraph[]): ReadonlyMap<string, Coverage> {
  return new Map(charts.flatMap((chart) => readCoverageOf(root, chart) ?? []).map((one) => [one.chart, one]))
}

/** Reads one chart's coverage; undefined if it has no generated tests. */
export function readCoverageOf(root: string, chart: ChartGraph): Coverage | undefined {
  const file = readJson<Omit<Coverage, 'isStale' | 'transitions'> & File<CoveredTransition>>(
    join(root, coverageFile(root, chart.id)),
  )
  if (!file) return undefined
  const { hash, ...rest } = file
  return { ...rest, isStale: hash !== flowHash(chart), transitions: byKeys(file.transitions, chart) }
}

/** Reads the rules of every chart's model, including charts that exist only in tests. */
export function readRules(root: string): readonly NamedRule[] {
  const files = testFolders(root).flatMap((tests) => {
    const folder = join(root, tests, 'coverage')
    const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
    return names.sort().map((name) => join(folder, name))
  })
  return files.flatMap((file) => {
    const { test, rules } = readJson<Coverage>(file) ?? { test: '', rules: {} }
    return Object.entries(rules).map(([title, requirements]) => ({ file: test, title, requirements }))
  })
}

/** Reads a chart's browser coverage; undefined if no generated walk uses the chart. */
export function readBrowserCoverage(root: string, chart: ChartGraph): BrowserCoverage | undefined {
  const file = readJson<BrowserFile>(browserCoverageFile(root, chart.id))
  return (
    file && {
      isStale: file.hash !== flowHash(chart),
      isOfLongRun: file.run === 'long',
      taken: byKeys(file.transitions, chart),
      outOfReach: byKeys(file.outOfReach, chart),
    }
  )
}

export function browserCoverageFile(root: string, chart: string): string {
  return join(root, testsOfChart(root, chart), 'coverage/browser', `${chart}.json`)
}

/** Converts entries from transition keys to branch names, as a file keeps them. */
export function byNames<Value>(entries: Readonly<Record<string, Value>>, chart: ChartGraph): Record<string, Value> {
  return renamed(entries, branchNames(chart))
}

function byKeys<Value>(entries: Readonly<Record<string, Value>>, chart: ChartGraph): Record<string, Value> {
  return renamed(entries, new Map([...branchNames(chart)].map(([key, name]) => [name, key])))
}

/** Renames entries, sorted by the new names. Entries without a name are dropped. */
function renamed<Value>(
  entries: Readonly<Record<string, Value>>,
  names: ReadonlyMap<string, string>,
): Record<string, Value> {
  return Object.fromEntries(
    [...names].flatMap(([from, to]) => (Object.hasOwn(entries, from) ? [[to, entries[from] as Value]] : [])),
  )
}

function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined
}
