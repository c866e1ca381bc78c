import { browserTests, identity, type BrowserTest } from './reports.ts'

/** So many browser tests of a run may be unsteady; more are no chance. */
export const MOST_UNSTEADY = 3

/** Browser tests that failed by the first report and passed by the second, in which each ran alone; none where they are too many. */
export async function unsteadyTests(first: string, alone: string): Promise<readonly BrowserTest[]> {
  const passed = new Set((await browserTests(alone)).filter(({ ok }) => ok).map(identity))
  const unsteady = (await browserTests(first)).filter((test) => !test.ok && passed.has(identity(test)))
  return unsteady.length > MOST_UNSTEADY ? [] : unsteady
}
