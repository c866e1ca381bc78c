import { describe, expect, test } from 'vitest'
import {
  assign,
  createActor,
  createMachine,
  emit,
  enqueueActions,
  setup,
  spawnChild,
  type AnyMachineSnapshot,
} from 'xstate'

import { parseTrace } from '#statecharts/replay/parse-trace.ts'
import { replay } from '#statecharts/replay/replay.ts'
import { recordsOfTest } from '#statecharts/trace/test-file.ts'
import { Recorder, recordedWalk } from '#tests/models/support/recorded.ts'
import { mustDoAsRecorded } from '#tests/models/support/trace-test.ts'

const bell = (press: object) =>
  setup({
    types: {
      context: {} as { count: number; at: Date | null },
      emitted: {} as { type: 'rung' | 'hummed'; of: number },
    },
    actions: {
      count: assign(({ context }) => ({ count: context.count + 1, at: new Date(5) })),
      ring: (_, __: { loud: number }) => {},
      tell: emit(({ context }) => ({ type: 'rung' as const, of: context.count })),
      hum: emit({ type: 'hummed' as const, of: 1 }),
    },
    delays: { aWhile: 50 },
  }).createMachine({
    id: 'bell',
    context: { count: 0, at: null },
    initial: 'still',
    states: {
      still: { on: { press }, after: { aWhile: { actions: 'hum' } } },
    },
  })
const ring = (loud: number) => ({ type: 'ring', params: { loud } })

const sound = bell({ actions: ['count', ring(3), 'tell'] })
const parsed = parseTrace(recordedWalk(sound, undefined, [{ type: 'press' }, { type: 'nothing' }, { type: 'press' }]))
if (!parsed.ok) throw new Error(parsed.problem)
const { trace } = parsed

describe('a test of a recording', () => {
  test('passes as it was recorded', () => mustDoAsRecorded(sound, trace))

  test.each([
    ['an action is missing', [ring(3)], /context/],
    ['an action that tells something is missing', ['count', ring(3)], /record 2, press, its effects/],
    ['an action does it with something else', ['count', ring(4), 'tell'], /record 2, press, its effects/],
    ['there is one more', ['count', ring(3), 'tell', 'hum'], /record 2, press, its effects/],
  ])('fails where %s', (_, actions, said) => {
    expect(() => mustDoAsRecorded(bell({ actions }), trace)).toThrow(said)
  })

  test('has those running that ran before the recording began, though no state invokes them (statecharts.trace-becomes-a-test)', () => {
    const tower = setup({
      actors: { hammer: createMachine({}) },
      actions: {
        knock: enqueueActions(({ enqueue, self }) => {
          const running = Object.keys((self.getSnapshot() as AnyMachineSnapshot).children)
          for (const one of running) enqueue.sendTo(one, { type: 'hit' })
        }),
      },
    }).createMachine({
      id: 'tower',
      on: {
        build: { actions: spawnChild('hammer', { id: 'great', systemId: 'hammer' }) },
        add: { actions: spawnChild('hammer', { id: 'small' }) },
        knock: { actions: 'knock' },
      },
    })
    const actor = createActor(tower)
    const recorder = new Recorder()
    actor.start()
    actor.send({ type: 'build' })
    recorder.watch(actor)
    for (const type of ['knock', 'add', 'knock']) actor.send({ type } as { type: 'knock' })
    const late = parseTrace(recorder.export('salt'))
    if (!late.ok) throw new Error(late.problem)
    const records = recordsOfTest(late.trace, actor.sessionId)
    expect(records.filter(({ kind }) => kind === 'action')).not.toHaveLength(0)
    mustDoAsRecorded(tower, { records })
    expect(replay(late.trace, (id) => (id === 'tower' ? tower : undefined)).unreproducible).toEqual([])
  })

  test('compares effects only where the recording holds any', () => {
    const records = trace.records.filter(({ kind }) => kind !== 'action')
    expect(() => mustDoAsRecorded(bell({ actions: ['count', ring(3)] }), { records })).not.toThrow()
  })
})
