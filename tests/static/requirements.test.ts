import { readdirSync, readFileSync } from 'node:fs'

import { StateMachine } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'

import type { ChartMeta } from '#machines/requirements/meta.ts'
import type { Requirement } from '#machines/requirements/requirement.ts'

import type { Model } from '../models/support/model.ts'
import { statesOf } from '#statecharts/graph/transitions.ts'

type Exports = Readonly<Record<string, unknown>>
type Area = Readonly<Record<string, Requirement>>

/** Built rules that no test names, each with the reason. Ten at most. */
const UNHELD: Readonly<Record<string, string>> = {
  'panel.menus-keep-the-librarys-type-ahead': 'what menus do is the library’s own, and tested there',
}

const areas = import.meta.glob<Readonly<Record<string, Area>>>(
  ['../../machines/requirements/*.ts', '!**/{index,meta,requirement}.ts'],
  { eager: true },
)
const requirements: Area = Object.assign({}, ...Object.values(areas).flatMap((area) => Object.values(area)))
const ids = Object.keys(requirements)

const ID = '[a-z][a-z-]*\\.[a-z0-9]+(?:-[a-z0-9]+)+'
/** Ids in parentheses, and nothing else in them: in a comment, or at the end of a test's title. */
const CITATION = new RegExp(`\\((${ID}(?:,[\\s*/]+${ID})*)\\)`, 'g')

interface Naming {
  readonly where: string
  readonly id: string
}

const files = ['README.md', ...['machines', 'src', 'tests'].flatMap(filesIn)].filter(
  (file) => /\.(tsx?|md)$/.test(file) && !file.startsWith('machines/requirements/'),
)

const citations: readonly Naming[] = files.flatMap((where) =>
  [...readFileSync(where, 'utf8').matchAll(CITATION)].flatMap(([, found = '']) =>
    found.split(/,[\s*/]+/).map((id) => ({ where, id })),
  ),
)

const rules: readonly Naming[] = Object.values(
  import.meta.glob<{ model: Model }>('../models/*.model.ts', { eager: true }),
).flatMap(({ model }) =>
  Object.entries(model.rules).flatMap(([sentence, rule]) =>
    (rule.requirements ?? []).map((id) => ({ where: `${model.machine.id}: ${sentence}`, id })),
  ),
)

const charts: readonly Naming[] = Object.values(
  import.meta.glob<Exports>('../../machines/**/*.machine.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)
  .flatMap((machine) =>
    [machine.root, ...statesOf(machine)].flatMap((node) => [
      ...named(node.id, node.meta),
      ...[...node.transitions.values()].flat().flatMap((taken) => named(`${node.id}: ${taken.eventType}`, taken.meta)),
    ]),
  )

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
}

function named(where: string, meta: Partial<ChartMeta> | undefined): readonly Naming[] {
  return (meta?.requirements ?? []).map((id) => ({ where, id }))
}

const isTest = ({ where }: Naming) => /\.(test|spec)\.tsx?$/.test(where)
const held = new Set([...citations.filter(isTest), ...rules].map(({ id }) => id))

test('each requirement has an id of its area and a sentence', () => {
  for (const [file, exported] of Object.entries(areas)) {
    const area = /([\w-]+)\.ts$/.exec(file)?.[1] ?? ''
    for (const [id, { rule }] of Object.entries(Object.values(exported)[0] ?? {})) {
      expect(id).toMatch(new RegExp(`^${area}\\.[a-z0-9]+(-[a-z0-9]+)+$`))
      expect(rule, id).toMatch(/^\S.*\S[.!]'?$/)
    }
  }
})

test('the type of the ids knows every area', () => {
  const index = readFileSync('machines/requirements/index.ts', 'utf8')
  const files = Object.keys(areas).map((file) => file.slice(file.lastIndexOf('/') + 1))
  expect(files.filter((file) => !index.includes(`'./${file}'`))).toEqual([])
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

  test('of what is not built yet is named by no test and no chart', () => {
    const early = [...citations.filter(isTest), ...rules, ...charts].filter(
      ({ id }) => requirements[id]?.built === false,
    )
    expect(early).toEqual([])
  })
})

test('each requirement that is built is named by a test', () => {
  expect(ids.filter((id) => requirements[id]?.built && !held.has(id))).toEqual(Object.keys(UNHELD))
  expect(Object.keys(UNHELD).length).toBeLessThanOrEqual(10)
})

test('the sentences reach no bundle: the shop imports types of them only', () => {
  const importing = /^(?!(?:import|export) type\b).*\/requirements\/[\w-]+\.ts['"]/m
  const shop = files.filter((file) => !file.startsWith('tests/') && !file.startsWith('src/statecharts/'))
  expect(shop.filter((file) => importing.test(readFileSync(file, 'utf8')))).toEqual([])
})
