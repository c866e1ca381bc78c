import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { citationsOf, IS_RULES } from '#statecharts/evidence/citations.ts'
import { readAreas } from '#statecharts/evidence/requirements.ts'

/** The runner of the tests holds rules too. */
const FOLDERS = ['machines', 'src', 'tests/support/runner']
const CODE = /\.(?:tsx?|css)$/
/** The rules that a state, a transition or a whole chart names. */
const OF_CHART = /\brequirements: \[([^\]]*)\]/g

const named = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter((file) => CODE.test(file) && !IS_RULES.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const ofCharts = [...text.matchAll(OF_CHART)].flatMap(([, ids = '']) => ids.match(/[^\s',]+/g) ?? [])
      return [...ofCharts, ...citationsOf(file, text).map(({ id }) => id)]
    }),
)

test('each rule is named by a chart or by the code that holds it', async () => {
  const rules = [...(await readAreas('.')).values()].flatMap((area) => Object.keys(area))
  expect(rules.length).toBeGreaterThan(600)
  expect(rules.filter((id) => !named.has(id))).toEqual([])
})
