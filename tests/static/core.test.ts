import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import * as v from 'valibot'
import { expect, test } from 'vitest'

const FEWEST = 50
const MOST = 80
const WALK = /^walk \d+ of \d+/

const spec = v.object({ title: v.string(), tags: v.array(v.string()) })
interface Suite {
  readonly title: string
  readonly specs: readonly v.InferOutput<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const listing = v.object({ suites: v.array(suite) })

interface Listed {
  readonly suite: string
  readonly title: string
  readonly isCore: boolean
}

function testsIn({ title, specs, suites = [] }: Suite): readonly Listed[] {
  return [
    ...specs.map((one) => ({ suite: title, title: one.title, isCore: one.tags.includes('core') })),
    ...suites.flatMap(testsIn),
  ]
}

async function list(): Promise<readonly Listed[]> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/playwright',
    ['test', '--config=tests/playwright.config.ts', '--list', '--reporter=json'],
    { env: { ...process.env, TEST_LENGTH: 'usual' }, maxBuffer: 2 ** 26 },
  )
  return v.parse(listing, JSON.parse(stdout)).suites.flatMap(testsIn)
}

test('the core of the browser tests is small, and has one walk of a chart at most', { timeout: 60_000 }, async () => {
  const core = (await list()).filter(({ isCore }) => isCore)
  expect(core.length).toBeGreaterThanOrEqual(FEWEST)
  expect(core.length).toBeLessThanOrEqual(MOST)
  const charts = core.filter(({ title }) => WALK.test(title)).map((one) => one.suite)
  expect(charts.length).toBeGreaterThan(0)
  expect(charts).toEqual([...new Set(charts)])
})
