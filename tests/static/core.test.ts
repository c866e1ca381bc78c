import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { coreFaults } from '../support/runner/core.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-core-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const spec = (title: string) => ({ title, file: 'cart.spec.ts', tests: [] })
const walk = spec('walk 1, 12 steps')
const written = (count: number) => ({
  title: 'cart.spec.ts',
  specs: Array.from({ length: count }, (_, index) => spec(`test ${index}`)),
})
const chart = (name: string, ...specs: readonly object[]) => ({
  title: `cart.${name}`,
  specs: [],
  suites: [{ title: name, specs }],
})

async function faultsOf(...suites: readonly object[]): Promise<readonly string[]> {
  const file = join(folder, 'playwright.json')
  await writeFile(file, JSON.stringify({ suites }))
  return await coreFaults(file)
}

test('the core of the browser tests is of 35 to 60', async () => {
  expect(await faultsOf(written(34), chart('cart', walk))).toEqual([])
  expect(await faultsOf(written(59), chart('cart', walk))).toEqual([])
  expect(await faultsOf(written(33), chart('cart', walk))).toEqual([
    'The core has 34 browser tests, and is of 35 to 60.',
  ])
  expect(await faultsOf(written(60), chart('cart', walk))).toEqual([
    'The core has 61 browser tests, and is of 35 to 60.',
  ])
})

test('the core has walks, and of a chart one at most', async () => {
  expect(await faultsOf(written(50))).toEqual(['The core has no walk of a chart.'])
  expect(await faultsOf(written(50), chart('cart', walk), chart('wish', walk))).toEqual([])
  expect(await faultsOf(written(50), chart('cart', walk, spec('walk 2, 9 steps')))).toEqual([
    'The core has a second walk: cart.',
  ])
})
