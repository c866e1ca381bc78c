import { describe, expect, test } from 'vitest'

import { createOnceMachine } from '#machines/once/once.machine.ts'
import { isUnanswered, pauseBefore } from '#machines/once/once.ts'

import { onceModel } from '../models/once.ts'
import { testChart } from '../models/support/suite.ts'

/** An order, which waits for the changes of its cart. */
const machine = createOnceMachine<{ readonly items: number }, { readonly id: number }>('cartOrder', { settles: true })

testChart(onceModel({ machine, settles: true, intent: [{ items: 1 }, { items: 2 }], answer: { id: 7 } }))

test('an order that waits for the cart can be called off (call.waits-for-what-comes-first)', () => {
  const waiting = machine.resolveState({
    value: 'settling',
    context: { intent: { items: 1 }, language: 'en', key: null, attempts: 0, answer: null, problem: null },
  })
  expect([waiting.hasTag('settling'), waiting.can({ type: 'call.hold' })]).toEqual([true, true])
})

describe('an answer', () => {
  test.each([
    [{ ok: true, value: 1 }, false],
    [{ ok: false, problem: { kind: 'unreachable' } }, true],
    [{ ok: false, problem: { kind: 'unreadable' } }, true],
    [{ ok: false, problem: { kind: 'unauthorized' } }, false],
    [{ ok: false, problem: { kind: 'refused', status: 429, message: '' } }, false],
    [{ ok: false, problem: { kind: 'refused', status: 500, message: '' } }, true],
  ] as const)('leaves open what became of the call, or does not (%#)', (result, isOpen) => {
    expect(isUnanswered(result)).toBe(isOpen)
  })

  test.each([
    [1, 5000],
    [2, 10_000],
    [5, 60_000],
  ])('that is missing for the %sth time is asked for after %s ms', (attempts, pause) => {
    expect(pauseBefore({ attempts, problem: null })).toBe(pause)
  })
})
