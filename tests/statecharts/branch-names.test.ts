import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'
import { setup } from 'xstate'

import { readBrowserCoverage, readCoverage } from '#statecharts/evidence/coverage-file.ts'
import { evidenceOf } from '#statecharts/evidence/evidence.ts'
import { overlayOf } from '#statecharts/gallery/overlay-marks.ts'
import type { DrawnChart } from '#statecharts/gallery-data.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { branchNames } from '#statecharts/graph/branch-names.ts'
import type { ChartGraph } from '#statecharts/graph/chart-graph.ts'
import { flowHash } from '#statecharts/graph/graph-hash.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { markOf } from '#statecharts/paint/marks.ts'

const root = mkdtempSync(join(tmpdir(), 'verbena-coverage-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const door = setup({ guards: { isLocked: () => false, isHeavy: () => false }, actions: { creak: () => {} } })
const open = { target: 'open', actions: 'creak' } as const
const chartWith = (branches: readonly object[], description = 'Nobody passes.') =>
  readMachine(
    door.createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { description, on: { open: branches } }, open: {} },
    }),
  )

const before = chartWith([{ guard: 'isLocked' }, open])
const after = chartWith([{ guard: 'isHeavy', actions: 'creak' }, { guard: 'isLocked' }, open])

describe('coverage that was measured before a branch was put first', () => {
  const names = branchNames(before)
  const transitions = {
    [names.get('door.shut::open::0') ?? '']: { taken: 7, guard: [7, 3] },
    [names.get('door.shut::open::1') ?? '']: { taken: 3, way: ['open'] },
  }
  mkdirSync(join(root, 'tests/coverage/browser'), { recursive: true })
  const nothing = { samples: {}, emits: [], tells: {}, starts: [], rules: {} }
  const file = { chart: 'door', hash: flowHash(before), test: 'door.test.ts', transitions, ...nothing }
  writeFileSync(join(root, 'tests/coverage/door.json'), JSON.stringify(file))
  const browser = {
    hash: flowHash(before),
    transitions: { [names.get('door.shut::open::1') ?? '']: 2 },
    outOfReach: {},
    run: 'long',
  }
  writeFileSync(join(root, 'tests/coverage/browser/door.json'), JSON.stringify(browser))
  const evidenceAs = (chart: ChartGraph) =>
    evidenceOf({ coverage: readCoverage(root, [chart]).get('door'), browser: readBrowserCoverage(root, chart) })
  const evidence = evidenceAs(after)

  test('says nothing of the new branch, and of the others what was measured', () => {
    expect(evidence.actor).toEqual({ 'door.shut::open::1': 7, 'door.shut::open::2': 3 })
    expect(evidence.browser).toEqual({ 'door.shut::open::1': 0, 'door.shut::open::2': 2 })
    expect(evidence).toHaveProperty('walksOfLongRun', true)
    expect(evidence.guards).toEqual({ 'door.shut::open::1': { held: 7, refused: 3 } })
  })

  test('is stale, which the drawing says', () => {
    expect(evidence.stale).toEqual(['actor', 'browser'])
    const laid = overlayOf({ evidence, graph: after } as DrawnChart, 'actor')
    expect(laid.note).toContain('Stale')
    expect(markOf(laid.marks, 'door.shut::open::0').badge).toMatchObject({ kind: 'partly', text: '?' })
    expect(markOf(laid.marks, 'door.shut::open::1').badge).toMatchObject({ kind: 'covered', text: '7' })
    const same = evidenceAs(before)
    expect(same.stale).toEqual([])
  })
})

test('other words change no flow', () => {
  expect(flowHash(chartWith([open], 'It is shut.'))).toBe(flowHash(chartWith([open])))
  expect(flowHash(before)).not.toBe(flowHash(after))
})

test('every branch of every chart has a name of its own', async () => {
  for (const { machine } of await allMachines('.')) {
    const graph = readMachine(machine)
    expect(new Set(branchNames(graph).values()).size, machine.id).toBe(graph.transitions.length)
  }
})
