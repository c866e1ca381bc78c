import { readdir } from 'node:fs/promises'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'

import { readCoverage } from '#statecharts/evidence/coverage-file.ts'
import { raisesOf } from '#statecharts/evidence/raises.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import type { ChartGraph, State } from '#statecharts/graph/chart-graph.ts'
import { graphHash } from '#statecharts/graph/graph-hash.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { transitionKeys } from '#statecharts/graph/transitions.ts'
import { layOut } from '#statecharts/layout/lay-out.ts'
import type { Picture } from '#statecharts/layout/picture.ts'
import { widthOf } from '#statecharts/layout/text-width.ts'
import { ChartSvg } from '#statecharts/paint/ChartSvg.tsx'
import { badgeSpot, wordsIn } from '#statecharts/paint/badge-spot.ts'
import { frameOf } from '#statecharts/paint/frame.ts'
import { badgeWidth, markOf, type Marks } from '#statecharts/paint/marks.ts'
import { keptPicture, layOutNow, PICTURES } from '#statecharts/pictures/read-pictures.ts'

import { overlapsOf } from './support/overlaps.ts'

const machines = await allMachines('.')
const charts = machines.map(({ machine }) => ({ id: machine.id, machine, graph: readMachine(machine) }))

const coverage = readCoverage(
  '.',
  charts.map(({ graph }) => graph),
)

test('there is a picture of every machine, and no other (statecharts.every-machine-is-drawn)', async () => {
  const files = (await readdir(PICTURES)).filter((name) => name.endsWith('.json'))
  expect(files.toSorted()).toEqual(charts.map(({ id }) => `${id}.json`).toSorted())
})

describe.each(charts)('the picture of $id', ({ id, machine, graph }) => {
  const picture = keptOf(id)

  test('is of the chart as it is now; run npm run charts to renew it', () => {
    expect(keptPicture(id)?.hash).toBe(graphHash(graph))
  })

  test('names the raised events that tests have seen; run npm run charts to renew it', () => {
    expect(keptPicture(id)?.raises ?? {}).toEqual(raisesOf(graph, coverage))
  })

  test('shows every transition once (statecharts.every-transition-is-in-the-picture)', () => {
    expect(drawnTransitions(picture)).toEqual(transitionKeys(machine).toSorted())
  })

  test('shows every state as a box, in its outer one', () => {
    expect(picture.boxes.map(({ state }) => state)).toEqual(statesOf(graph.root).map(({ id }) => id))
  })

  test('leads every line to its states', () => {
    expect(picture.edges.filter(({ pieces }) => pieces.flat().length < 2)).toEqual([])
    expect(picture.isSimplified).toBe(false)
  })

  test.each(Object.entries(overlaysOf(machine)))('holds its badges where all are %s', (_, marks) => {
    const { x: left, width } = frameOf(picture, marks)
    const around = wordsIn(picture)
    const ends = wordsOf(picture).flatMap((words) => {
      const own = badgeWidth(markOf(marks, words.transition).badge?.text ?? '')
      const { x } = badgeSpot(words, own, { isIndented: true, around })
      expect(x).toBeGreaterThan(left)
      return x + own
    })
    expect(Math.max(0, ...ends)).toBeLessThan(left + width)
  })

  test('has nothing that lies over something else', () => {
    expect(overlapsOf(graph.root, picture)).toEqual({ labels: [], boxes: [], lines: [] })
  })
})

test('a transition that is missing in a picture is noticed, and so is one that stands there twice', () => {
  const { machine } = chartOf('cart')
  const picture = keptOf('cart')
  const labelled = picture.edges.findIndex(({ labels }) => labels.length > 0)
  const keys = transitionKeys(machine).toSorted()
  expect(drawnTransitions({ ...picture, edges: picture.edges.toSpliced(labelled, 1) })).not.toEqual(keys)
  expect(drawnTransitions({ ...picture, edges: [...picture.edges, ...picture.edges] })).not.toEqual(keys)
  expect(drawnTransitions({ ...picture, boxes: picture.boxes.slice(1) })).not.toEqual(keys)
})

test('words over each other are noticed', () => {
  const picture = keptOf('cart')
  const moved = picture.edges.map((edge) => ({ ...edge, labels: edge.labels.map((label) => ({ ...label, x: 900 })) }))
  const { labels, boxes } = overlapsOf(chartOf('cart').graph.root, { ...picture, edges: moved })
  expect(labels.length).toBeGreaterThan(0)
  expect(boxes.length).toBeGreaterThan(0)
})

test('a line through the rows of a box is noticed', () => {
  const { graph } = chartOf('cart')
  const picture = keptOf('cart')
  const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = picture.boxes
  const through = [
    [
      { x: x + 20, y },
      { x: x + 20, y: y + height },
    ],
    [
      { x, y: y + 20 },
      { x: x + width, y: y + 20 },
    ],
  ]
  const edges = picture.edges.map((edge) => ({ ...edge, pieces: through }))
  expect(overlapsOf(graph.root, { ...picture, edges }).lines.length).toBeGreaterThan(0)
})

test.each(['gate', 'language'])('%s is laid out as it is kept, each time', async (id) => {
  const { graph } = chartOf(id)
  const raises = raisesOf(graph, coverage)
  const [first, second] = [await layOutNow(graph, raises), await layOutNow(graph, raises)]
  expect(first).toEqual(second)
  expect(first).toEqual(keptOf(id))
})

test('what ELK cannot lay out is drawn all the same, with the target of each transition', async () => {
  const { machine, graph } = chartOf('cart')
  const asked: unknown[] = []
  const failing = {
    layout: (plan: unknown) => {
      asked.push(plan)
      return Promise.reject(new Error('Cannot read properties of undefined'))
    },
  }
  const picture = await layOut(graph, failing, widthOf)
  expect(asked).toHaveLength(3)
  expect(picture.isSimplified).toBe(true)
  expect(drawnTransitions(picture)).toEqual(transitionKeys(machine).toSorted())
  expect(overlapsOf(graph.root, picture)).toEqual({ labels: [], boxes: [], lines: [] })
  expect(picture.boxes.flatMap(({ rows }) => rows).map(({ text }) => text)).toContain(
    'session.signedOut / forgetAll → away',
  )
})

test('a drawing is as wide as its badges need', () => {
  const { machine, graph } = chartOf('toaster')
  for (const marks of Object.values(overlaysOf(machine))) {
    const svg = renderToStaticMarkup(createElement(ChartSvg, { picture: keptOf('toaster'), graph, marks, label: 'it' }))
    const [, left = 0, , width = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(Number)
    const badges = svg.matchAll(
      /data-badge="\w+" transform="translate\((\S+) \S+\)">.*?<rect class="vc-badge" width="(\S+?)"/g,
    )
    const ends = [...badges].map(([, x, own]) => Number(x) + Number(own))
    expect(ends).toHaveLength(graph.transitions.length)
    expect(Math.max(...ends)).toBeLessThan(left + width)
  }
})

/** Marks that give every transition of a chart its widest badge of a kind. */
function overlaysOf(machine: AnyStateMachine): Readonly<Record<string, Marks>> {
  const keys = transitionKeys(machine)
  const outcomes = { held: 999_999, refused: 999_999 }
  return {
    counted: { counts: Object.fromEntries(keys.map((key) => [key, 999_999])) },
    shared: { counts: {}, shared: new Set(keys) },
    asked: { guards: Object.fromEntries(keys.map((key) => [key, outcomes])) },
    refused: { refused: new Set(keys) },
  }
}

/** The words of each transition. */
const wordsOf = ({ boxes, edges }: Picture) =>
  [...boxes.flatMap(({ rows }) => rows), ...edges.flatMap(({ labels }) => labels)].flatMap(({ transition, ...words }) =>
    transition === undefined ? [] : [{ ...words, transition }],
  )

function keptOf(id: string): Picture {
  const kept = keptPicture(id)
  if (!kept) throw new Error(`${id} has no picture: run npm run charts`)
  return kept.picture
}

function chartOf(id: string) {
  const chart = charts.find((one) => one.id === id)
  if (!chart) throw new Error(`there is no chart ${id}`)
  return chart
}

const drawnTransitions = ({ boxes, edges }: Picture): readonly string[] =>
  [...boxes.flatMap(({ rows }) => rows), ...edges.flatMap(({ labels }) => labels)]
    .flatMap(({ transition }) => (transition === undefined ? [] : [transition]))
    .toSorted()

const statesOf = (state: ChartGraph['root']): readonly State[] => [state, ...state.states.flatMap(statesOf)]
