import { describe, expect, test } from 'vitest'
import { assign, emit, setup } from 'xstate'

import { parseTrace } from '#statecharts/replay/parse-trace.ts'
import { recordedWalk } from '#tests/models/support/recorded.ts'
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

  test('compares effects only where the recording holds any', () => {
    const records = trace.records.filter(({ kind }) => kind !== 'action')
    expect(() => mustDoAsRecorded(bell({ actions: ['count', ring(3)] }), { records })).not.toThrow()
  })
})
