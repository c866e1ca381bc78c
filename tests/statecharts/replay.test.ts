import { assign, createActor, fromPromise, setup } from 'xstate'
import { describe, expect, it } from 'vitest'

import { parseTrace } from '#statecharts/replay/parse-trace.ts'
import { replay } from '#statecharts/replay/replay.ts'
import type { Recorded, Trace } from '#statecharts/trace/trace.ts'
import { Recorder } from '#tests/models/support/recorded.ts'

let chance = 0

const counterWith = (loud: number | null) =>
  setup({
    types: { context: {} as { count: number; luck: number }, input: {} as { from: number } },
    actions: { ring: (_, __: { loud: number }) => {} },
    actors: { ask: fromPromise<number>(() => Promise.reject(new Error('is never asked'))) },
  }).createMachine({
    id: 'counter',
    context: ({ input }) => ({ count: input.from, luck: 0 }),
    initial: 'open',
    states: {
      open: {
        on: {
          add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
          draw: { actions: assign({ luck: () => (chance += 1) }) },
          ask: 'asking',
          ring: loud === null ? {} : { actions: { type: 'ring', params: { loud } } },
        },
      },
      asking: {
        invoke: {
          src: 'ask',
          id: 'ask',
          onDone: { target: 'open', actions: assign({ count: ({ event }) => event.output }) },
          onError: 'open',
        },
      },
    },
  })
const counter = counterWith(3)

async function record(types: readonly string[]): Promise<Trace> {
  const recorder = new Recorder()
  const actor = createActor(counter.provide({ actors: { ask: fromPromise(() => Promise.resolve(40)) } }), {
    input: { from: 3 },
  })
  recorder.watch(actor)
  actor.start()
  for (const type of types) {
    actor.send({ type })
    await Promise.resolve()
    await Promise.resolve()
  }
  const parsed = parseTrace(recorder.export('salt'))
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.trace
}

const again = (trace: Trace) => replay(trace, (id) => (id === 'counter' ? counter : undefined))
const last = ({ records }: Trace) => records.at(-1)?.n ?? 0
const root = ({ records }: Trace) => records[0]?.actor ?? ''

describe('replay (statecharts.replay-equals-the-recording)', () => {
  it('comes to the same, with the answers of invoked actors from the recording', async () => {
    const trace = await record(['add', 'ask', 'add', 'nothing'])
    const { unreproducible, at } = again(trace)
    expect(unreproducible).toEqual([])
    expect(at(root(trace), last(trace))).toMatchObject({ value: 'open', context: { count: 41 } })
  })

  it('shows where an actor stood at any record', async () => {
    const trace = await record(['add', 'add'])
    const { at } = again(trace)
    const steps = trace.records.filter(({ kind }) => kind === 'step')
    expect(at(root(trace), 0)?.context.count).toBe(3)
    expect(steps.map(({ n }) => at(root(trace), n)?.context.count as unknown)).toEqual([4, 5])
    expect(at('nobody', 0)).toBeUndefined()
  })

  it('marks a step that comes to something else, and goes on from what was recorded', async () => {
    const trace = await record(['draw', 'add'])
    const [draw] = trace.records.filter(({ kind }) => kind === 'step')
    const { unreproducible, at } = again(trace)
    expect(unreproducible).toEqual([{ n: draw?.n, actor: root(trace), differs: ['context.luck'] }])
    expect(at(root(trace), last(trace))?.context).toEqual({ count: 4, luck: chance - 1 })
  })

  it('marks a step that does something else, with what is missing or new', async () => {
    const trace = await record(['add', 'ring', 'ring'])
    const rings = trace.records.filter(({ kind }) => kind === 'step').slice(1)
    const differs = (loud: number | null) =>
      replay(trace, () => counterWith(loud)).unreproducible.map((one) => [one.n, one.differs])
    expect(differs(3)).toEqual([])
    expect(differs(null)).toEqual(rings.map(({ n }) => [n, ['no longer does ring {"loud":3}']]))
    expect(differs(4)).toEqual(
      rings.map(({ n }) => [n, ['no longer does ring {"loud":3}', 'now does ring {"loud":4}']]),
    )
    const paths = { ...trace, records: trace.records.filter(({ kind }) => kind !== 'action') }
    expect(replay(paths, () => counterWith(null)).unreproducible).toEqual([])
  })

  it('goes on from where an actor stood when the recording began', async () => {
    const trace = await record(['add', 'ask', 'add'])
    const [first, ...rest] = trace.records
    const resumed = {
      ...first,
      resumed: true,
      state: { value: 'open', context: { count: 3, luck: 0 }, status: 'active' },
    }
    const { input: _, ...actor } = resumed as unknown as Record<string, unknown>
    expect(again({ ...trace, records: [actor as unknown as Recorded, ...rest] }).unreproducible).toEqual([])
  })

  it('says where a step cannot be taken', async () => {
    const trace = await record(['add'])
    const records = trace.records.map((one) => (one.kind === 'step' ? { ...one, value: 'nowhere' } : one))
    expect(again({ ...trace, records }).unreproducible).not.toEqual([])
  })
})

describe('a trace that is imported', () => {
  it.each([
    ['{', 'The file is no JSON.'],
    ['{}', /^version/],
    ['{"version":2}', 'version: is of another version than 1'],
    [trace([{ n: 1, at: 0, actor: 'a', kind: 'event', event: {} }]), /is no event/],
    [trace([{ n: 1, at: 0, actor: 'a', kind: 'other' }]), /^records\.0\.kind/],
    [trace([step(2), step(1)]), 'records: are out of order'],
    [trace([{ ...step(1), value: { a: 1 } }]), 'records.0.value: is no state'],
    [trace([{ ...step(1), changed: JSON.parse('{"__proto__":{"a":1}}') as unknown }]), /is no plain object/],
    ['['.repeat(40), 'The file is no JSON.'],
  ])('%s is refused in a few words', (text, problem) => {
    const parsed = parseTrace(text)
    expect(parsed.ok).toBe(false)
    expect(parsed.ok ? '' : parsed.problem).toMatch(problem)
  })

  it('may hold nothing', () => {
    expect(parseTrace(trace([]))).toMatchObject({ ok: true, trace: { records: [] } })
  })

  function trace(records: readonly object[]): string {
    return JSON.stringify({ version: 1, build: 'b', began: '2026-11-24T21:08:29.000Z', records })
  }
  function step(n: number) {
    return { n, at: 0, actor: 'a', kind: 'step', cause: 0, transitions: [], value: 'x', status: 'active' }
  }
})
