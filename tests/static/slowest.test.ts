import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { slowest } from '../support/runner/slowest.ts'
import { overLimit } from '../support/runner/within-limit.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-slowest-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the slowest of test files and browser tests are named, the slowest first', async () => {
  const file = (name: string, seconds: number) => ({
    name: resolve(name),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  })
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    file: 'areas/cart/browser/cart.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const [units, browser] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  await writeFile(units, JSON.stringify({ testResults: [file('tests/a.test.ts', 2), file('tests/b.test.ts', 9)] }))
  await writeFile(
    browser,
    JSON.stringify({ suites: [{ specs: [spec('one', 1000)], suites: [{ specs: [spec('two', 3000, 1000)] }] }] }),
  )
  expect(await slowest(units, browser, 3)).toEqual([
    { name: 'tests/b.test.ts', seconds: 9 },
    { name: 'tests/areas/cart/browser/cart.spec.ts: two', seconds: 4 },
    { name: 'tests/a.test.ts', seconds: 2 },
  ])
  expect(await slowest(join(folder, 'none'), browser, 9)).toHaveLength(2)
})

test('a line that takes longer than six minutes says so, and whether the machine was busy', () => {
  expect(overLimit(360, { load: 0, cores: 2 })).toBeUndefined()
  expect(overLimit(425, { load: 0.9, cores: 2 })).toBe(
    'The line took 7 min 5 s, and may take six minutes on an idle machine of two cores.',
  )
  expect(overLimit(425, { load: 1, cores: 2 })).toContain('on a machine that was busy (load 1.0 at the start)')
})
