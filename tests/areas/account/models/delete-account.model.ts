import assert from 'node:assert/strict'

import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { emitted, entered, started } from '#tests/models/support/rules.ts'

const nothing = { commission: [], has_bank_details: false }
const owed = { commission: [{ currency: 'EUR', approved: 383.6, pending: 12 }], has_bank_details: true } as const
const isOf =
  (name: string) =>
  ({ event }: { readonly event: { readonly type: string } }) =>
    event.type.endsWith(name)

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
    ...[owed, nothing].map((value) => done('fetchLeaving', { ok: true, value })),
    done('fetchLeaving', unreachable),
    failed('fetchLeaving'),
    done('deleteAccount', { ok: true, value: { message: 'Deleted' } }),
    done('deleteAccount', refused),
    done('deleteAccount', unreachable),
    failed('deleteAccount'),
  ],
  project: ({ context: { problem, leaving } }) => ({ problem, leaving }),
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
    'asks what the deletion leaves open whenever it is wanted': {
      requirements: ['account.deletion-says-what-is-owed'],
      when: ({ event, before }) =>
        event.type === 'deletion.want' &&
        (before?.matches('offered') === true || before?.matches('unanswered') === true),
      must: (step) => {
        assert.equal(started(step, 'fetchLeaving').length, 1)
        assert.equal(step.after.hasTag('busy'), true)
        assert.equal(step.after.context.problem, null)
      },
    },
    'asks anew each time, and tells what it was told': {
      requirements: ['account.deletion-says-what-is-owed'],
      when: (step) => isOf('fetchLeaving')(step) && step.event['output']?.ok === true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ confirming: 'unsure' }), true)
        assert.deepEqual([after.context.problem, after.context.leaving], [null, event['output'].value])
      },
    },
    'deletes nothing that it was not told of, and says so': {
      requirements: ['account.deletion-says-what-is-owed'],
      when: (step) => isOf('fetchLeaving')(step) && step.event['output']?.ok !== true,
      must: ({ event, after }) => {
        assert.equal(after.matches('unanswered'), true)
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'takes a wish back where a person thinks better of it, or the page is opened again': {
      when: ({ event, before }) =>
        (event.type === 'page.opened' && ['asking', 'unanswered'].some((state) => before?.value === state)) ||
        (['deletion.cancel', 'page.opened'].includes(event.type) && before?.matches('confirming') === true),
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
      when: (step) =>
        isOf('deleteAccount')(step) &&
        (step.event.type.startsWith('xstate.error') || step.event['output']?.ok === false),
      must: (step) => {
        assert.equal(step.after.matches({ confirming: 'sure' }), true)
        assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(emitted(step), [])
      },
    },
  },
})
