import { describe, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'

import { canTake } from '#statecharts/recorder/can.ts'
import { answerText } from '#statecharts/inspector/send/answer-text.ts'

const till = setup({
  types: {
    context: {} as { isOpen: boolean; most: number },
    events: {} as
      | { type: 'open' | 'rest' | 'close' | 'leave' }
      | { type: 'add'; quantity: number; of: { name: string } }
      | { type: 'set'; quantity: number },
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    fits: ({ context }, { quantity }: { quantity: number }) => quantity <= context.most,
    fitsAndIsNamed: ({ context, event }) =>
      event.type === 'add' && event.quantity <= context.most && event.of.name.length > 2,
  },
  actions: { ring: () => {} },
}).createMachine({
  id: 'till',
  context: { isOpen: false, most: 3 },
  initial: 'here',
  states: {
    here: {
      on: {
        open: { guard: 'isOpen', actions: 'ring' },
        rest: { actions: 'ring' },
        close: {},
        add: { guard: 'fitsAndIsNamed', actions: 'ring' },
        set: [
          { guard: { type: 'fits', params: ({ event }) => ({ quantity: event.quantity }) }, actions: 'ring' },
          { target: 'away' },
        ],
      },
    },
    away: {},
  },
})

const ask = (event: { readonly type: string; readonly [field: string]: unknown }) =>
  canTake(createActor(till).getSnapshot(), event)

describe('whether an actor would take an event', () => {
  test('is a plain no only where a guard asks nothing of the event', () => {
    expect(ask({ type: 'open' })).toEqual({ kind: 'refuses', on: [] })
    expect(ask({ type: 'rest' })).toEqual({ kind: 'takes', on: [] })
  })

  test('depends on what a guard asks of the event, and on no more', () => {
    const named = { type: 'add', quantity: 2, of: { name: 'Zinc' } }
    expect(ask(named)).toEqual({ kind: 'takes', on: ['quantity', 'of'] })
    expect(ask({ ...named, quantity: 9 })).toEqual({ kind: 'refuses', on: ['quantity'] })
  })

  test('is not known where a guard throws at an example', () => {
    expect(ask({ type: 'add', quantity: 2 })).toEqual({ kind: 'unknown', on: ['quantity', 'of'] })
  })

  test('is yes where a branch has no guard, whatever the others ask', () => {
    expect(ask({ type: 'set', quantity: 9 })).toEqual({ kind: 'takes', on: [] })
  })

  test('is neither where no state waits for it, or nothing follows', () => {
    expect(ask({ type: 'leave' })).toEqual({ kind: 'ignores', on: [] })
    expect(ask({ type: 'close' })).toEqual({ kind: 'nothing', on: [] })
  })
})

test('the page says no for what is written alone, and else what it depends on', () => {
  const no = { kind: 'refuses', on: ['quantity'] } as const
  expect(answerText(no, 'example')).toBe('depends on quantity')
  expect(answerText(no, 'written')).toBe('its guard says no')
  expect(answerText({ kind: 'refuses', on: [] }, 'example')).toBe('its guard says no')
  expect(answerText({ kind: 'takes', on: ['quantity'] }, 'example')).toBe('depends on quantity')
  expect(answerText({ kind: 'takes', on: [] }, 'example')).toBe('takes it now')
  expect(answerText({ kind: 'unknown', on: ['of'] }, 'written')).toBe('its guard cannot be asked with this')
  expect(answerText({ kind: 'nothing', on: [] }, 'example')).toBe('takes it, and nothing follows')
  expect(answerText({ kind: 'ignores', on: [] }, 'example')).toBe('would ignore it')
})
