import { readdir, readFile, writeFile } from 'node:fs/promises'

import { CHART_REPORTS, type ChartReport } from '../chart-report.ts'

const NUMBERS = ['states', 'transitions', 'paths', 'steps', 'rows', 'mutants', 'by rules', 'with table'] as const

/** Draws the reports of all charts together: into one file, and as lines of a table. Nothing where no chart was tested. */
export async function chartTable(file: string): Promise<readonly string[]> {
  const reports = await readReports()
  if (reports.length === 0) return []
  await writeFile(file, `${JSON.stringify(reports, null, 2)}\n`)
  const total = NUMBERS.map((column) => String(reports.reduce((sum, report) => sum + report[column], 0)))
  const rows = [
    ['chart', ...NUMBERS],
    ...reports.map((report) => [report.chart, ...NUMBERS.map((column) => String(report[column]))]),
    ['all', ...total],
  ]
  const widths = ['chart', ...NUMBERS].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, column > 0))
      .join('  ')
      .trimEnd(),
  )
  return [...table, ...judgedAnew(reports)]
}

function judgedAnew(reports: readonly ChartReport[]): readonly string[] {
  const charts = reports.filter(({ anew }) => anew).map(({ chart }) => chart)
  return charts.length > 0
    ? [`No kept verdict on the mutants of ${charts.join(', ')}: this run judged them. npm run mutants keeps verdicts.`]
    : []
}

async function readReports(): Promise<readonly ChartReport[]> {
  const files = await readdir(CHART_REPORTS).catch(() => [])
  return await Promise.all(
    files
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name) => JSON.parse(await readFile(`${CHART_REPORTS}/${name}`, 'utf8')) as ChartReport),
  )
}

function pad(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width)
}
