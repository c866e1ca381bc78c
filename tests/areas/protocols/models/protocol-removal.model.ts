import assert from 'node:assert/strict'

import { protocolRemovalMachine } from '#machines/protocols/shared/protocol-removal.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

const first = { protocolId: 1, name: 'Calm' }
const other = { protocolId: 2, name: 'Iron' }
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such protocol' } } as const

const isDone = (output: { readonly ok: boolean } | undefined) => output?.ok === true || output === gone

export const model = defineModel({
  machine: protocolRemovalMachine,
  events: [
    { type: 'page.opened' },
    { type: 'removal.want', ...first },
    { type: 'removal.want', ...other },
    { type: 'removal.cancel' },
    { type: 'removal.confirm' },
  ],
  answers: [
    done('removeProtocol', { ok: true, value: { message: 'Removed' } }),
    done('removeProtocol', gone),
    done('removeProtocol', refused),
    done('removeProtocol', unreachable),
    failed('removeProtocol'),
  ],
  project: ({ context }) => context,
  rules: {
    'has nothing to remove at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.deepEqual([after.value, after.context.leaving], ['resting', null]),
    },
    'asks before it removes anything': {
      when: ({ event, before }) =>
        event.type === 'removal.want' && (before?.matches('resting') === true || before?.matches('refused') === true),
      must: (step) => {
        const { protocolId, name } = step.event
        assert.equal(step.after.matches('confirming'), true)
        assert.deepEqual(step.after.context, { leaving: { protocolId, name }, problem: null })
        assert.deepEqual(started(step, 'removeProtocol'), [])
      },
    },
    'removes what was confirmed, and that alone': {
      when: ({ event, before }) => event.type === 'removal.confirm' && before?.matches('confirming') === true,
      must: (step) => {
        assert.deepEqual(started(step, 'removeProtocol'), [{ protocolId: step.before?.context.leaving?.protocolId }])
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'leaves everything as it is where the client thinks better of it, or goes on': {
      when: ({ event, before }) =>
        ['removal.cancel', 'page.opened'].includes(event.type) && before?.matches('confirming') === true,
      must: ({ after }) => {
        assert.equal(after.matches('resting'), true)
        assert.deepEqual(after.context, { leaving: null, problem: null })
      },
    },
    'goes on removing, whatever is opened or pressed meanwhile': {
      when: ({ event, before }) => before?.matches('removing') === true && !event.type.startsWith('xstate.'),
      must: ({ before, after }) => assert.deepEqual([after.value, after.context], [before?.value, before?.context]),
    },
    'tells and says what was removed, also where it was gone already': {
      when: ({ event }) => event.type === 'xstate.done.actor.removeProtocol' && isDone(event['output']),
      must: (step) => {
        const { protocolId, name } = step.before?.context.leaving ?? {}
        assert.deepEqual(emitted(step), [
          { type: 'protocol.removed', protocolId },
          { type: 'notice.raised', tone: 'info', text: 'common:protocols.removed', values: { name } },
        ])
        assert.equal(step.after.matches('resting'), true)
        assert.deepEqual(step.after.context, { leaving: null, problem: null })
      },
    },
    'says why a protocol could not be removed, and loses nothing': {
      requirements: ['protocols.client-delete-failure'],
      when: ({ event }) => event.type.endsWith('actor.removeProtocol') && !isDone(event['output']),
      must: (step) => {
        const { event, before, after } = step
        assert.equal(after.matches('refused'), true)
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(after.context, {
          leaving: before?.context.leaving,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
        assert.deepEqual(emitted(step), [])
      },
    },
  },
})
