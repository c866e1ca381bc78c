import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { failures } from '../support/runner/failures.ts'
import { MOST_UNSTEADY, unsteadyTests } from '../support/runner/unsteady.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-failures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const times = { startTime: 0, endTime: 1 }

const spec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  file: 'areas/cart/browser/cart.spec.ts',
  tests: [{ results: [{ duration: 1, errors: message ? [{ message }] : [] }] }],
})

test('failed tests, and files that could not be run, are named with what they said', async () => {
  const [units, browser] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  const passed = { status: 'passed', fullName: 'is kept', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'is sent', failureMessages: ['\u001B[31mexpected 3\u001B[39m'] }
  const testResults = [
    { ...times, name: resolve('tests/a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { ...times, name: resolve('tests/b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    { ...times, name: resolve('tests/c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ]
  const suites = [{ specs: [spec('adds', true)], suites: [{ specs: [spec('removes', false, 'Timeout\nline 2')] }] }]
  await writeFile(units, JSON.stringify({ testResults }))
  await writeFile(browser, JSON.stringify({ suites }))
  expect(await failures(units, browser)).toEqual([
    { name: 'tests/a.test.ts: is sent', says: 'expected 3' },
    { name: 'tests/b.test.ts', says: 'no such file' },
    { name: 'tests/areas/cart/browser/cart.spec.ts: removes', says: 'Timeout\nline 2' },
  ])
  expect(await failures(join(folder, 'none'), join(folder, 'none'))).toEqual([])
})

test('a browser test is unsteady where it fails among others and passes alone, and such tests are few', async () => {
  const [first, alone] = [join(folder, 'first.json'), join(folder, 'alone.json')]
  const suite = (title: string, ...specs: readonly unknown[]) => ({ title, specs })
  const titles = Array.from({ length: MOST_UNSTEADY }, (_, number) => `walk ${number}`)
  const failed = titles.map((title) => spec(title, false, 'Timeout'))
  const passed = titles.map((title) => spec(title, true))
  const told = async (cart: readonly unknown[], wish: readonly unknown[], again: readonly unknown[]) => {
    await writeFile(first, JSON.stringify({ suites: [suite('cart', ...cart), suite('wish', ...wish)] }))
    await writeFile(alone, JSON.stringify({ suites: again }))
    return (await unsteadyTests(first, alone)).map(({ suite, title }) => `${suite} ${title}`)
  }
  expect(await told(failed, failed, [suite('cart', ...passed), suite('wish', ...failed)])).toEqual(
    titles.map((title) => `cart ${title}`),
  )
  expect(await told(failed, failed.slice(0, 1), [suite('cart', ...passed), suite('wish', ...passed)])).toEqual([])
  expect(await told(failed, [], [])).toEqual([])
  const [unsteady] = await unsteadyTests(first, first)
  expect(unsteady).toBeUndefined()
  await writeFile(alone, JSON.stringify({ suites: [suite('cart', ...passed)] }))
  expect(await failures(join(folder, 'none'), first, await unsteadyTests(first, alone))).toEqual([])
})
