import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'

import { lookupsMachine } from '#machines/account/lookups.machine.ts'
import type { DrawnChart } from '#statecharts/gallery-data.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { EVERYTHING } from '#statecharts/inspector/log/filter.ts'
import { grouped, logRows } from '#statecharts/inspector/log/rows.ts'
import { leavesOf } from '#statecharts/inspector/log/words.ts'
import { activeStates } from '#statecharts/inspector/moment/active-states.ts'
import { actorsAt, treeOf } from '#statecharts/inspector/moment/actors.ts'
import { diffOf } from '#statecharts/inspector/moment/diff.ts'
import { countAt, actorStateOf } from '#statecharts/inspector/moment/actor-state.ts'
import { waitsOf, type Can } from '#statecharts/inspector/moment/waits.ts'
import { chartedActor } from '#statecharts/inspector/recording.ts'
import { readDraft } from '#statecharts/inspector/send/draft.ts'
import { OUTSIDE, sequenceOf } from '#statecharts/inspector/sequence/sequence.ts'
import type { Recorded } from '#statecharts/trace/trace.ts'

const closed = { value: 'closed', context: { content: null, side: 'left' }, status: 'active' } as const

const lookups = readMachine(lookupsMachine)

const RECORDS: readonly Recorded[] = [
  { n: 0, at: 0, kind: 'actor', actor: 'x:0', name: 'app', chart: 'app', state: { ...closed, value: 'here' } },
  {
    n: 1,
    at: 0,
    kind: 'actor',
    actor: 'x:1',
    name: 'panel',
    parent: 'x:0',
    src: 'panel',
    chart: 'panel',
    state: closed,
  },
  { n: 2, at: 0, kind: 'actor', actor: 'x:2', name: 'twin', parent: 'x:0', chart: 'panel' },
  { n: 3, at: 5, kind: 'event', actor: 'x:0', event: { type: 'page.open' } },
  { n: 4, at: 6, kind: 'event', actor: 'x:1', source: 'x:0', event: { type: 'panel.open', content: 'menu' } },
  {
    n: 5,
    at: 6,
    kind: 'ignored',
    actor: 'x:0',
    cause: 3,
    refused: [{ transition: 'app::page.open::0', guard: 'isFree' }],
  },
  {
    n: 6,
    at: 6,
    kind: 'step',
    actor: 'x:1',
    cause: 4,
    transitions: ['panel.closed::panel.open::0'],
    value: 'opening',
    status: 'active',
    changed: { content: 'menu' },
    gone: ['side'],
  },
  { n: 7, at: 6, kind: 'timer', actor: 'x:1', id: 't', sets: { event: 'xstate.after.slide.panel.opening', ms: 300 } },
  { n: 8, at: 9, kind: 'event', actor: 'x:1', source: 'x:0', event: { type: 'panel.open', content: 'menu' } },
  { n: 9, at: 10, kind: 'stop', actor: 'x:1', status: 'stopped' },
]

const numbers = (rows: readonly { record: Recorded }[]) => rows.map(({ record }) => record.n)

test('a test can be made of whatever is chosen: of a call, of the chart that has called', () => {
  const call = { n: 10, at: 11, kind: 'actor', actor: 'x:3', name: 'fetchPanel', parent: 'x:1' } as const
  const records = [...RECORDS, call]
  const file = { ok: true, name: 'a file', trace: { version: 1, build: '', began: '', records } } as const
  const charts = ['app', 'panel'].map((id) => ({ graph: { ...lookups, id } }) as DrawnChart)
  const testOf = (actor: string | null, known = charts) =>
    chartedActor({ tabs: [], tab: null, file, actor, charts: known })?.name
  expect([testOf('x:3'), testOf('x:1'), testOf(null)]).toEqual(['panel', 'panel', 'app'])
  expect(testOf('x:3', [])).toBeUndefined()
})

describe('the log', () => {
  test('puts after each event what came of it, though it was recorded between other events', () => {
    expect(numbers(grouped(RECORDS))).toEqual([0, 1, 2, 3, 5, 4, 6, 7, 8, 9])
    expect(
      grouped(RECORDS)
        .filter(({ isHead }) => !isHead)
        .map(({ record, group }) => [record.n, group]),
    ).toEqual([
      [5, 3],
      [6, 4],
      [7, 4],
      [9, 8],
    ])
  })

  test('is filtered by kind, by actor with what it has sent, and by words of the guard', () => {
    expect(numbers(logRows(RECORDS, { ...EVERYTHING, kinds: ['step', 'stop'] }, null))).toEqual([6, 9])
    expect(numbers(logRows(RECORDS, { ...EVERYTHING, isActorOnly: true }, 'x:0'))).toEqual([0, 3, 5, 4, 8])
    expect(numbers(logRows(RECORDS, { ...EVERYTHING, text: ' isfree ' }, null))).toEqual([5])
  })

  test.each([
    ['ignored', [5]],
    ['ignored: isfree said no', [5]],
    ['starts', [0, 1, 2]],
    ['from outside', [3]],
    ['ended: stopped', [9]],
  ])('finds the words that a row shows: %s', (text, found) => {
    expect(numbers(logRows(RECORDS, { ...EVERYTHING, text }, null))).toEqual(found)
  })

  test('names the innermost states only', () => {
    expect(leavesOf({ page: { open: 'home' }, code: 'here', empty: {} })).toEqual([
      'page.open.home',
      'code.here',
      'empty',
    ])
  })
})

describe('a moment', () => {
  test('of an event ends once its actor is done with it', () => {
    expect([countAt(RECORDS, 4), countAt(RECORDS, 3), countAt(RECORDS, 6), countAt(RECORDS, null)]).toEqual([
      7, 6, 7, 10,
    ])
  })

  test('holds where an actor stands, what has changed and what runs', () => {
    const { value, context, before, steps, timers } = actorStateOf(RECORDS, 'x:1', 8)
    expect({ value, context, before }).toEqual({
      value: 'opening',
      context: { content: 'menu' },
      before: closed.context,
    })
    expect(steps.map(({ n }) => n)).toEqual([6])
    expect([...timers]).toEqual([['xstate.after.slide.panel.opening', { id: 't', ms: 300, from: 6 }]])
    expect(actorStateOf(RECORDS, 'x:1', 10).timers.size).toBe(0)
  })

  test('lights states by where they lie, whatever their ids', () => {
    const { root } = readMachine(
      createMachine({ id: 'tour', initial: 'walking', states: { walking: { id: 'elsewhere' } } }),
    )
    expect([...activeStates(root, 'walking')]).toEqual(['tour', 'elsewhere'])
    expect([...activeStates(root, undefined)]).toEqual(['tour'])
  })

  test('greys what the active states do not wait for, and tells guards that say no', () => {
    const waits = (can?: Can) => waitsOf(lookups, activeStates(lookups.root, 'fresh'), can)
    const fresh = lookups.transitions.filter(({ source }) => source === 'lookups.fresh').map(({ key }) => key)
    expect([...waits().ignored, ...fresh].toSorted()).toEqual(lookups.transitions.map(({ key }) => key).toSorted())
    expect(waits().refused.size).toBe(0)
    const can = new Map([
      ['data.wanted', { kind: 'takes', on: [] }],
      ['data.revalidate', { kind: 'refuses', on: [] }],
    ] as const)
    expect([...waits(can).refused]).toEqual(['lookups.fresh::data.revalidate::0'])
    const onExample = new Map([['data.revalidate', { kind: 'refuses', on: ['at'] }]] as const)
    expect(waits(onExample).refused.size).toBe(0)
  })

  test('tells running actors, ended ones and those that never started', () => {
    const before = treeOf(actorsAt(RECORDS, 9))
    expect(
      before.roots.map(({ record, children }) => [record.name, children.map((child) => child.record.name)]),
    ).toEqual([['app', ['panel']]])
    const after = treeOf(actorsAt(RECORDS, 10))
    expect(after.ended.map(({ record }) => record.name)).toEqual(['panel'])
    expect(after.neverStarted.map(({ record }) => record.name)).toEqual(['twin'])
  })
})

test('the sequence joins what is repeated, and draws what an invoked actor ran through', () => {
  const { lanes, arrows, bars } = sequenceOf(logRows(RECORDS, EVERYTHING, null), RECORDS)
  expect(lanes).toEqual([OUTSIDE, 'x:0', 'x:1'])
  expect(arrows.map(({ from, to, count }) => [from, to, count])).toEqual([
    [OUTSIDE, 'x:0', 1],
    ['x:0', 'x:1', 2],
  ])
  expect(bars).toEqual([{ lane: 'x:1', from: 0, to: 2 }])
})

test('a difference is told at its innermost place', () => {
  const lines = [
    { id: 1, quantity: 1 },
    { id: 2, quantity: 1 },
  ]
  expect(diffOf({ lines, name: 'Calm' }, { lines: [lines[0] ?? null, { id: 2, quantity: 3 }], note: '' })).toEqual([
    { path: 'lines.1.quantity', before: 1, after: 3 },
    { path: 'name', before: 'Calm' },
    { path: 'note', after: '' },
  ])
})

describe('a draft', () => {
  test('keeps its own type', () => {
    expect(readDraft('cart.add', '{"type": "cart.clear", "id": 1}')).toEqual({
      ok: true,
      event: { type: 'cart.add', id: 1 },
    })
    expect(readDraft('cart.open', ' ')).toEqual({ ok: true, event: { type: 'cart.open' } })
  })

  test.each([
    ['{\n  "id": x\n}', { line: 2, column: 9 }],
    ['{"id": 1', { line: 1, column: 9 }],
  ])('says where %j cannot be read', (text, place) => {
    const draft = readDraft('cart.add', text)
    expect(draft).toMatchObject({ ok: false, problem: place })
  })

  test('is an object', () => expect(readDraft('cart.add', '[1]')).toMatchObject({ ok: false }))
})
