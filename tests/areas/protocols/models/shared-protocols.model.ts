import assert from 'node:assert/strict'

import { sharedProtocolsMachine } from '#machines/protocols/shared/shared-protocols.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { sharedProtocol } from './shared-protocol-samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof sharedProtocolsMachine>

const place = (language: 'en' | 'de') => ({ language, path: '/account/client/protocols', query: {} }) as const
const unopened = sharedProtocol(1, { opened_at: null })
const opened = sharedProtocol(1)
const other = sharedProtocol(2)

const isAbout = (type: string) => (step: At) => step.event.type === type && (step.before?.context.list ?? null) !== null

export const model = defineModel({
  machine: sharedProtocolsMachine,
  events: [
    { type: 'list.entered', place: place('en') },
    { type: 'list.entered', place: place('de') },
    { type: 'list.retry' },
    { type: 'protocol.opened', protocol: opened },
    { type: 'protocol.removed', protocolId: 1 },
  ],
  answers: [
    done('fetchProtocols', { ok: true, value: [unopened, other] }),
    done('fetchProtocols', { ok: true, value: [] }),
    done('fetchProtocols', refused),
    done('fetchProtocols', unreachable),
    failed('fetchProtocols'),
  ],
  project: ({ context: { language, list, problem } }) => ({
    language,
    list: list?.map(({ protocol_id, opened_at }) => [protocol_id, opened_at]),
    problem,
  }),
  rules: {
    'asks in the language of its page whenever that is opened, and keeps what was there in sight': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event }) => event.type === 'list.entered',
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProtocols'), [{ language: step.event['place'].language }])
        assert.deepEqual(step.after.context.list, step.before?.context.list)
      },
    },
    'asks for nothing before a page shows it': {
      when: ({ before }) => before === undefined,
      must: (step) => {
        assert.deepEqual(step.effects, [])
        assert.equal(step.after.context.list, null)
      },
    },
    'is busy while it asks, and has failed where nothing came': {
      when: ({ before }) => before !== undefined,
      must: ({ after }) => {
        assert.equal(after.hasTag('busy'), after.matches('fetching'))
        assert.equal(after.hasTag('failed'), after.matches('failed'))
      },
    },
    'shows what it was answered, in its order': {
      requirements: ['protocols.clients-see-theirs'],
      when: ({ event }) => event.type === 'xstate.done.actor.fetchProtocols' && event['output'].ok === true,
      must: ({ event, after }) => {
        assert.deepEqual([after.context.list, after.context.problem], [event['output'].value, null])
        assert.equal(after.matches('shown'), true)
      },
    },
    'says why there is nothing newer, and keeps the list': {
      when: (step) => entered(step, 'failed'),
      must: (step) => {
        const { event, before, after } = step
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.list, before?.context.list)
      },
    },
    'asks again at a press, and when the shop recovers': {
      when: ({ event, before }) => before?.matches('failed') === true && event.type === 'list.retry',
      must: (step) => assert.equal(started(step, 'fetchProtocols').length, 1),
    },
    'knows a protocol as opened as soon as it is': {
      requirements: ['protocols.opening-is-recorded'],
      when: isAbout('protocol.opened'),
      must: ({ before, after }) =>
        assert.deepEqual(
          after.context.list,
          before?.context.list?.map((one) => (one.protocol_id === 1 ? opened : one)),
        ),
    },
    'shows no protocol that was removed': {
      when: isAbout('protocol.removed'),
      must: ({ before, after }) =>
        assert.deepEqual(
          after.context.list,
          before?.context.list?.filter(({ protocol_id }) => protocol_id !== 1),
        ),
    },
    'has no list yet of which to hear': {
      when: ({ event, before }) => event.type.startsWith('protocol.') && before?.context.list === null,
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
  },
})
