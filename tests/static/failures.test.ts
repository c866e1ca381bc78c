import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { failures } from '../support/runner/failures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-failures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const times = { startTime: 0, endTime: 1 }

test('failed tests, and files that could not be run, are named with what they said', async () => {
  const [units, browser] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  const passed = { status: 'passed', fullName: 'is kept', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'is sent', failureMessages: ['\u001B[31mexpected 3\u001B[39m'] }
  const testResults = [
    { ...times, name: resolve('tests/a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { ...times, name: resolve('tests/b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    { ...times, name: resolve('tests/c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ]
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'cart.spec.ts',
    tests: [{ results: [{ duration: 1, errors: message ? [{ message }] : [] }] }],
  })
  const suites = [{ specs: [spec('adds', true)], suites: [{ specs: [spec('removes', false, 'Timeout\nline 2')] }] }]
  await writeFile(units, JSON.stringify({ testResults }))
  await writeFile(browser, JSON.stringify({ suites }))
  expect(await failures(units, browser)).toEqual([
    { name: 'tests/a.test.ts: is sent', says: 'expected 3' },
    { name: 'tests/b.test.ts', says: 'no such file' },
    { name: 'tests/browser/cart.spec.ts: removes', says: 'Timeout\nline 2' },
  ])
  expect(await failures(join(folder, 'none'), join(folder, 'none'))).toEqual([])
})
