import { readdir, readFile } from 'node:fs/promises'

import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { StateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'

import type { Model } from '../models/support/model.ts'
import { testFolders } from '#statecharts/graph/chart-tests.ts'
import { statesOf } from '#statecharts/graph/transitions.ts'

/** The most lines of a file of a chart. */
const MOST_LINES = 250

/** Charts that only tests have, to show what a factory can do. */
const EXAMPLES = ['offerForm', 'steppedForm', 'keptList', 'cartOrder']

type Exports = Readonly<Record<string, unknown>>

const files = (await readdir('machines', { recursive: true })).filter((file) => file.endsWith('.ts')).toSorted()
const exported = Object.values(
  import.meta.glob<Exports>(['../../machines/**/*.machine.ts', '../../src/statecharts/**/*.machine.ts'], {
    eager: true,
  }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)
const models = Object.values(
  import.meta.glob<{ model: Model }>(['../models/*.model.ts', '../areas/*/models/*.model.ts'], { eager: true }),
)
  .map(({ model }) => model)
  .filter(({ machine }) => !EXAMPLES.includes(machine.id))

/** Parts without a name, which would be drawn as '(inline)'. */
function anonymous(machine: AnyStateMachine): readonly string[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) => {
    const transitions = [...node.transitions.values()].flat().concat(node.always ?? [])
    // The node's own lists also hold what XState adds for each `after`.
    const actions = [node.config.entry, node.config.exit]
      .flat()
      .concat(transitions.flatMap((transition) => transition.actions))
    return [
      ...actions.filter((action) => typeof action === 'function').map(() => `${node.id}: an action`),
      ...transitions
        .filter(({ guard }) => !isNamed(guard))
        .map(({ eventType }) => `${node.id}: a guard of ${eventType}`),
      ...node.invoke
        .filter(({ src, id }) => typeof src !== 'string' || !id)
        .map(({ id }) => `${node.id}: the actor ${id}`),
      ...Object.keys(node.config.after ?? {})
        .filter((delay) => !Number.isNaN(Number(delay)))
        .map((delay) => `${node.id}: the delay ${delay}`),
    ]
  })
}

/** `and`, `or` and `not` are named where what they join is named. */
function isNamed(guard: unknown): boolean {
  if (typeof guard !== 'function') return true
  return 'guards' in guard && Array.isArray(guard.guards) && guard.guards.every(isNamed)
}

/** Invokes whose failure leads nowhere. An actor that never ends by itself (a chart, a listener) has none to lead anywhere. */
function unanswered(node: AnyStateNode): readonly string[] {
  return node.invoke
    .filter(
      ({ id }) => node.transitions.has(`xstate.done.actor.${id}`) !== node.transitions.has(`xstate.error.actor.${id}`),
    )
    .map(({ id }) => `${node.id}: ${id}`)
}

test.each(files)('machines/%s is short enough to be read at once', async (file) => {
  expect((await readFile(`machines/${file}`, 'utf8')).split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})

test('every chart has a model, and every model a chart', () => {
  expect(models.map(({ machine }) => machine.id).toSorted()).toEqual(exported.map(({ id }) => id).toSorted())
  expect(models.every(({ machine }) => exported.includes(machine))).toBe(true)
})

test('every chart has a behaviour table, and every table a chart', async () => {
  const tables = await Promise.all(testFolders('.').map((folder) => readdir(`${folder}/behaviour`).catch(() => [])))
  expect(tables.flat().toSorted()).toEqual(
    [...exported.map(({ id }) => id), ...EXAMPLES].map((id) => `${id}.md`).toSorted(),
  )
})

describe.each(exported.map((machine) => ({ id: machine.id, machine })))('the chart $id', ({ machine }) => {
  test('says in each state why it exists', () => {
    const silent = [machine.root, ...statesOf(machine)].filter(
      ({ type, description }) => type !== 'history' && !description,
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('names every guard, action, actor and delay', () => expect(anonymous(machine)).toEqual([]))

  test('bounds its steps where it takes any without an event', () => {
    const isEventless = [machine.root, ...statesOf(machine)].some(({ always }) => (always ?? []).length > 0)
    if (isEventless) expect(machine.options.maxIterations).toBe(20)
  })

  test('has both arms of every call', () => {
    expect([machine.root, ...statesOf(machine)].flatMap(unanswered)).toEqual([])
  })
})
