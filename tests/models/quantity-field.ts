import assert from 'node:assert/strict'

import type { EventObject } from 'xstate'

import type { createQuantityField } from '#machines/quantity-field/quantity-field.machine.ts'
import type { QuantityFacts } from '#machines/quantity-field/quantity-field.ts'

import { defineModel } from './support/model.ts'
import { emitted } from './support/rules.ts'

/** The model of the fields of one list: two of them, and what their owner is told. */
export function quantityModel<Of, Fact extends EventObject>(
  machine: ReturnType<typeof createQuantityField<Of, Fact>>,
  [of, other]: readonly [Of, Of],
  { typed, stepped }: Pick<QuantityFacts<Of, object>, 'typed' | 'stepped'>,
) {
  const write = (written: string, isComposing = false) => ({ type: 'quantity.type', of, written, isComposing }) as const
  /** By what is typed: how it stands in the field, and the quantity that it comes to. */
  const read: Readonly<Record<string, readonly [string, number]>> = {
    '12': ['12', 12],
    'about ٤٢': ['42', 42],
    none: ['', 3],
    '3': ['3', 3],
    '0': ['0', 0],
    ['9'.repeat(20)]: ['9'.repeat(20), Number.MAX_SAFE_INTEGER],
  }
  return defineModel({
    machine,
    events: [
      ...Object.keys(read).map((written) => write(written)),
      write('１２', true),
      { type: 'quantity.type', of: other, written: '7', isComposing: false },
      { type: 'quantity.step', of, quantity: 3, by: 1 },
      { type: 'quantity.step', of, quantity: 3, by: -1 },
      { type: 'quantity.end', of, quantity: 3 },
    ],
    answers: [],
    project: ({ context }) => context,
    rules: {
      'keeps the digits of what is typed, of whatever script': {
        requirements: ['lines.quantity-takes-digits-only', 'forms.digits-of-every-script'],
        when: ({ event }) => event.type === 'quantity.type' && event['of'] === of && !event['isComposing'],
        must: ({ event, after }) =>
          assert.deepEqual([after.value, after.context.digits], ['typing', read[event['written']]?.[0]]),
      },
      'leaves what an input method composes as it is': {
        requirements: ['forms.composed-keys-do-nothing-else'],
        when: ({ event }) => event['isComposing'] === true,
        must: ({ event, after }) => assert.equal(after.context.digits, event['written']),
      },
      'tells of nothing while it is typed': {
        when: ({ event }) => event.type === 'quantity.type',
        must: (step) => assert.deepEqual(emitted(step), []),
      },
      'tells what was typed on Enter and on leaving the field, unless it is empty, the same or of another field': {
        requirements: ['forms.typed-quantity-counts-once-done'],
        when: ({ event, before }) => event.type === 'quantity.end' && before?.matches('typing') === true,
        must: (step) => {
          const { digits = '' } = step.before?.context ?? {}
          const told = { '12': 12, '42': 42, '0': 0, '１２': 12, ['9'.repeat(20)]: Number.MAX_SAFE_INTEGER }[digits]
          assert.deepEqual(emitted(step), told === undefined ? [] : [typed(of, told)])
        },
      },
      'lets go of what was typed by a step, which counts from the quantity there is': {
        requirements: ['forms.typed-quantity-counts-once-done'],
        when: ({ event }) => event.type === 'quantity.step',
        must: (step) => assert.deepEqual(emitted(step), [stepped(of, 3, step.event['by'])]),
      },
      'shows the quantity again after a step and once the field is done': {
        when: ({ event }) => event.type !== 'quantity.type',
        must: ({ after }) => assert.deepEqual([after.value, after.context], ['resting', { field: null, digits: '' }]),
      },
    },
  })
}
