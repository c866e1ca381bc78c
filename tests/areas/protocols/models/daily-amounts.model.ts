import assert from 'node:assert/strict'

import { dailyAmountsMachine } from '#machines/protocols/amounts/daily-amounts.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof dailyAmountsMachine>

const SUMS = {
  group: 'adult',
  rows: [],
  unknown: [],
  asks_a_doctor: false,
  is_told: false,
  apart: [],
  elsewhere: [],
} as const
const is =
  (...types: readonly string[]) =>
  ({ event }: At) =>
    types.includes(event.type)
const wasKnown = ({ before }: At) => before?.matches('known') === true
const protocolBefore = ({ before }: At) => before?.context.protocolId ?? 0
const asked = ({ after: { context } }: At) => ({
  protocolId: context.protocolId,
  clientId: context.clientId,
  group: context.group,
})

export const model = defineModel({
  machine: dailyAmountsMachine,
  events: [
    { type: 'amounts.of', protocolId: 0 },
    { type: 'amounts.of', protocolId: 1 },
    { type: 'amounts.of', protocolId: 2 },
    { type: 'amounts.outdated' },
    { type: 'amounts.over', clientId: 7 },
    { type: 'amounts.over', clientId: null },
    { type: 'amounts.group', group: '7-10' },
    { type: 'amounts.retry' },
  ],
  answers: [
    done('fetchSums', { ok: true, value: SUMS }),
    done('fetchSums', refused),
    done('fetchSums', unreachable),
    failed('fetchSums'),
  ],
  project: ({ context: { protocolId, clientId, group, sums, problem } }) => ({
    protocolId,
    clientId,
    group,
    sums: sums !== null,
    problem: problem?.kind,
  }),
  rules: {
    'adds up nothing at first': {
      when: ({ before }) => before === undefined,
      must: ({ after, effects }) => assert.deepEqual([after.value, effects], ['none', []]),
    },
    'adds up a protocol once it comes into sight, and anew whenever it does again': {
      requirements: ['intake.shown-by-protocol'],
      when: (step) => is('amounts.of')(step) && step.event['protocolId'] !== 0,
      must: (step) => {
        assert.deepEqual(step.after.value, { known: 'fetching' })
        assert.deepEqual(started(step, 'fetchSums'), [asked(step)])
        assert.equal(step.after.context.protocolId, step.event['protocolId'])
      },
    },
    'shows nothing of one protocol for another, and begins with the protocol alone': {
      when: (step) => is('amounts.of')(step) && step.event['protocolId'] !== protocolBefore(step),
      must: ({ event, after }) =>
        assert.deepEqual(after.context, {
          protocolId: event['protocolId'],
          clientId: null,
          group: null,
          sums: null,
          problem: null,
        }),
    },
    'keeps what is known of the same protocol': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) =>
        is('amounts.of')(step) && step.event['protocolId'] !== 0 && step.event['protocolId'] === protocolBefore(step),
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'adds up nothing where no protocol is in sight': {
      when: (step) =>
        step.event['protocolId'] === 0 || (step.before?.matches('none') === true && !is('amounts.of')(step)),
      must: (step) => {
        assert.equal(step.after.value, 'none')
        assert.deepEqual(started(step, 'fetchSums'), [])
        if (step.event.type !== 'amounts.of') assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'waits after each change of a line until changes rest': {
      when: (step) => is('amounts.outdated')(step) && wasKnown(step),
      must: (step) => {
        assert.deepEqual(step.after.value, { known: 'settling' })
        assert.deepEqual(started(step, 'fetchSums'), [])
        assert.deepEqual(step.after.context, step.before?.context)
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'adds up once the lines rest': {
      when: ({ event, before }) =>
        before?.matches({ known: 'settling' }) === true && !event.type.startsWith('amounts.'),
      must: (step) => assert.deepEqual(started(step, 'fetchSums'), [asked(step)]),
    },
    'adds up for the group that is chosen': {
      requirements: ['intake.shown-by-protocol'],
      when: (step) => is('amounts.group')(step) && wasKnown(step),
      must: (step) => {
        assert.equal(step.after.context.group, step.event['group'])
        assert.deepEqual(started(step, 'fetchSums'), [asked(step)])
      },
    },
    'adds up over all that a client has, for the group that the client told': {
      requirements: ['intake.shown-by-client'],
      when: (step) => is('amounts.over')(step) && wasKnown(step),
      must: (step) => {
        assert.deepEqual([step.after.context.clientId, step.after.context.group], [step.event['clientId'], null])
        assert.deepEqual(started(step, 'fetchSums'), [asked(step)])
      },
    },
    'shows the amounts, and keeps them where newer ones could not be had': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event }) => event.type.endsWith('fetchSums'),
      must: ({ event, before, after }) => {
        const isOk = event['output']?.ok === true
        assert.deepEqual(after.value, { known: isOk ? 'shown' : 'failed' })
        assert.deepEqual(after.context.sums, isOk ? event['output'].value : before?.context.sums)
        if (isOk) assert.equal(after.context.problem, null)
        else assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'asks again for what could not be had': {
      when: (step) => is('amounts.retry')(step) && step.before?.matches({ known: 'failed' }) === true,
      must: (step) => assert.deepEqual(started(step, 'fetchSums'), [asked(step)]),
    },
    'lacks what could not be had': {
      when: (step) => entered(step, 'known.failed'),
      must: ({ after }) => assert.equal(after.hasTag('unread'), true),
    },
  },
})
