import { writeFile } from 'node:fs/promises'

import * as v from 'valibot'

import { failure, type Failure } from './failures.ts'
import { readJson } from './reports.ts'
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

const outcome = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  failures: v.array(failure),
})
/** The totals of a run, and what failed in it. */
export interface Outcome extends Counts {
  readonly failures: readonly Failure[]
}

/** Keeps the outcome of a run for one that follows it. */
export async function keepOutcome(file: string, kept: Outcome): Promise<void> {
  await writeFile(file, JSON.stringify(kept))
}

/** The outcome of the run before; a run that left none has failed. */
export async function keptOutcome(file: string): Promise<Outcome> {
  const kept = v.safeParse(outcome, await readJson(file))
  return kept.success ? kept.output : { ...FAILED, failures: [] }
}

// A file that cannot be imported and an error outside every test fail the run without a failed test.
function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
