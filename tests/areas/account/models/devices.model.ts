import assert from 'node:assert/strict'

import { devicesMachine } from '#machines/account/devices.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof devicesMachine>

const device = (session_id: number, name: string) => ({
  session_id,
  device: name,
  created_at: '2026-01-01T10:00:00.000Z',
  last_used_at: '2026-01-02T10:00:00.000Z',
  current: session_id === 1,
})
const alone = [device(1, 'Firefox on Windows')]
const both = [...alone, device(2, 'Safari on iPhone')]

const isShown = ({ before }: At) => before?.matches('shown') === true
const isConfirmed = ({ event, before }: At) =>
  event.type === 'devices.confirm' && before?.matches({ shown: 'confirming' }) === true

export const model = defineModel({
  machine: devicesMachine,
  events: [
    { type: 'page.opened' },
    { type: 'devices.retry' },
    { type: 'devices.signOut', leaving: 1 },
    { type: 'devices.signOut', leaving: 2 },
    { type: 'devices.signOut', leaving: 'others' },
    { type: 'devices.keep' },
    { type: 'devices.confirm' },
  ],
  answers: [
    done('fetchDevices', { ok: true, value: alone }),
    done('fetchDevices', { ok: true, value: both }),
    done('fetchDevices', refused),
    failed('fetchDevices'),
    done('endSessions', { ok: true, value: { message: 'Signed out' } }),
    done('endSessions', unreachable),
    failed('endSessions'),
  ],
  project: ({ context: { devices, leaving, problem } }) => ({ devices: devices?.length, leaving, problem }),
  rules: {
    'asks for the list at once, and anew whenever its page is opened or it is tried again': {
      when: (step) =>
        step.before === undefined ||
        (step.event.type === 'page.opened' && !step.before.hasTag('busy')) ||
        entered(step, 'fetching'),
      must: (step) => assert.equal(started(step, 'fetchDevices').length, 1),
    },
    'shows what was told, and keeps it in sight while it is asked for anew': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchDevices' && event['output'].ok,
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.devices, after.context.problem], [event['output'].value, null])
      },
    },
    'signs nothing out before it is confirmed, since there is no way back': {
      when: (step) => isShown(step) && step.event.type === 'devices.signOut',
      must: (step) => assert.deepEqual(started(step, 'endSessions'), []),
    },
    'never offers to sign this device out, nor others where there are none: that is what logging out is for': {
      when: (step) =>
        isShown(step) &&
        (step.event['leaving'] === 1 ||
          (step.event['leaving'] !== undefined && step.before?.context.devices?.length === 1)),
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'asks before it signs another device out, or all of them': {
      when: (step) =>
        isShown(step) && step.before?.context.devices?.length === 2 && [2, 'others'].includes(step.event['leaving']),
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'confirming' }), true)
        assert.deepEqual([after.context.leaving, after.context.problem], [event['leaving'], null])
      },
    },
    'signs out what was confirmed: one device by its number, the others by none': {
      requirements: ['account.devices-are-listed'],
      when: isConfirmed,
      must: (step) => {
        assert.deepEqual(started(step, 'endSessions'), [
          { sessionId: step.before?.context.leaving === 'others' ? null : 2 },
        ])
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'leaves all devices alone where a person thinks better of it': {
      when: ({ event, before }) => event.type === 'devices.keep' && before?.matches({ shown: 'confirming' }) === true,
      must: ({ after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.equal(after.context.leaving, null)
      },
    },
    'looks again once something is signed out': {
      when: ({ event }) => event.type === 'xstate.done.actor.endSessions' && event['output'].ok,
      must: (step) => {
        assert.equal(started(step, 'fetchDevices').length, 1)
        assert.equal(step.after.context.leaving, null)
      },
    },
    'has failed where the list could not be had, and where a device could not be signed out': {
      when: ({ event }) =>
        /Devices$|endSessions$/.test(event.type) && event.type.startsWith('xstate.') && event['output']?.ok !== true,
      must: ({ event, after }) =>
        assert.equal(after.matches(event.type.endsWith('endSessions') ? { shown: 'refused' } : 'failed'), true),
    },
    'asks again when it is told to': {
      when: ({ event, before }) => event.type === 'devices.retry' && before?.matches('failed') === true,
      must: (step) => assert.equal(started(step, 'fetchDevices').length, 1),
    },
    'has nothing to sign out any more once its page is opened again': {
      when: ({ event, before }) => event.type === 'page.opened' && before?.matches('shown') === true,
      must: ({ after }) => assert.equal(after.context.leaving, null),
    },
    'says why a device is still signed in': {
      when: (step) => entered(step, 'shown.refused'),
      must: ({ event, after }) => {
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(
          [after.context.leaving, after.context.problem],
          [null, event['output']?.problem ?? { kind: 'unreachable' }],
        )
      },
    },
    'says why there is no list': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after }) => {
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
  },
})
