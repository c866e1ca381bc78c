import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { keepOutcome, keptOutcome, playwrightCounts, vitestCounts } from '../support/runner/counts.ts'
import { sum, summary } from '../support/runner/stage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-counts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function report(name: string, content: unknown): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }

describe('the last line of the run', () => {
  test('names skipped tests only where there are some (operations.skipped-tests-say-so, operations.test-run-ends-with-counts)', () => {
    expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  test('adds up the stages', () => {
    const stages = [
      { passed: 3, failed: 1, skipped: 0 },
      { passed: 4, failed: 0, skipped: 2 },
    ]
    expect(sum(stages)).toEqual({ passed: 7, failed: 1, skipped: 2 })
  })
})

describe('the counts of a stage', () => {
  test('come from the report of the unit tests', async () => {
    expect(await vitestCounts(await report('v.json', vitest), 0)).toEqual({ passed: 7, failed: 0, skipped: 2 })
  })

  test('come from the report of the browser tests, where a flaky test failed', async () => {
    expect(await playwrightCounts(await report('p.json', playwright), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  test('hold a failure where the run failed outside every test', async () => {
    expect(await vitestCounts(await report('v.json', vitest), 1)).toEqual({ passed: 7, failed: 1, skipped: 2 })
  })

  test('are one failure where there is no report, or one of another shape', async () => {
    const failed = { passed: 0, failed: 1, skipped: 0 }
    expect(await vitestCounts(join(folder, 'missing.json'), 0)).toEqual(failed)
    expect(await playwrightCounts(await report('odd.json', {}), 0)).toEqual(failed)
  })
})

describe('the totals of a run', () => {
  test('and what failed are added to those of the run that follows', async () => {
    const kept = { passed: 7, failed: 1, skipped: 2, failures: [{ name: 'tests/a.test.ts: adds', says: 'not 3' }] }
    await keepOutcome(join(folder, 'total.json'), kept)
    expect(await keptOutcome(join(folder, 'total.json'))).toEqual(kept)
  })

  test('are one failure where the run before left none', async () => {
    expect(await keptOutcome(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] })
  })
})
