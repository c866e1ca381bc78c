import assert from 'node:assert/strict'

import { sidePanelMachine } from '#machines/side-panel/side-panel.machine.ts'

import { defineModel } from './support/model.ts'
import { PASS } from './support/moment.ts'
import { entered, waits } from './support/rules.ts'

export const model = defineModel({
  machine: sidePanelMachine,
  events: [
    { type: 'sidePanel.open', content: 'filters', side: 'left' },
    { type: 'sidePanel.open', content: 'menu', side: 'right' },
    { type: 'sidePanel.close' },
  ],
  project: ({ context }) => context,
  rules: {
    'slides in and out for 300 ms': {
      requirements: ['panel.slides-for-300-ms'],
      when: (step) => entered(step, 'opening') || entered(step, 'closing'),
      must: (step) => assert.deepEqual(waits(step), [300]),
    },
    'slides from where it is to where it was told to be, and then rests': {
      when: ({ event, before, after }) =>
        before === undefined || event.type === PASS.type || before.value !== after.value,
      must: ({ event, before, after }) => {
        const isOpening = before?.matches('opening') === true
        const rests = before === undefined || !isOpening ? 'closed' : 'open'
        const slides = event.type === 'sidePanel.open' ? 'opening' : 'closing'
        const isResting = before === undefined || event.type === PASS.type
        assert.equal(after.value, isResting ? rests : slides)
        assert.equal(after.hasTag('sliding'), !isResting)
      },
    },
    'can be turned back at any time': {
      when: ({ event, before }) => before?.hasTag('visible') === (event.type === 'sidePanel.close'),
      must: ({ event, after }) =>
        assert.equal(after.matches('opening') || after.matches('open'), event.type === 'sidePanel.open'),
    },
    'shows what it was opened with, from the side it was opened from': {
      requirements: ['panel.slides-over-a-dimmed-page'],
      when: ({ event, before }) => event.type === 'sidePanel.open' && before?.matches('opening') === false,
      must: ({ event, after }) => assert.deepEqual({ type: event.type, ...after.context }, event),
    },
    'keeps its content until it is out of sight': {
      when: ({ event, before }) => event.type === 'sidePanel.close' && before?.hasTag('visible') === true,
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'is empty once it is closed': {
      when: ({ after }) => !after.hasTag('visible'),
      must: ({ after }) => assert.equal(after.context.content, null),
    },
  },
})
