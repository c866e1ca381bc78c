import assert from 'node:assert/strict'

import { shortcutsMachine } from '#machines/protocols/shortcuts/shortcuts.machine.ts'

import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { called, entered, started } from '#tests/models/support/rules.ts'

export const model = defineModel({
  machine: shortcutsMachine,
  events: [{ type: 'sheet.open' }, { type: 'sheet.close' }, { type: 'key.switchOn' }, { type: 'key.switchOff' }],
  answers: [done('recallKey', { isOn: true }), done('recallKey', { isOn: false }), failed('recallKey')],
  project: () => ({}),
  rules: {
    'opens and closes the sheet, whatever becomes of the key': {
      requirements: ['builder.shortcuts-sheet'],
      when: ({ event }) => event.type.startsWith('sheet.'),
      must: (step) => {
        assert.equal(step.after.matches({ sheet: step.event.type === 'sheet.open' ? 'open' : 'closed' }), true)
        assert.deepEqual(step.after.value.key, step.before?.value.key)
      },
    },
    'listens for the key only while it is switched on': {
      requirements: ['builder.shortcuts-sheet'],
      when: () => true,
      must: ({ after }) => assert.equal(after.children['watchKey'] !== undefined, after.matches({ key: 'on' })),
    },
    'begins with what the user has chosen, switched on where that cannot be read': {
      when: ({ event }) => event.type.endsWith('recallKey'),
      must: ({ event, after }) =>
        assert.equal(after.matches({ key: event['output']?.isOn === false ? 'off' : 'on' }), true),
    },
    'reads at the start what the user has chosen': {
      when: ({ before }) => before === undefined,
      must: (step) => assert.equal(started(step, 'recallKey').length, 1),
    },
    'keeps that the user switches the key on or off': {
      requirements: ['builder.shortcuts-sheet'],
      when: (step) => step.event.type.startsWith('key.') && step.before?.matches({ key: 'unread' }) === false,
      must: (step) => {
        const isOn = step.event.type === 'key.switchOn'
        const isOther = entered(step, isOn ? 'key.on' : 'key.off')
        assert.deepEqual(called(step, 'storeKey'), isOther ? [{ isOn }] : [])
        assert.equal(step.after.matches({ key: isOn ? 'on' : 'off' }), true)
      },
    },
  },
})
