import { describe, expect, test } from 'vitest'

import { cartMachine } from '#machines/cart/cart.machine.ts'
import { sidePanelMachine } from '#machines/side-panel/side-panel.machine.ts'
import { changesBetween, changeText } from '#statecharts/gallery/changes.ts'
import { overlayOf } from '#statecharts/gallery/overlay-marks.ts'
import { createSearch, saysAll } from '#statecharts/gallery/search.ts'
import { sheetPage } from '#statecharts/gallery/sheet-page.ts'
import {
  byFolder,
  folderOf,
  ofLongRun,
  ownTransitions,
  reviewMark,
  shareText,
  stateCount,
  takenCount,
} from '#statecharts/gallery/summary.ts'
import type { DrawnChart, GalleryData } from '#statecharts/gallery-data.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { linesOf } from '#statecharts/paint/word-lines.ts'
import { zoomBy, zoomStep, zoomText } from '#statecharts/paint/zoom.ts'

import { stackedPicture } from './support/stacked-picture.ts'

const NOTHING = { actor: {}, guards: {}, ways: {}, samples: {}, shared: {}, stale: [] }

function drawn(machine: typeof cartMachine | typeof sidePanelMachine, file: string): DrawnChart {
  const graph = readMachine(machine)
  return { graph, picture: stackedPicture(graph), hash: 'now', file, evidence: NOTHING }
}

const cart = drawn(cartMachine, 'machines/cart/cart.machine.ts')
const panel = drawn(sidePanelMachine, 'machines/side-panel/side-panel.machine.ts')
const data: GalleryData = {
  charts: [panel, cart],
  requirements: [{ id: 'panel.slides-for-300-ms', rule: 'It takes its time.', holders: [], tests: [] }],
  messages: [],
  areas: [],
  map: cart.picture,
}

describe('the search', () => {
  const search = createSearch(data)
  const found = (text: string) => search(text).map(({ chart }) => chart.graph.id)

  test.each([
    ['', ['sidePanel', 'cart']],
    ['   ', ['sidePanel', 'cart']],
    ['SIDEPANEL', ['sidePanel']],
    ['cart.add', ['cart']],
    ['isbeyondstock', ['cart']],
    ['slides in', ['sidePanel']],
    ['takes its time', ['sidePanel']],
    ['nothing of that kind', []],
  ])('%j finds %j', (text, ids) => expect(found(text)).toEqual(ids))

  test.each([
    ['', true],
    ['panel.slides-for-300-ms', true],
    ['TIME takes', true],
    ['side-panel.test animation', true],
    ['cart', false],
  ])('of requirements: %j %s', (text, isFound) => {
    const [trace] = data.requirements
    const file = 'tests/machines/side-panel.test.ts'
    const tests = [{ file, title: 'waits for its animation', at: { file, line: 3 } }]
    expect(trace && saysAll({ ...trace, tests }, text)).toBe(isFound)
  })

  test('names what it has found in a chart', () => {
    const [{ hits } = { hits: [] }] = search('isbeyondstock')
    expect(hits.length).toBeGreaterThan(0)
    for (const { item } of hits) expect(cart.graph.transitions.some(({ key }) => key === item)).toBe(true)
  })
})

describe('a chart in the list', () => {
  const [first] = cart.graph.transitions
  const key = first?.key ?? ''

  test('has its numbers', () => {
    expect(stateCount(panel)).toBe(5)
    expect(takenCount({ ...cart, evidence: { ...NOTHING, actor: { [key]: 2 } } }, 'actor')).toBe(1)
    expect(takenCount(cart, 'browser')).toBeUndefined()
    const shared = { ...cart, evidence: { ...NOTHING, shared: { [key]: null } } }
    expect(ownTransitions(shared)).toHaveLength(cart.graph.transitions.length - 1)
    expect(overlayOf(shared, 'actor').marks.shared).toEqual(new Set([key]))
    expect([shareText(0, 0), shareText(199, 200), shareText(2, 2)]).toEqual(['100 %', '99 %', '100 %'])
  })

  test('says of what is taken in a browser what only the long run takes (statecharts.coverage-by-transition)', () => {
    const [a, b] = cart.graph.transitions.map(({ key }) => key)
    if (!a || !b) throw new Error('the chart is too small')
    const keysOf = (evidence: Partial<DrawnChart['evidence']>) =>
      ofLongRun({ ...cart, evidence: { ...NOTHING, ...evidence } }).map(({ key }) => key)
    expect(keysOf({})).toEqual([])
    expect(keysOf({ browser: { [a]: 2, [b]: 0 } })).toEqual([])
    expect(keysOf({ browser: { [a]: 2, [b]: 0 }, walksOfLongRun: true })).toEqual([a])
    const atLength = { ...cart, evidence: { ...NOTHING, browser: { [a]: 1 }, walksOfLongRun: true as const } }
    expect(overlayOf(atLength, 'browser').note).toContain('which only the long run takes')
  })

  test('stands by its folder', () => {
    expect(folderOf(panel)).toBe('side-panel')
    expect(byFolder(data.charts).map(([folder]) => folder)).toEqual(['cart', 'side-panel'])
  })

  test('is reviewed only as it was when it was looked at', () => {
    const review = { hash: 'now', name: 'Ada', date: '2026-11-01', graph: cart.graph }
    expect(reviewMark(cart)).toBe('never')
    expect(reviewMark({ ...cart, review })).toBe('reviewed')
    expect(reviewMark({ ...cart, review: { ...review, hash: 'then' } })).toBe('stale')
  })

  test('tells what was added, removed and changed since its review', () => {
    const [, ...others] = cart.graph.transitions
    const [second, ...rest] = others
    if (!second || !first) throw new Error('the chart is too small')
    const before = { ...cart.graph, transitions: [{ ...second, guard: 'wasAnother' }, ...rest] }
    const { added, removed, changed } = changesBetween(before, cart.graph)
    expect([[...added], [...removed], changed.map(changeText)]).toEqual([
      [first.key],
      [],
      [expect.stringContaining('guard: wasAnother → ')],
    ])
    const review = { hash: 'then', name: 'Ada', date: '2026-11-01', graph: before }
    expect(overlayOf({ ...cart, review }, 'changes').marks).toMatchObject({
      added: new Set([first.key]),
      changed: new Map([[second.key, expect.stringContaining('guard: wasAnother')]]),
    })
  })

  test('says so where the code has changed and the drawing has not, and names the code (statecharts.reviews-go-stale)', () => {
    const named = (...names: readonly string[]) =>
      names.map((name) => ({ name: `machines/cart/cart.setup.ts ${name}`, before: '1', after: '2' }))
    const noteOf = (graph: typeof cart.graph, ...names: readonly string[]) => {
      const changes = { rows: { added: [], removed: [] }, code: named(...names) }
      const review = { hash: 'then', name: 'Ada', date: '2026-11-01', graph, changes }
      return overlayOf({ ...cart, review }, 'changes').note
    }
    expect(noteOf(cart.graph, 'guard isRemoval', 'MOST')).toBe(
      'The code changed, the drawing did not: guard isRemoval, MOST.',
    )
    expect(noteOf(cart.graph, 'A', 'B', 'C', 'D', 'E', 'F')).toContain('A, B, C, D, E and 1 more.')
    expect(noteOf({ ...cart.graph, transitions: [] }, 'guard isRemoval')).toContain('are new')
    expect(noteOf(cart.graph)).toContain('0 are new')
  })

  test('says why an overlay has nothing to show', () => {
    expect(overlayOf(cart, 'browser').note).toBe('No generated walk takes this chart.')
    expect(overlayOf(cart, 'changes').marks).toEqual({})
  })
})

test('the words of a transition keep their parts across lines', () => {
  expect(linesOf('cart.add [isNew\nand isHere]\n/ tell, keep', true)).toEqual([
    [
      { text: 'cart.add ', kind: 'event' },
      { text: '[isNew', kind: 'guard' },
    ],
    [{ text: 'and isHere]', kind: 'guard' }],
    [{ text: '/ tell, keep', kind: 'soft' }],
  ])
})

test.each([
  [400, 500, 'a4'],
  [1200, 900, 'a4-wide'],
  [1400, 2000, 'a3'],
  [3100, 2700, 'a2-wide'],
  [90_000, 90_000, 'a2'],
])('a drawing of %i by %i is printed on %s', (width, height, page) => expect(sheetPage({ width, height })).toBe(page))

test('the scale goes by usual steps and stays within them', () => {
  expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(0.7, 1), zoomStep(9, 1), zoomStep(0.1, -1)]).toEqual([
    1.25, 0.8, 0.8, 4, 0.25,
  ])
  expect([zoomBy(1, 1.5), zoomBy(1, 100), zoomBy(1, 0.001)]).toEqual([1.5, 4, 0.25])
  expect([zoomText('fit'), zoomText('readable'), zoomText(0.333)]).toEqual(['Fit', 'Auto', '33 %'])
})
