import assert from 'node:assert/strict'

import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { emitted, entered, started } from '#tests/models/support/rules.ts'

export const model = defineModel({
  machine: deleteAccountMachine,
  events: [
    { type: 'page.opened' },
    { type: 'deletion.want' },
    { type: 'deletion.cancel' },
    { type: 'deletion.understand', understood: true },
    { type: 'deletion.understand', understood: false },
    { type: 'deletion.confirm' },
  ],
  answers: [
    done('deleteAccount', { ok: true, value: { message: 'Deleted' } }),
    done('deleteAccount', refused),
    done('deleteAccount', unreachable),
    failed('deleteAccount'),
  ],
  project: ({ context }) => context.problem,
  rules: {
    'deletes nothing before a person has said that nothing comes back, and then said yes': {
      requirements: ['account.can-be-deleted'],
      when: ({ event, before }) =>
        event.type !== 'deletion.confirm' || before?.matches({ confirming: 'sure' }) !== true,
      must: (step) => assert.deepEqual(started(step, 'deleteAccount'), []),
    },
    'deletes the account once both were said': {
      when: ({ event, before }) =>
        event.type === 'deletion.confirm' && before?.matches({ confirming: 'sure' }) === true,
      must: (step) => {
        assert.equal(started(step, 'deleteAccount').length, 1)
        assert.equal(step.after.hasTag('busy'), true)
        assert.equal(step.after.context.problem, null)
      },
    },
    'offers itself at first, and is never sure of what a person takes back': {
      when: ({ event, before }) =>
        before === undefined || (event['understood'] === false && before.matches('confirming')),
      must: ({ before, after }) => assert.equal(after.matches(before ? { confirming: 'unsure' } : 'offered'), true),
    },
    'asks anew each time': {
      when: (step) => entered(step, 'confirming') && step.event.type === 'deletion.want',
      must: ({ after }) => {
        assert.equal(after.matches({ confirming: 'unsure' }), true)
        assert.equal(after.context.problem, null)
      },
    },
    'takes a wish back where a person thinks better of it, or the page is opened again': {
      when: ({ event, before }) =>
        ['deletion.cancel', 'page.opened'].includes(event.type) && before?.matches('confirming') === true,
      must: ({ after }) => {
        assert.equal(after.matches('offered'), true)
        assert.equal(after.context.problem, null)
      },
    },
    'cannot be called back once it is on its way': {
      when: ({ event, before }) => before?.matches('deleting') === true && !event.type.startsWith('xstate.'),
      must: ({ after, effects }) => {
        assert.equal(after.matches('deleting'), true)
        assert.deepEqual(effects, [])
      },
    },
    'tells that the account is gone, once': {
      when: (step) => entered(step, 'deleted'),
      must: (step) => assert.deepEqual(emitted(step), [{ type: 'account.deleted' }]),
    },
    'says why the account still stands, and can be tried again': {
      when: ({ event }) => event.type.startsWith('xstate.error') || event['output']?.ok === false,
      must: (step) => {
        assert.equal(step.after.matches({ confirming: 'sure' }), true)
        assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(emitted(step), [])
      },
    },
  },
})
