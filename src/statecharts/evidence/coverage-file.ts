import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { branchNames } from '../graph/branch-names.ts'
import type { ChartGraph, Raises } from '../graph/chart-graph.ts'
import { flowHash } from '../graph/graph-hash.ts'
import type { PlainEvent } from '../trace/trace.ts'
import { coverageFile, testFolders, testsOfChart } from '../graph/chart-tests.ts'
import type { NamedRule } from './requirements.ts'

/** What the tests of a chart as a running actor have met. */
export interface Coverage {
  readonly chart: string
  /** The test file, relative to the root. */
  readonly test: string
  /** Measured on a chart that does something else. */
  readonly isStale: boolean
  /** By the keys of transitions, in the order of the chart. */
  readonly transitions: Readonly<Record<string, CoveredTransition>>
  /** Up to two samples of each event that somebody else sends. */
  readonly samples: Readonly<Record<string, readonly PlainEvent[]>>
  /** The events that it emits. */
  readonly emits: readonly string[]
  /** The events that it sends, by the sources of the actors that get them. */
  readonly tells: Readonly<Record<string, readonly string[]>>
  /** The events that its actions send to itself. */
  readonly raises?: Raises
  /** The sources of the actors that it starts. */
  readonly starts: readonly string[]
  /** The rules of its model, each with the requirements that it holds. */
  readonly rules: Readonly<Record<string, readonly string[]>>
}

export interface CoveredTransition {
  readonly taken: number
  /** How often its guard held, and refused. */
  readonly guard?: readonly [held: number, refused: number]
  /** The shortest way to it, its own event last. */
  readonly way?: readonly string[]
  /** It is of a part that several charts have, and the tests of another chart take it. */
  readonly isShared?: true
}

/** How often browser walks take each transition of a chart that they take at all. */
export interface BrowserCoverage {
  /** Measured on a chart that does something else. */
  readonly isStale: boolean
  /** No other run than the long one takes these walks. */
  readonly isOfLongRun: boolean
  /** By the keys of transitions. */
  readonly taken: Readonly<Record<string, number>>
  /** Reasons why walks do not take others, by their keys. */
  readonly outOfReach: Readonly<Record<string, string>>
}

/** As it is committed: transitions by the names of their branches, with the hash of the flow they were measured on. */
interface File<Count> {
  readonly hash: string
  readonly transitions: Readonly<Record<string, Count>>
}

/** The transitions that walks in a browser take, and why not the rest, as committed. */
export interface BrowserFile extends File<number> {
  readonly outOfReach: Readonly<Record<string, string>>
  /** The run that takes the walks; missing where every run of the wide tests does. */
  readonly run?: 'long'
}

/** Of every chart that has generated tests, by its id. */
export function readCoverage(root: string, charts: readonly ChartGraph[]): ReadonlyMap<string, Coverage> {
  return new Map(charts.flatMap((chart) => readCoverageOf(root, chart) ?? []).map((one) => [one.chart, one]))
}

/** Of one chart; undefined where it has no generated tests. */
export function readCoverageOf(root: string, chart: ChartGraph): Coverage | undefined {
  const file = readJson<Omit<Coverage, 'isStale' | 'transitions'> & File<CoveredTransition>>(
    join(root, coverageFile(root, chart.id)),
  )
  if (!file) return undefined
  const { hash, ...rest } = file
  return { ...rest, isStale: hash !== flowHash(chart), transitions: byKeys(file.transitions, chart) }
}

/** The rules of every chart's model, those of charts that only tests have too. */
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

/** Undefined for a chart that no generated walk takes. */
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

/** Entries by the keys of transitions, as a file keeps them: by the names of their branches. */
export function byNames<Value>(entries: Readonly<Record<string, Value>>, chart: ChartGraph): Record<string, Value> {
  return renamed(entries, branchNames(chart))
}

function byKeys<Value>(entries: Readonly<Record<string, Value>>, chart: ChartGraph): Record<string, Value> {
  return renamed(entries, new Map([...branchNames(chart)].map(([key, name]) => [name, key])))
}

/** In the order of the names; what has none is left out. */
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
