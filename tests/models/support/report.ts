import { mkdir, writeFile } from 'node:fs/promises'

/** What the generated tests of one chart came to. */
export interface ChartReport {
  readonly chart: string
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly steps: number
  /** Of the behaviour table. */
  readonly rows: number
  readonly mutants: number
  /** How many mutants break a rule, or what is asked of every chart. */
  readonly 'by rules': number
  /** How many do, or have another behaviour table. */
  readonly 'with table': number
  /** The names of the mutants that no rule finds. */
  readonly unruled: readonly string[]
  readonly unseen: readonly string[]
}

/** Where the report of each chart and its transition coverage go; the run draws them together. */
export const CHART_REPORTS = '.results/charts'
const COVERAGE = '.results/coverage'

export async function writeReport(report: ChartReport): Promise<void> {
  await mkdir(CHART_REPORTS, { recursive: true })
  await writeFile(`${CHART_REPORTS}/${report.chart}.json`, `${JSON.stringify(report)}\n`)
}

/** Writes how often a driver has taken each transition of a chart; `driver` names the file's source: `actor`, `browser-3`. */
export async function writeCoverage(chart: string, driver: string, walked: ReadonlyMap<string, number>): Promise<void> {
  await mkdir(COVERAGE, { recursive: true })
  const transitions = Object.fromEntries([...walked].toSorted(([a], [b]) => a.localeCompare(b)))
  await writeFile(`${COVERAGE}/${chart}.${driver}.json`, `${JSON.stringify({ chart, driver, transitions })}\n`)
}
