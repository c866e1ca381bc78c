import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PlainEvent } from '../trace/trace.ts'

/** Where the generated tests keep what they have done with each chart, relative to the root. */
export const COVERAGE_FOLDER = 'tests/coverage'

/** What the tests of a chart as a running actor have met. */
export interface Coverage {
  readonly chart: string
  /** The test file, relative to the root. */
  readonly test: string
  /** By the keys of transitions, in the order of the chart. */
  readonly transitions: Readonly<Record<string, CoveredTransition>>
  /** Up to two samples of each event that somebody else sends. */
  readonly samples: Readonly<Record<string, readonly PlainEvent[]>>
  /** The events that it emits. */
  readonly emits: readonly string[]
  /** The events that it sends, by the sources of the actors that get them. */
  readonly tells: Readonly<Record<string, readonly string[]>>
  /** The sources of the actors that it starts. */
  readonly starts: readonly string[]
  /** The rules of its model, each with the requirements that it holds. */
  readonly rules: Readonly<Record<string, readonly string[]>>
}

interface CoveredTransition {
  readonly taken: number
  /** How often its guard held, and refused. */
  readonly guard?: readonly [held: number, refused: number]
  /** The shortest way to it, its own event last. */
  readonly way?: readonly string[]
  /** It is of a part that several charts have, and the tests of another chart take it. */
  readonly isShared?: true
}

/** How often browser walks take each transition of a chart that they take at all. */
export type BrowserCoverage = Readonly<Record<string, number>>

/** Of every chart that has generated tests, by its id. */
export function readCoverage(root: string): ReadonlyMap<string, Coverage> {
  const folder = join(root, COVERAGE_FOLDER)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const all = files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Coverage)
  return new Map(all.map((one) => [one.chart, one]))
}

/** Undefined for a chart that no browser test walks. */
export function readBrowserCoverage(root: string, chart: string): BrowserCoverage | undefined {
  const file = browserCoverageFile(root, chart)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrowserCoverage) : undefined
}

export function browserCoverageFile(root: string, chart: string): string {
  return join(root, COVERAGE_FOLDER, 'browser', `${chart}.json`)
}
