import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'
import { setup } from 'xstate'

import { allMachines } from '#statecharts/graph/all-machines.ts'
import type { ChartGraph } from '#statecharts/graph/chart-graph.ts'
import { graphHash } from '#statecharts/graph/graph-hash.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { reviewAsked } from '#statecharts/commands/review.ts'
import { diffGraphs } from '#statecharts/reviews/diff-graphs.ts'
import { codeOf } from '#statecharts/reviews/code.ts'
import { contentChanges, contentHash, type Content } from '#statecharts/reviews/content.ts'
import { isStale, markReviewed, readReview, REVIEWS_FOLDER } from '#statecharts/reviews/reviews.ts'

const root = mkdtempSync(join(tmpdir(), 'verbena-reviews-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const door = setup({ guards: { isLocked: () => false, isHeavy: () => false } })
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

const contentOf = (graph: ChartGraph, more: Partial<Content> = {}): Content => ({
  graph,
  behaviour: ['| open | close |  | shut |  |'],
  code: { 'machines/door.ts MOST': '5' },
  ...more,
})

const branched = (open: readonly (string | object)[]) =>
  readMachine(
    door.createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { open: open as [] } }, open: {} } }),
  )

test('a review holds who looked at which chart and when, and is stale once the chart changes (statecharts.reviews-go-stale)', () => {
  expect(readReview(root, 'door')).toBeUndefined()
  const content = contentOf(before)
  const file = markReviewed(root, content, ' Ada Lin ', new Date('2026-05-04T10:00:00Z'))
  expect(file).toBe('tests/reviews/door.json')
  const review = readReview(root, 'door')
  expect(review).toEqual({
    hash: contentHash(content),
    name: 'Ada Lin',
    date: '2026-05-04T10:00:00.000Z',
    ...content,
  })
  if (!review) throw new Error('no review')
  expect(isStale(review, content)).toBe(false)
  expect(isStale(review, contentOf(after))).toBe(true)
})

test('a review is stale where the chart does something else, or by other code, and says what', () => {
  const file = markReviewed(root, contentOf(before), 'Ada Lin', new Date(0))
  const review = readReview(root, 'door')
  if (!review) throw new Error(`no ${file}`)
  const fewer = contentOf(before, { code: { 'machines/door.ts MOST': '1' } })
  const other = contentOf(before, { behaviour: ['| open | close |  | shut | slam |'] })
  expect([isStale(review, fewer), isStale(review, other)]).toEqual([true, true])
  expect(contentChanges(review, fewer)).toEqual({
    rows: { added: [], removed: [] },
    code: [{ name: 'machines/door.ts MOST', before: '5', after: '1' }],
  })
  expect(contentChanges(review, other).rows).toEqual({ added: other.behaviour, removed: review.behaviour })
})

const RULES = 'export const MOST = 5\nexport const UNUSED = 7\n'
const DOOR = `import { setup } from 'xstate'
import { MOST } from './rules.ts'
const CODES: readonly number[] = [
  404, // gone
  410,
]
const isCode = (code: number) => CODES.includes(code)
const door = setup({
  guards: {
    /** It is locked. */
    isLocked: () => isCode(MOST),
  },
  actions: { slam: () => {} },
})
export const doorMachine = door.createMachine({ entry: { type: 'slam', params: () => MOST } })
`

async function codeWith(door: string, rules = RULES) {
  mkdirSync(join(root, 'machines'), { recursive: true })
  writeFileSync(join(root, 'machines/rules.ts'), rules)
  writeFileSync(join(root, 'machines/door.machine.ts'), door)
  return await codeOf(root, 'machines/door.machine.ts')
}

const changedIn = async (door: string, rules?: string) => {
  const [was, is] = [
    contentOf(before, { code: await codeWith(DOOR) }),
    contentOf(before, { code: await codeWith(door, rules) }),
  ]
  return contentChanges(was, is).code.map(({ name }) => name)
}

test('the code of a chart is what it and its imports run by, each part by its name', async () => {
  expect((await codeOf('.', 'machines/cart/cart.machine.ts'))['src/contract/constants.ts WRITE_ATTEMPTS_MORE']).toBe(
    '5',
  )
  expect(await codeWith(DOOR)).toEqual({
    'machines/door.machine.ts CODES': '[404, 410]',
    'machines/door.machine.ts function isCode': '(code) => CODES.includes(code)',
    'machines/door.machine.ts door': 'setup({ guards: { }, actions: { } })',
    'machines/door.machine.ts guard isLocked': 'isLocked: () => isCode(MOST)',
    'machines/door.machine.ts action slam': 'slam: () => {}',
    'machines/door.machine.ts doorMachine': 'door.createMachine({ entry: { type: "slam", params: () => MOST } })',
    'machines/rules.ts MOST': '5',
  })
})

test.each([
  ['guard', DOOR.replace('isCode(MOST)', '!isCode(MOST)'), 'machines/door.machine.ts guard isLocked'],
  ['action', DOOR.replace('() => {}', '() => console.log(1)'), 'machines/door.machine.ts action slam'],
  ['function', DOOR.replace('CODES.includes', '!CODES.includes'), 'machines/door.machine.ts function isCode'],
  ['chart', DOOR.replace('params: () => MOST', 'params: () => 1'), 'machines/door.machine.ts doorMachine'],
])(
  'a review tells a %s whose code has changed beneath the same drawing (statecharts.reviews-go-stale)',
  async (_, door, name) => {
    expect(await changedIn(door)).toEqual([name])
  },
)

test('a review tells the last letter of a long list, and nothing of types, comments and what nothing uses', async () => {
  const long = `[\n  404,${' 404,'.repeat(200)}`
  const was = await codeWith(DOOR.replace('[\n  404,', long))
  const is = await codeWith(DOOR.replace('[\n  404,', long).replace('410', '411'))
  expect(is['machines/door.machine.ts CODES']).not.toBe(was['machines/door.machine.ts CODES'])
  const other = DOOR.replace('// gone', '// away')
    .replace('It is locked.', 'Locked.')
    .replace(': readonly number[]', '')
  expect(await changedIn(other, RULES.replace('7', '8'))).toEqual([])
})

test('a name of another file that a bundler tells apart is no change', async () => {
  const most = RULES.replace('MOST = 5', 'MOST = [5].length')
  const other = "import { OTHER } from './other.ts'\n"
  mkdirSync(join(root, 'machines'), { recursive: true })
  writeFileSync(join(root, 'machines/other.ts'), 'export const MOST = [5]\nexport const OTHER = MOST.length\n')
  const was = await codeWith(`${other}${DOOR}`, most)
  const is = await codeWith(`${other}${DOOR.replace('isCode(MOST)', 'isCode(MOST + OTHER)')}`, most)
  expect(
    contentChanges(contentOf(before, { code: was }), contentOf(before, { code: is })).code.map(({ name }) => name),
  ).toEqual(['machines/door.machine.ts guard isLocked', 'machines/other.ts MOST', 'machines/other.ts OTHER'])
})

test('what has changed is told with what it was', () => {
  expect(diffGraphs(before, after)).toEqual({
    states: {
      added: ['door.locked'],
      removed: [],
      changed: [
        {
          before: 'door.shut',
          after: 'door.shut',
          fields: [{ name: 'description', before: 'Nobody passes.', after: 'Nobody gets in.' }],
        },
      ],
    },
    transitions: {
      added: ['door.shut::lock::0'],
      removed: ['door.open::slam::0'],
      changed: [
        {
          before: 'door.shut::open::0',
          after: 'door.shut::open::0',
          fields: [{ name: 'guard', before: 'none', after: 'isLocked' }],
        },
      ],
    },
  })
})

test('a new first branch is added, and changes none of those behind it', () => {
  const first = branched([{ guard: 'isLocked' }, 'open'])
  const second = branched([{ guard: 'isHeavy', target: 'open' }, { guard: 'isLocked' }, 'open'])
  expect(diffGraphs(first, second).transitions).toEqual({ added: ['door.shut::open::0'], removed: [], changed: [] })
})

test('branches that change places have changed, since the first whose guard holds is taken', () => {
  const first = branched([{ guard: 'isLocked' }, { guard: 'isHeavy', target: 'open' }])
  const second = branched([{ guard: 'isHeavy', target: 'open' }, { guard: 'isLocked' }])
  const { added, removed, changed } = diffGraphs(first, second).transitions
  expect([added, removed]).toEqual([[], []])
  expect(changed).toContainEqual({
    before: 'door.shut::open::1',
    after: 'door.shut::open::0',
    fields: [{ name: 'order', before: '2', after: '1' }],
  })
})

test('a review without a name is refused', () => {
  expect(() => markReviewed(root, contentOf(before), '  ', new Date())).toThrow('name')
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
    expect(review && contentHash(review), file).toBe(review?.hash)
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
