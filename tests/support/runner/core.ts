import { browserTests } from './reports.ts'

/** Fewer would leave flows out, and more would not be done in the time of `npm test`. */
const FEWEST = 35
const MOST = 60
const WALK = /^walk \d+, \d+ steps/

/** The faults of the core by the report of its run, as lines: its size, and charts with more walks than one. */
export async function coreFaults(report: string): Promise<readonly string[]> {
  const core = await browserTests(report)
  const charts = core.filter(({ title }) => WALK.test(title)).map(({ suite }) => suite)
  const twice = charts.filter((chart, index) => charts.indexOf(chart) < index)
  return [
    ...(core.length < FEWEST || core.length > MOST
      ? [`The core has ${core.length} browser tests, and is of ${FEWEST} to ${MOST}.`]
      : []),
    ...(charts.length === 0 ? ['The core has no walk of a chart.'] : []),
    ...twice.map((chart) => `The core has a second walk: ${chart}.`),
  ]
}
