/**
 * The field of a quantity, between a button for fewer and one for more.
 * Owns: what is typed and does not count yet. Never: the quantity and its bounds, which are its owner's.
 */
import { assign, emit, setup } from 'xstate'
import type { EventObject } from 'xstate'

import { digitsOf } from '#contract/digits.ts'

import type { ChartMeta } from '../requirements/meta.ts'

import { quantityIn } from './quantity-field.ts'
import type { QuantityContext, QuantityEvent, QuantityFacts } from './quantity-field.ts'

type Choice<Of> = { of: Of; quantity: number }

/** The chart of the fields of one list, of which one is typed in at a time. `Of` says which field, and must be plain JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function createQuantityField<Of, Fact extends EventObject>(id: string, facts: QuantityFacts<Of, Fact>) {
  return setup({
    types: {
      context: {} as QuantityContext,
      events: {} as QuantityEvent<Of>,
      emitted: {} as Fact,
      meta: {} as ChartMeta,
    },
    guards: {
      /** Another quantity is typed in the field than the one it has. */
      isOther: ({ context: { field, digits } }, { of, quantity }: Choice<Of>) =>
        field === facts.fieldOf(of) && ![null, quantity].includes(quantityIn(digits)),
    },
    actions: {
      /** Shows the digits of what is typed; what an input method still composes stays as it is, since a set text ends it. */
      setDigits: assign((_, params: { of: Of; written: string; isComposing: boolean }) => ({
        field: facts.fieldOf(params.of),
        digits: params.isComposing ? params.written : digitsOf(params.written),
      })),
      /** Shows the quantity again. */
      forgetDigits: assign({ field: null, digits: '' }),
      /** Tells the owner the quantity that was typed. */
      emitTyped: emit(({ context: { digits } }, { of, quantity }: Choice<Of>) =>
        facts.typed(of, quantityIn(digits) ?? quantity),
      ),
      /** Tells the owner that one more or one fewer is wanted. */
      emitStepped: emit((_, { of, quantity, by }: Choice<Of> & { by: 1 | -1 }) => facts.stepped(of, quantity, by)),
    },
  }).createMachine({
    id,
    description: 'A quantity that is typed, or stepped through.',
    meta: { requirements: ['forms.typed-quantity-counts-once-done', 'lines.quantity-takes-digits-only'] },
    context: { field: null, digits: '' },
    initial: 'resting',
    on: {
      'quantity.type': {
        target: '.typing',
        actions: {
          type: 'setDigits',
          params: ({ event: { of, written, isComposing } }) => ({ of, written, isComposing }),
        },
      },
      'quantity.step': {
        target: '.resting',
        actions: { type: 'emitStepped', params: ({ event: { of, quantity, by } }) => ({ of, quantity, by }) },
      },
    },
    states: {
      resting: {
        description: 'Nothing is typed: each field shows the quantity that its owner has.',
        entry: 'forgetDigits',
      },
      typing: {
        description:
          'A field shows what is typed, which counts on Enter or once the field is left. A step lets go of it.',
        on: {
          'quantity.end': [
            {
              guard: { type: 'isOther', params: ({ event: { of, quantity } }) => ({ of, quantity }) },
              target: 'resting',
              actions: { type: 'emitTyped', params: ({ event: { of, quantity } }) => ({ of, quantity }) },
            },
            { target: 'resting' },
          ],
        },
      },
    },
  })
}
