import assert from 'node:assert/strict'

import { linesFoldMachine } from '#machines/orders/checkout/lines-fold.machine.ts'

import { defineModel } from '#tests/models/support/model.ts'

export const model = defineModel({
  machine: linesFoldMachine,
  events: [{ type: 'lines.unfold' }, { type: 'lines.fold' }],
  project: () => null,
  rules: {
    'begins folded': {
      requirements: ['checkout.products-from-the-first-step'],
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.value, 'folded'),
    },
    'is as it was told last': {
      requirements: ['checkout.products-from-the-first-step'],
      when: ({ before }) => before !== undefined,
      must: ({ event, after }) => assert.equal(after.value, event.type === 'lines.fold' ? 'folded' : 'unfolded'),
    },
  },
})
