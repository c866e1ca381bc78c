import { mkdir, writeFile } from 'node:fs/promises'

/** What the generated tests of one chart came to. */
export interface ChartReport {
  readonly chart: string
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly steps: number
  readonly mutants: number
  readonly killed: number
}

/** Where each chart's report and its transition coverage go; the run draws them together. */
export const CHART_REPORTS = '.results/charts'
const COVERAGE = '.results/coverage'

export async function writeReport(report: ChartReport, walked: ReadonlyMap<string, number>): Promise<void> {
  await mkdir(CHART_REPORTS, { recursive: true })
  await mkdir(COVERAGE, { recursive: true })
  await writeFile(`${CHART_REPORTS}/${report.chart}.json`, `${JSON.stringify(report)}\n`)
  const coverage = { chart: report.chart, driver: 'actor', transitions: Object.fromEntries([...walked].sort(([a], [b]) => (a < b ? -1 : 1))) }
  await writeFile(`${COVERAGE}/${report.chart}.actor.json`, `${JSON.stringify(coverage)}\n`)
}
