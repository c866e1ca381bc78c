import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { citationsOf } from '#statecharts/evidence/citations.ts'
import { readAreas } from '#statecharts/evidence/requirements.ts'

const CODE = /\.(?:tsx?|css)$/
/** The rules that a state, a transition or a whole chart names. */
const OF_CHART = /\brequirements: \[([^\]]*)\]/g

/** Rules that nothing names yet. The list only gets shorter. */
const listed = JSON.parse(readFileSync('tests/static/uncited.json', 'utf8')) as readonly string[]

const named = new Set(
  ['machines', 'src']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => CODE.test(file) && !file.startsWith('machines/requirements/'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const ofCharts = [...text.matchAll(OF_CHART)].flatMap(([, ids = '']) => ids.match(/[^\s',]+/g) ?? [])
      return [...ofCharts, ...citationsOf(file, text).map(({ id }) => id)]
    }),
)

const uncited = [...(await readAreas('.')).values()].flatMap((area) => Object.keys(area)).filter((id) => !named.has(id))

test('each rule is named by a chart or by code, a few listed ones aside', () => {
  expect(uncited.filter((id) => !listed.includes(id))).toEqual([])
})

test('no rule is listed that is named by now, or that is none', () => {
  expect(listed.filter((id) => !uncited.includes(id))).toEqual([])
})
