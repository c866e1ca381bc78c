import { describe, expect, test } from 'vitest'

import { readBrowserCoverage, readCoverage, readRules, type Coverage } from '#statecharts/evidence/coverage-file.ts'
import { evidenceOf } from '#statecharts/evidence/evidence.ts'
import { statesWithoutRequirement, traceRequirements, withoutHolder } from '#statecharts/evidence/requirements.ts'
import { overlayOf } from '#statecharts/gallery/overlay-marks.ts'
import type { DrawnChart } from '#statecharts/gallery-data.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { transitionKeys } from '#statecharts/graph/transitions.ts'
import { markOf } from '#statecharts/paint/marks.ts'

const machines = (await allMachines('.')).map(({ machine }) => machine)
const graphs = machines.map(readMachine)
const coverage = readCoverage('.', graphs)

describe('the committed coverage (statecharts.coverage-by-transition)', () => {
  test('has each transition of each chart, and no other', () => {
    for (const machine of machines)
      expect(Object.keys(coverage.get(machine.id)?.transitions ?? {}), machine.id).toEqual([...transitionKeys(machine)])
  })

  test('has a way to each transition that the tests of its own chart take', () => {
    const lost = [...coverage.values()].flatMap(({ transitions }) =>
      Object.entries(transitions).flatMap(([key, { way, isShared }]) => (way || isShared ? [] : [key])),
    )
    expect(lost).toEqual([])
  })

  test('of a browser is of the chart as it is', () => {
    const walked = graphs.map((graph) => readBrowserCoverage('.', graph))
    expect(walked.filter((one) => one).length).toBeGreaterThan(20)
    expect(graphs.filter((graph) => readBrowserCoverage('.', graph)?.isStale).map(({ id }) => id)).toEqual([])
  })
})

const walked = (taken: Readonly<Record<string, number>>, outOfReach = {}) => ({
  isStale: false,
  isOfLongRun: false,
  taken,
  outOfReach,
})

test('evidence keeps actors and browser apart, and has ways to what either lacks', () => {
  const transitions: Coverage['transitions'] = {
    a: { taken: 3, way: ['go'] },
    b: { taken: 2, guard: [2, 5], way: ['go', 'on'] },
    c: { taken: 0, isShared: true },
  }
  const file = {
    chart: 'x',
    isStale: false,
    test: 'x.test.ts',
    transitions,
    samples: {},
    emits: [],
    tells: {},
    starts: [],
    rules: {},
  }
  expect(evidenceOf({ coverage: file, browser: walked({ a: 1 }, { b: 'nobody can' }) })).toEqual({
    actor: { a: 3, b: 2 },
    browser: { a: 1, b: 0 },
    outOfReach: { b: 'nobody can' },
    guards: { b: { held: 2, refused: 5 } },
    ways: { b: ['go', 'on'] },
    shared: { c: null },
    samples: {},
    stale: [],
  })
  expect(evidenceOf({ coverage: file, browser: walked({ c: 2 }) }).browser).toEqual({ a: 0, b: 0, c: 2 })
  expect(evidenceOf({ coverage: file })).not.toHaveProperty('browser')
})

test('a shared transition is shown as shared, with the chart whose tests take it', () => {
  const key = 'cart.signedIn.here::queue.adopted::0'
  const retry = 'cart.signedIn.here.syncing.waiting::xstate.after.fetchRetry.cart.signedIn.here.syncing.waiting::0'
  const evidence = evidenceOf({ coverage: coverage.get('cart') }, coverage)
  expect(evidence.shared[key]).toEqual({ chart: 'keptList', at: 'keptList.signedIn.here::queue.adopted::0' })
  expect(evidence.shared[retry]?.at).toContain('xstate.after.fetchRetry.keptList.signedIn')
  const { counts = {}, shared } = overlayOf({ evidence } as DrawnChart, 'actor').marks
  expect(markOf({ counts, shared }, key).badge).toMatchObject({ kind: 'partly', text: 'shared' })
})

test('every shared transition is taken by the tests of a chart that the gallery shows', () => {
  const ids = new Set(machines.map(({ id }) => id))
  const held = [...coverage.values()].flatMap((one) => Object.values(evidenceOf({ coverage: one }, coverage).shared))
  expect(held.length).toBeGreaterThan(50)
  expect(held.filter((one) => one === null || !ids.has(one.chart))).toEqual([])
  expect(ids).toContain('keptList')
})

test('requirements are traced to states, transitions and tests (statecharts.requirements-are-traced)', async () => {
  const traces = await traceRequirements('.', graphs, readRules('.'))
  const removal = traces.find(({ id }) => id === 'cart.remove-lowers-by-one')
  expect(removal?.tests).toContainEqual({
    file: 'tests/areas/cart/machines/cart.test.ts',
    title: 'lowers by one, and takes the line away at one',
    at: { file: 'tests/areas/cart/models/cart-line-rules.ts', line: expect.any(Number) as number },
  })
  const sharing = traces.find(({ id }) => id === 'builder.nine-states')
  expect(sharing?.holders).toContainEqual({ chart: 'protocolBuilder', at: 'protocolBuilder' })

  const unheld = withoutHolder(traces).map(({ id }) => id)
  expect(unheld).toContain('operations.many-processes-share-a-database')
  expect(unheld).not.toContain('builder.nine-states')
})

test('a state names a requirement itself, or a transition of it does', () => {
  const builder = machines.find(({ id }) => id === 'protocolBuilder')
  const without = builder && statesWithoutRequirement(readMachine(builder))
  expect(without).toContain('protocolBuilder.work')
  expect(without).not.toContain('protocolBuilder.work.Authorized')
})
