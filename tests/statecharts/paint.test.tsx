import { readFile } from 'node:fs/promises'

import { describe, expect, test } from 'vitest'

import { cartMachine } from '#machines/cart/cart.machine.ts'
import { lookupsMachine } from '#machines/account/lookups.machine.ts'
import type { State } from '#statecharts/graph/chart-graph.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import type { Rectangle } from '#statecharts/layout/picture.ts'
import { badgeSpot } from '#statecharts/paint/badge-spot.ts'
import { statesBelow } from '#statecharts/paint/chart-index.ts'
import { readColours } from '#statecharts/paint/colours.ts'
import { arrowPath, linePath } from '#statecharts/paint/line-path.ts'
import { invokeKey, shortCount, type Marks } from '#statecharts/paint/marks.ts'
import { renderSvg } from '#statecharts/paint/render-svg.tsx'

import { stackedPicture } from './support/stacked-picture.ts'

const tokens = await readFile('src/components/styles/tokens.css', 'utf8')
const graph = readMachine(cartMachine)
const picture = stackedPicture(graph)
const draw = (marks: Marks = {}, selected: string | null = null) =>
  renderSvg({ graph, picture, marks, selected, label: 'The chart cart', colours: readColours(tokens, 'light') })

/** The classes and the inside of what is drawn of a state or transition. */
function drawn(svg: string, item: string): string {
  const escaped = item.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const found = new RegExp(
    `<g class="([^"]*)" data-item="${escaped}">.*?(?=<g class="vc-(?:words|state|edge)|$)`,
    's',
  ).exec(svg)
  return found?.[0] ?? ''
}
const words = (svg: string, key: string) => drawn(svg.slice(svg.indexOf('<g class="vc-words')), key)

const [first, second] = graph.transitions.filter(({ targets }) => targets.length > 0).map(({ key }) => key)
const [inner] = graph.transitions.filter(({ targets }) => targets.length === 0).map(({ key }) => key)
if (first === undefined || second === undefined || inner === undefined) throw new Error('the chart is too small')

describe('a drawn chart', () => {
  test('has every transition once, on a line or in its state', () => {
    const keys = [...draw().matchAll(/class="vc-words[^"]*" data-item="([^"]+)"/g)].map(([, key]) => String(key))
    expect(keys.toSorted()).toEqual(graph.transitions.map(({ key }) => key).toSorted())
  })

  test('has every state', () => {
    const states = [...draw().matchAll(/class="vc-state[^"]*" data-item="([^"]+)"/g)].map(([, state]) => String(state))
    expect(states.toSorted()).toEqual(
      statesBelow(graph.root)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('shades each box by the boxes that it lies in, whatever the ids of the states', () => {
    const lookups = readMachine(lookupsMachine)
    const svg = renderSvg({
      graph: lookups,
      picture: stackedPicture(lookups),
      label: 'The chart lookups',
      colours: readColours(tokens, 'light'),
    })
    const shade = (state: State, depth: number) => {
      const [classes = ''] = /class="vc-state[^"]*"/.exec(drawn(svg, state.id)) ?? []
      expect(classes.includes('is-odd'), state.id).toBe(depth % 2 === 1)
      for (const child of state.states) shade(child, depth + 1)
    }
    shade(lookups.root, 0)
  })

  test('says what it is, and needs nothing else', () => {
    const svg = draw()
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="The chart cart"/)
    expect(svg).not.toMatch(/var\(|light-dark|href=|url\(/s)
    expect(svg).toContain('#1f4d3a')
  })

  test('numbers the branches of an event, and only where there are several', () => {
    const svg = draw()
    for (const { key, branch, branches } of graph.transitions) {
      const number = /class="vc-order-number"[^>]*>(\d+)</.exec(words(svg, key))?.[1]
      expect(number, key).toBe(branches > 1 ? String(branch + 1) : undefined)
    }
  })

  test('shows by an icon what each transition waits for', () => {
    const svg = draw()
    const icons = { event: undefined, after: 'timer', always: 'always', done: 'done', failed: 'failed' } as const
    for (const { key, cause } of graph.transitions) {
      if (!(cause.kind in icons)) continue
      const icon = /data-icon="(\w+)"/.exec(words(svg, key))?.[1]
      expect(icon, key).toBe(icons[cause.kind as keyof typeof icons])
    }
  })
})

describe('marks', () => {
  test('tell coverage by a sign and a count, not by colour alone', () => {
    const svg = draw({
      counts: { ...Object.fromEntries(graph.transitions.map(({ key }) => [key, 0])), [first]: 12_345 },
    })
    expect(words(svg, first)).toMatch(/is-covered.*data-badge="covered".*<title>Taken 12345 times by tests\..*>12k</s)
    expect(words(svg, second)).toMatch(/is-never.*data-badge="never"/s)
    expect(words(svg, inner)).toMatch(/is-never.*data-badge="never"/s)
    expect(svg.match(/data-badge=/g)).toHaveLength(graph.transitions.length)
  })

  test('tell what is new and what is gone', () => {
    const svg = draw({ added: new Set([first]), removed: new Set([second, graph.root.id]) })
    expect(words(svg, first)).toMatch(/is-added.*data-badge="added"/s)
    expect(words(svg, second)).toMatch(/is-removed.*data-badge="removed"/s)
    expect(drawn(svg, graph.root.id)).toMatch(/^<g class="vc-state is-removed"/s)
  })

  test('tell how often guards held and refused', () => {
    const svg = draw({ guards: { [first]: { held: 1, refused: 2 }, [second]: { held: 3, refused: 0 } } })
    expect(words(svg, first)).toMatch(/is-covered.*Its guard held 1 time and refused 2 times\..*>1\/2</s)
    expect(words(svg, second)).toMatch(/is-partly.*>3\/0</s)
    expect(words(svg, inner)).not.toContain('data-badge')
  })

  test('light the active states, what was taken, what runs', () => {
    const invoking = statesBelow(graph.root).find(({ invokes }) => invokes.length > 0)
    const timer = graph.transitions.find(({ cause }) => cause.kind === 'after')
    const [invoke] = invoking?.invokes ?? []
    if (!invoking || !invoke || !timer) throw new Error('the chart has no actor or no timer')
    const svg = draw({
      active: new Set([invoking.id]),
      fired: new Set([first]),
      ignored: new Set([first, second]),
      refused: new Set([inner]),
      running: new Set([invokeKey(invoking.id, invoke.id)]),
      timers: { [timer.key]: { ms: 400, passed: 100 } },
    })
    expect(drawn(svg, invoking.id)).toMatch(/^<g class="vc-state [^"]*is-active".*class="is-running"/s)
    expect(words(svg, first)).toContain('is-fired')
    expect(words(svg, first)).not.toContain('is-ignored')
    expect(words(svg, second)).toContain('is-ignored')
    expect(words(svg, inner)).toMatch(/is-refused.*<title>Its guard says no now\./s)
    expect(words(svg, timer.key)).toMatch(/class="vc-ring".*stroke-dashoffset="0.25".*animation-duration:400ms/s)
  })

  test('name the invokes that a press opens', () => {
    const invoking = statesBelow(graph.root).find(({ invokes }) => invokes.length > 0)
    const key = invokeKey(invoking?.id ?? '', invoking?.invokes[0]?.id ?? '')
    const colours = readColours(tokens, 'light')
    const svg = renderSvg({ graph, picture, opens: new Set([key]), label: 'The chart cart', colours })
    expect(svg.match(/data-opens="[^"]*"/g)).toEqual([`data-opens="${key}"`])
    expect(draw()).not.toContain('data-opens="')
  })

  test('ring what is selected', () => {
    expect(words(draw({}, first), first)).toContain('is-selected')
    expect(drawn(draw({}, graph.root.id), graph.root.id)).toContain('is-selected')
    expect(draw()).not.toContain('is-selected"')
  })
})

describe('a badge', () => {
  const words = { x: 100, y: 50, width: 80, height: 18 }
  const spot = (...around: readonly Rectangle[]) =>
    badgeSpot(words, 36, { isIndented: true, around: [words, ...around] })
  const behind = { x: 182, y: 48, width: 60, height: 18 }
  const before = { x: 20, y: 50, width: 70, height: 18 }

  test('stands behind its words, else where it hides no others', () => {
    expect(spot()).toEqual({ x: 176, y: 59 })
    expect(spot(behind)).toEqual({ x: 50, y: 59 })
    const narrow = { ...behind, y: 57 }
    expect(spot(narrow, before)).toEqual({ x: 176, y: 49 })
    expect(spot({ ...behind, y: 45, height: 15 }, before)).toEqual({ x: 176, y: 69 })
  })

  test('stands behind its words where there is room nowhere', () => {
    expect(spot({ ...behind, y: 30, height: 60 }, before)).toEqual({ x: 176, y: 59 })
  })

  test('never begins beyond the left edge of its drawing', () => {
    const left = { ...words, x: 20 }
    const { x } = badgeSpot(left, 60, { isIndented: true, around: [left, { ...behind, x: 100 }] })
    expect(x).toBe(96)
  })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [25_999, '25k'],
  [3_200_000, '3M'],
])('%i is written as %s', (count, text) => expect(shortCount(count)).toBe(text))

test('lines turn in rounded corners and end in an arrow', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
    { x: 4, y: 40 },
  ]
  expect(linePath(corners)).toBe('M0 0L0 38Q0 40 2 40L4 40')
  expect(arrowPath(corners)).toBe('M4 40L-4 44L-4 36Z')
  expect([linePath([]), arrowPath([{ x: 1, y: 1 }])]).toEqual(['', ''])
})

test('colours are those of the tokens, in either theme', () => {
  expect(readColours(tokens, 'light').leaf).toBe('#1f4d3a')
  expect(readColours(tokens, 'dark').leaf).toBe('#7fc3a0')
  expect(() => readColours('', 'dark')).toThrow('tokens.css has no paper')
})
