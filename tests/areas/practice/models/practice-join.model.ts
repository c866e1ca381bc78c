import assert from 'node:assert/strict'

import { practiceJoinMachine } from '#machines/practice/practice-join.machine.ts'

import { lindenPage, nameIn } from './practice-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof practiceJoinMachine>

const ask = { type: 'join.ask', shopName: 'linden', language: 'de' } as const
const no = (status: number) =>
  ({ ok: false, problem: { kind: 'refused', status, message: 'You have another practitioner' } }) as const
const nos = [403, 404, 409].map(no)
const joined = { ok: true, value: { message: 'Done' } } as const

const isAnswer = ({ event }: At) => event.type.endsWith('actor.joinPractice')
const isNo = ({ event }: At) => nos.some((answer) => answer === event['output'])

export const model = defineModel({
  machine: practiceJoinMachine,
  events: [
    { type: 'practice.entered', place: lindenPage },
    { type: 'practice.entered', place: { ...lindenPage, path: '/practice/sage' } },
    ask,
    { type: 'session.signedOut' },
  ],
  answers: [
    ...[joined, ...nos, refused, unreachable].map((answer) => done('joinPractice', answer)),
    failed('joinPractice'),
  ],
  project: ({ context }) => context,
  firstPaint: { events: ['practice.entered'], restarts: [] },
  rules: {
    'asks to become a client of the practice in sight': {
      requirements: ['practice.joining-needs-no-practitioner'],
      when: ({ event, before }) =>
        event.type === 'join.ask' && (before?.matches('idle') === true || before?.matches('failed') === true),
      must: (step) => {
        assert.deepEqual(started(step, 'joinPractice'), [{ shopName: 'linden', language: 'de' }])
        assert.deepEqual(step.after.context, { shopName: 'linden', language: 'de', problem: null })
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'asks once': {
      when: ({ event, before }) =>
        event.type === 'join.ask' && before?.matches('idle') === false && !before.matches('failed'),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual(started(step, 'joinPractice'), [])
      },
    },
    'tells that the client has joined, and nothing else': {
      when: () => true,
      must: (step) =>
        assert.deepEqual(
          emitted(step),
          step.event['output'] === joined ? [{ type: 'practice.joined', shopName: 'linden' }] : [],
        ),
    },
    'is joined once the server says so': {
      requirements: ['practice.joining-needs-no-practitioner'],
      when: ({ event }) => event['output'] === joined,
      must: ({ after }) => assert.deepEqual([after.value, after.context.problem], ['joined', null]),
    },
    'says why the server has refused, which can’t be tried again': {
      requirements: ['practice.joining-needs-no-practitioner'],
      when: isNo,
      must: ({ event, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['refused', true])
        assert.deepEqual(after.context.problem, event['output'].problem)
      },
    },
    'can be tried again after any other answer': {
      when: (step) => isAnswer(step) && !isNo(step) && step.event['output'] !== joined,
      must: ({ event, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['failed', true])
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'is as new on another practice’s page': {
      when: ({ event, before }) => event.type === 'practice.entered' && before?.context.shopName !== nameIn(event),
      must: ({ event, before, after }) => {
        assert.equal(after.matches('idle'), true)
        assert.deepEqual(after.context, { ...before?.context, shopName: nameIn(event), problem: null })
      },
    },
    'stays as it is where its page is opened again': {
      when: ({ event, before }) => event.type === 'practice.entered' && before?.context.shopName === nameIn(event),
      must: ({ before, after }) => assert.deepEqual([after.value, after.context], [before?.value, before?.context]),
    },
    'is as new for the next person': {
      when: ({ event }) => event.type === 'session.signedOut',
      must: ({ after }) => assert.deepEqual([after.value, after.context.problem], ['idle', null]),
    },
  },
})
