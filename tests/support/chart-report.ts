import { mkdir, writeFile } from 'node:fs/promises'

/** Results of one chart's generated tests. */
export interface ChartReport {
  readonly chart: string
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly steps: number
  /** Of the behaviour table. */
  readonly rows: number
  readonly mutants: number
  /** Mutants that break a rule, or a demand on every chart. */
  readonly 'by rules': number
  /** Those, and the mutants with another behaviour table. */
  readonly 'with table': number
  /** The names of the mutants that no rule finds. */
  readonly unruled: readonly string[]
  readonly unseen: readonly string[]
  /** No kept verdict on the mutants held: this run judged them. */
  readonly anew: boolean
}

/** Folder of the reports, one file a chart; the run draws them together. */
export const CHART_REPORTS = '.results/charts'

export async function writeReport(report: ChartReport): Promise<void> {
  await mkdir(CHART_REPORTS, { recursive: true })
  await writeFile(`${CHART_REPORTS}/${report.chart}.json`, `${JSON.stringify(report)}\n`)
}
