import type { DrawnChart } from '#statecharts/gallery-data.ts'
import type { InspectorEvent } from '#statecharts/inspector/inspector.events.ts'
import { EVERYTHING } from '#statecharts/inspector/log/filter.ts'
import type { Place } from '#statecharts/inspector/place.ts'
import type { Here } from '#statecharts/inspector/recording.ts'
import type { Recorded, Trace } from '#statecharts/trace/trace.ts'

/** A chart of one state that takes one event. */
export const LAMP: DrawnChart = {
  graph: {
    id: 'lamp',
    root: {
      id: 'lamp',
      name: 'lamp',
      kind: 'atomic',
      description: 'A lamp.',
      tags: [],
      requirements: [],
      entry: [],
      exit: [],
      invokes: [],
      states: [],
    },
    transitions: [
      {
        key: 'lamp::lamp.press::0',
        source: 'lamp',
        cause: { kind: 'event', type: 'lamp.press' },
        branch: 0,
        branches: 1,
        actions: [],
        targets: [],
        reenter: false,
        requirements: [],
      },
    ],
  },
  picture: { width: 0, height: 0, isSimplified: false, boxes: [], edges: [] },
  hash: '',
  file: 'machines/lamp.machine.ts',
  evidence: {
    actor: {},
    shared: {},
    stale: [],
    guards: {},
    ways: {},
    samples: { 'lamp.press': [{ type: 'lamp.press', by: 'hand' }] },
  },
}

const lamp = (actor: string, n: number): Recorded => ({
  n,
  at: n,
  kind: 'actor',
  actor,
  name: actor,
  chart: 'lamp',
  state: { value: {}, context: {}, status: 'active' },
})

export const RECORDS: readonly Recorded[] = [
  lamp('hall', 0),
  lamp('desk', 1),
  { n: 2, at: 2, kind: 'event', actor: 'desk', event: { type: 'lamp.press' } },
]
export const LATER: readonly Recorded[] = [{ n: 3, at: 3, kind: 'event', actor: 'hall', event: { type: 'lamp.press' } }]

const EMPTY: Trace = { version: 1, build: 'old', began: '2026-01-01T00:00:00.000Z', records: [] }
export const FAILING: Trace = { ...EMPTY, records: RECORDS, openAt: 1 }
export const WHOLE: Trace = { ...EMPTY, records: RECORDS }
export const REASON = 'The file is no recording.'
export const FILE = { name: 'failing.trace.json' }

export function here(tab: string, began = '2026-01-01T00:00:00.000Z'): { type: 'tab.here' } & Here {
  return { type: 'tab.here', tab, build: 'new', title: 'Verbena', path: '/', began, heardAt: 1_770_000_000_000 }
}

export const PLACE: Place = { tab: 'two', actor: 'desk', at: 2, filter: { ...EVERYTHING, kinds: ['event', 'actor'] } }

export const EVENTS: readonly InspectorEvent[] = [
  here('one'),
  here('one', '2026-01-02T00:00:00.000Z'),
  here('two'),
  { type: 'tab.records', tab: 'one', records: RECORDS },
  { type: 'tab.records', tab: 'one', records: [...RECORDS, ...LATER] },
  { type: 'tab.records', tab: 'two', records: RECORDS },
  { type: 'tab.dropped', tab: 'one', count: 5 },
  { type: 'tab.can', tab: 'one', ask: 1, answer: [{ kind: 'takes', on: [] }] },
  { type: 'tab.notSent', tab: 'one', actor: 'hall', reason: 'gone' },
  { type: 'tab.left', tab: 'one' },
  { type: 'tab.left', tab: 'two' },
  { type: 'tab.awake', tab: 'two' },
  { type: 'page.hidden' },
  { type: 'page.shown' },
  { type: 'address.changed', place: PLACE },
  { type: 'address.changed', place: { ...PLACE, tab: null, at: 2 } },
  { type: 'address.changed', place: { ...PLACE, at: null } },
  { type: 'tab.choose', tab: 'one' },
  { type: 'tab.choose', tab: 'two' },
  { type: 'actor.choose', actor: 'desk' },
  { type: 'record.choose', n: 2 },
  { type: 'record.choose', n: 9 },
  { type: 'record.step', by: 1 },
  { type: 'record.step', by: -1 },
  { type: 'transition.choose', actor: 'desk', transition: 'lamp::lamp.press::0' },
  { type: 'live.return' },
  { type: 'records.pause' },
  { type: 'records.resume' },
  { type: 'file.choose', file: FILE },
  { type: 'file.dismiss' },
  { type: 'file.close' },
  { type: 'log.filter', filter: { text: 'press' } },
  { type: 'chart.zoom', zoom: 2 },
  { type: 'trace.save' },
  { type: 'test.save' },
  { type: 'summary.copy' },
]
