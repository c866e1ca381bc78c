import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { StateMachine } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'

import { citationsIn, citationsOf, citingFiles, isTestFile } from '#statecharts/evidence/citations.ts'
import { holdersIn, readAreas, type Area } from '#statecharts/evidence/requirements.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'

import type { Model } from '../models/support/model.ts'

type Exports = Readonly<Record<string, unknown>>

/** Rules that no test names, each with the reason. Ten at most. */
const UNHELD: Readonly<Record<string, string>> = {
  'panel.menus-keep-the-librarys-type-ahead': 'what menus do is the library’s own, and tested there',
}

const areas = await readAreas('.')
const requirements: Area = Object.assign({}, ...areas.values())
const ids = Object.keys(requirements)

interface Naming {
  readonly where: string
  readonly id: string
}

const citations: readonly Naming[] = citationsIn('.').map(({ file, id }) => ({ where: file, id }))

const rules: readonly Naming[] = Object.values(
  import.meta.glob<{ model: Model }>(['../models/*.model.ts', '../areas/*/models/*.model.ts'], { eager: true }),
).flatMap(({ model }) =>
  Object.entries(model.rules).flatMap(([sentence, rule]) =>
    (rule.requirements ?? []).map((id) => ({ where: `${model.machine.id}: ${sentence}`, id })),
  ),
)

const charts: readonly Naming[] = Object.values(
  import.meta.glob<Exports>(['../../machines/**/*.machine.ts', '../../src/statecharts/**/*.machine.ts'], {
    eager: true,
  }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)
  .flatMap((machine) => holdersIn(readMachine(machine)).map(({ at, id }) => ({ where: at, id })))

const isTest = ({ where }: Naming) => isTestFile(where)
const held = new Set([...citations.filter(isTest), ...rules].map(({ id }) => id))

test('each requirement has an id of its area and a sentence', () => {
  for (const [name, area] of areas) {
    for (const [id, rule] of Object.entries(area)) {
      expect(id).toMatch(new RegExp(`^${name}\\.[a-z0-9]+(-[a-z0-9]+)+$`))
      expect(rule, id).toMatch(/^\S.*\S[.!]'?$/)
    }
  }
})

test('a sentence that cites another names one that exists', () => {
  const cited = ids.flatMap((id) => citationsOf('', requirements[id] ?? '').map((citation) => citation.id))
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter((id) => !(id in requirements))).toEqual([])
})

test('the type of the ids knows every file of rules that several areas share', () => {
  const index = readFileSync('machines/requirements/index.ts', 'utf8')
  const shared = readdirSync('machines/requirements').filter(
    (name) => name.endsWith('.ts') && areas.has(basename(name, '.ts')),
  )
  expect(shared.length).toBeGreaterThan(10)
  expect(shared.filter((name) => !index.includes(`'./${name}'`))).toEqual([])
})

describe('an id', () => {
  test.each([
    ['comments and titles', citations],
    ['rules of models', rules],
    ['states and transitions', charts],
  ])('that %s name is one of a requirement', (_, namings) => {
    expect(namings.length).toBeGreaterThan(0)
    expect(namings.filter(({ id }) => !(id in requirements))).toEqual([])
  })
})

test('each requirement is named by a test', () => {
  expect(ids.filter((id) => !held.has(id))).toEqual(Object.keys(UNHELD))
  expect(Object.keys(UNHELD).length).toBeLessThanOrEqual(10)
})

test('a citation has the title that names it, or that follows its comment', () => {
  const text = [
    `it('adds (A)', () => {})`,
    `/** Reason (A, B). */`,
    `test.each([1])(`,
    `  'has "%s"',`,
    `  (one) => {})`,
    'test(`says ${it} (B)`, async () => {})',
  ]
    .join('\n')
    .replaceAll('A', 'area.is-a')
    .replaceAll('B', 'area.is-b')
  expect(citationsOf('a.test.ts', text).map(({ id, title }) => [id, title])).toEqual([
    ['area.is-a', 'adds'],
    ['area.is-a', 'has "%s"'],
    ['area.is-b', 'has "%s"'],
    ['area.is-b', 'says ${it}'],
  ])
})

test('the sentences reach no bundle: the shop imports types of them only', () => {
  const importing = /^(?!(?:import|export) type\b).*\/requirements\/[\w-]+\.ts['"]/m
  const shop = citingFiles('.').filter((file) => !file.startsWith('tests/') && !file.startsWith('src/statecharts/'))
  expect(shop.filter((file) => importing.test(readFileSync(file, 'utf8')))).toEqual([])
})
