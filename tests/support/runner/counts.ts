import { readFile, writeFile } from 'node:fs/promises'

import * as v from 'valibot'

import { FAILED, type Counts } from './stage.ts'

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
})

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/** Counts from the file that Vitest's json reporter wrote. */
export async function vitestCounts(file: string, exitCode: number): Promise<Counts> {
  const report = v.safeParse(vitestReport, await readJson(file))
  if (!report.success) return FAILED
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.output
  return withExitCode(
    { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    exitCode,
  )
}

/** Counts from the file that Playwright's json reporter wrote. A test that passed only at a second try did not pass. */
export async function playwrightCounts(file: string, exitCode: number): Promise<Counts> {
  const report = v.safeParse(playwrightReport, await readJson(file))
  if (!report.success) return FAILED
  const { expected, unexpected, flaky, skipped } = report.output.stats
  return withExitCode({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}

interface Suite {
  readonly file: string
  readonly specs: readonly { readonly ok: boolean }[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const listing = v.object({ suites: v.array(suite), errors: v.array(v.unknown()) })

/** The files of browser tests of which every test that was run has passed; none where the run failed outside every test. */
export async function filesThatPassed(file: string): Promise<readonly string[]> {
  const report = v.safeParse(listing, await readJson(file))
  if (!report.success || report.output.errors.length > 0) return []
  return report.output.suites.filter(hasPassed).map((one) => one.file)
}

const hasPassed = ({ specs, suites = [] }: Suite): boolean => specs.every(({ ok }) => ok) && suites.every(hasPassed)

const counts = v.object({ passed: v.number(), failed: v.number(), skipped: v.number() })

/** Keeps the totals of a run for one that follows it. */
export async function keepCounts(file: string, total: Counts): Promise<void> {
  await writeFile(file, JSON.stringify(total))
}

/** The totals of the run before; a run that left none has failed. */
export async function keptCounts(file: string): Promise<Counts> {
  const kept = v.safeParse(counts, await readJson(file))
  return kept.success ? kept.output : FAILED
}

// A file that cannot be imported and an error outside every test fail the run without a failed test.
function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
