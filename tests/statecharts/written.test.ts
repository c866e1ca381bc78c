import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'
import { setup } from 'xstate'

import { evidenceOf } from '#statecharts/evidence/evidence.ts'
import { keepWritten, readWritten, uncountedFiles, writtenFiles } from '#statecharts/evidence/written.ts'
import { overlayOf } from '#statecharts/gallery/overlay-marks.ts'
import { takenCount } from '#statecharts/gallery/summary.ts'
import type { DrawnChart } from '#statecharts/gallery-data.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { markOf } from '#statecharts/paint/marks.ts'

const root = mkdtempSync(join(tmpdir(), 'verbena-written-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'tests/browser'), { recursive: true })
const write = (file: string, text: string) => writeFileSync(join(root, 'tests/browser', file), text)
write('door.spec.ts', 'a door')
write('house.spec.ts', 'a house')
write('door.generated.spec.ts', 'walks')

const lamp = readMachine(setup({}).createMachine({ id: 'lamp' }))
const doorWith = (events: readonly string[]) =>
  readMachine(
    setup({ actions: { ring: () => {} } }).createMachine({
      id: 'door',
      on: Object.fromEntries(events.map((event) => [event, { actions: 'ring' }])),
    }),
  )
const door = doorWith(['open', 'shut', 'lock'])
const [open = '', shut = '', lock = ''] = door.transitions.map(({ key }) => key)
const of = (file: string, title: string, ...taken: readonly string[]) => ({ file, title, taken })
const shownOf = (graph = door) => {
  const chart = { graph, evidence: evidenceOf({ written: readWritten(root, graph) }) } as DrawnChart
  return { chart, ...overlayOf(chart, 'browser') }
}

describe('what written browser tests take (statecharts.coverage-by-transition)', () => {
  test('is not said to be nothing before it was counted', () => {
    expect(writtenFiles(root)).toEqual(['door.spec.ts', 'house.spec.ts'])
    expect(readWritten(root, door)).toBeUndefined()
    expect(takenCount(shownOf().chart, 'browser')).toBeUndefined()
    expect(uncountedFiles(root)).toEqual(['door.spec.ts', 'house.spec.ts'])
  })

  test('is shown with the narrowest test of each file, and the rest as not taken', () => {
    keepWritten(
      root,
      [door, lamp],
      ['door.spec.ts', 'house.spec.ts'],
      [
        of('door.spec.ts', 'all of it', open, shut),
        of('door.spec.ts', 'it opens', open),
        of('house.spec.ts', 'a day', open, shut),
      ],
    )
    expect(readWritten(root, door)?.tests).toEqual({
      [open]: ['door.spec.ts: it opens', 'house.spec.ts: a day'],
      [shut]: ['door.spec.ts: all of it', 'house.spec.ts: a day'],
    })
    const { chart, marks, note } = shownOf()
    expect(chart.evidence.written?.[shut]).toEqual({
      tests: ['door.spec.ts: all of it', 'house.spec.ts: a day'],
      more: 0,
    })
    expect(markOf(marks, open).badge).toMatchObject({ kind: 'covered', text: '2' })
    expect(markOf(marks, lock).badge).toMatchObject({ kind: 'never' })
    expect(note).toContain('written tests')
    expect(takenCount(chart, 'browser')).toBe(2)
    expect(readWritten(root, lamp)?.tests).toEqual({})
    expect(uncountedFiles(root)).toEqual([])
  })

  test('is counted anew file by file', () => {
    keepWritten(root, [door, lamp], ['door.spec.ts'], [of('door.spec.ts', 'it locks', lock)])
    expect(readWritten(root, door)?.tests).toEqual({
      [open]: ['house.spec.ts: a day'],
      [shut]: ['house.spec.ts: a day'],
      [lock]: ['door.spec.ts: it locks'],
    })
  })

  test('is stale once the chart is another, until every file is counted on it', () => {
    const bell = doorWith(['open', 'shut', 'lock', 'ring'])
    const ring = bell.transitions.at(-1)?.key ?? ''
    expect(shownOf(bell).note).toContain('Stale')
    expect(markOf(shownOf(bell).marks, ring).badge).toMatchObject({ text: '?' })
    keepWritten(root, [bell, lamp], ['door.spec.ts'], [of('door.spec.ts', 'it locks', lock)])
    expect(readWritten(root, bell)?.isStale).toBe(true)
    keepWritten(root, [bell, lamp], ['door.spec.ts', 'house.spec.ts'], [of('door.spec.ts', 'it locks', lock)])
    expect(readWritten(root, bell)).toEqual({ isStale: false, tests: { [lock]: ['door.spec.ts: it locks'] } })
  })

  test('of a file that has changed or gone is no longer said to be counted', () => {
    write('door.spec.ts', 'another door')
    expect(uncountedFiles(root)).toEqual(['door.spec.ts'])
    rmSync(join(root, 'tests/browser/house.spec.ts'))
    keepWritten(root, [door, lamp], ['door.spec.ts'], [])
    expect(readFileSync(join(root, 'tests/coverage/written/counted.json'), 'utf8')).not.toContain('house')
    expect(readWritten(root, door)?.tests).toEqual({})
  })

  test('is forgotten of a test that was renamed or taken away since', () => {
    write('door.spec.ts', "test('it opens', …) test('it locks', …)")
    const tests = [of('door.spec.ts', 'it opens', open), of('door.spec.ts', 'it locks', lock)]
    keepWritten(root, [door, lamp], ['door.spec.ts'], tests)
    write('door.spec.ts', "test('it opens', …) test('it is locked', …)")
    expect(readWritten(root, door)?.tests).toEqual({ [open]: ['door.spec.ts: it opens'] })
    rmSync(join(root, 'tests/browser/door.spec.ts'))
    expect(readWritten(root, door)?.tests).toEqual({})
  })
})
