import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'
import { setup } from 'xstate'

import { allMachines } from '#statecharts/graph/all-machines.ts'
import { graphHash } from '#statecharts/graph/graph-hash.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { reviewAsked } from '#statecharts/commands/review.ts'
import { diffGraphs } from '#statecharts/reviews/diff-graphs.ts'
import { isStale, markReviewed, readReview, REVIEWS_FOLDER } from '#statecharts/reviews/reviews.ts'

const root = mkdtempSync(join(tmpdir(), 'verbena-reviews-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const door = setup({ guards: { isLocked: () => false } })
const before = readMachine(
  door.createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { close: 'shut', slam: 'shut' } },
      shut: { description: 'Nobody passes.', on: { open: 'open' } },
    },
  }),
)
const after = readMachine(
  door.createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { close: 'shut' } },
      shut: { description: 'Nobody gets in.', on: { open: { guard: 'isLocked', target: 'open' }, lock: 'locked' } },
      locked: {},
    },
  }),
)

test('a review holds who looked at which chart and when, and is stale once the chart changes (statecharts.reviews-go-stale)', () => {
  expect(readReview(root, 'door')).toBeUndefined()
  const file = markReviewed(root, before, ' Ada Lin ', new Date('2026-05-04T10:00:00Z'))
  expect(file).toBe('tests/reviews/door.json')
  const review = readReview(root, 'door')
  expect(review).toEqual({ hash: graphHash(before), name: 'Ada Lin', date: '2026-05-04T10:00:00.000Z', graph: before })
  if (!review) throw new Error('no review')
  expect(isStale(review, before)).toBe(false)
  expect(isStale(review, after)).toBe(true)
  expect(diffGraphs(review.graph, after)).toEqual({
    states: { added: ['door.locked'], removed: [], changed: ['door.shut'] },
    transitions: {
      added: ['door.shut::lock::0'],
      removed: ['door.open::slam::0'],
      changed: ['door.shut::open::0'],
    },
  })
})

test('a review without a name is refused', () => {
  expect(() => markReviewed(root, before, '  ', new Date())).toThrow('name')
})

test('the hash of a chart depends on its content alone, not on the order of fields', () => {
  const turned = Object.fromEntries(Object.entries(before).toReversed()) as unknown as typeof before
  expect(graphHash(turned)).toBe(graphHash(before))
  expect(graphHash(before)).toMatch(/^[0-9a-f]{64}$/)
  expect(graphHash(after)).not.toBe(graphHash(before))
})

test('a chart does not differ from itself', () => {
  const none = { added: [], removed: [], changed: [] }
  expect(diffGraphs(before, before)).toEqual({ states: none, transitions: none })
})

test('every committed review is of a chart, and of the graph that its hash says', async () => {
  const ids = new Set((await allMachines('.')).map(({ machine }) => machine.id))
  for (const file of reviewsIn('.')) {
    const chart = file.slice(0, -'.json'.length)
    const review = readReview('.', chart)
    expect(ids, file).toContain(chart)
    expect(review && graphHash(review.graph), file).toBe(review?.hash)
  }
})

function reviewsIn(root: string): readonly string[] {
  const folder = join(root, REVIEWS_FOLDER)
  return existsSync(folder) ? readdirSync(folder) : []
}

test('the command marks a chart of the project, and refuses one that there is not', async () => {
  const asked = ['--reviewed', 'nothing', '--name', 'Ada Lin']
  await expect(reviewAsked('.', asked, () => new Date(0))).rejects.toThrow('no chart nothing')
  expect(await reviewAsked('.', [], () => new Date(0))).toBeUndefined()
})
