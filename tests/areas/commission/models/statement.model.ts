import assert from 'node:assert/strict'

import { openPayout, statementMachine } from '#machines/commission/statement.machine.ts'

import { payout } from './commission-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, started } from '#tests/models/support/rules.ts'

type At = Step<typeof statementMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/practitioner/commission/payouts/${id}`, query: {} }) as const
const places = [
  { at: place('9'), asks: { language: 'en', id: 9 } },
  { at: place('10', 'de'), asks: { language: 'de', id: 10 } },
  { at: place('ada'), asks: null },
]
const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null

/** The server shows this practitioner no such payout, or the id can't exist. */
const absent = ([404, 400] as const).map(
  (status) => ({ ok: false, problem: { kind: 'refused', status, message: 'No such payout' } }) as const,
)
const isFetched = ({ event }: At) => event.type.endsWith('fetchPayout')
const isOk = ({ event }: At) => event['output']?.ok === true
const isAbsent = ({ event }: At) => absent.some((one) => one === event['output'])
const requirements = ['commission.statement-for-each-payout'] as const

export const model = defineModel({
  machine: statementMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'list.entered' as const, place: at })),
    { type: 'statement.retry' },
    { type: 'statement.print' },
  ],
  answers: [
    ...[9, 10].map((id) => done('fetchPayout', { ok: true, value: payout(id) })),
    ...[...absent, refused, unreachable].map((output) => done('fetchPayout', output)),
    failed('fetchPayout'),
  ],
  fits: ({ context }, { output }) => output?.ok !== true || output.value.payout_id === context.id,
  project: ({ context: { language, id, payout: shown, problem } }) => ({
    language,
    id,
    shown: shown?.payout_id,
    problem,
  }),
  rules: {
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('waiting'), true),
    },
    'asks for the payout that the address names, and for none where it names none': {
      requirements,
      when: ({ event }) => event.type === 'list.entered',
      must: (step) => {
        const asked = askedAt(step)
        assert.deepEqual(started(step, 'fetchPayout'), asked ? [asked] : [])
        assert.equal(step.after.matches('missing'), asked === null)
      },
    },
    'shows the payout that was told of, and none on the page of another': {
      requirements,
      when: (step) => isFetched(step) && isOk(step),
      must: ({ event, after }) => {
        assert.equal(after.matches('shown'), true)
        assert.deepEqual([after.context.payout, after.context.problem], [event['output'].value, null])
      },
    },
    'has a payout in sight on its own page only': {
      when: () => true,
      must: ({ after: { context } }) =>
        assert.equal(openPayout(context), context.payout?.payout_id === context.id ? context.payout : null),
    },
    'keeps in sight what it knows of a payout until it is told more': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => step.before !== undefined && !isOk(step),
      must: ({ before, after }) => assert.deepEqual(after.context.payout, before?.context.payout),
    },
    'has no statement where the server has none for this practitioner': {
      requirements,
      when: isAbsent,
      must: ({ after }) => assert.equal(after.matches('missing'), true),
    },
    'says why a payout could not be had, and asks again when it is told to': {
      when: (step) =>
        (isFetched(step) && !isOk(step) && !isAbsent(step)) ||
        (step.event.type === 'statement.retry' && step.before?.matches('failed') === true),
      must: (step) => {
        const isAgain = step.event.type === 'statement.retry'
        const { language, id, problem } = step.after.context
        assert.deepEqual(started(step, 'fetchPayout'), isAgain ? [{ language, id }] : [])
        assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
        if (!isAgain) assert.deepEqual(problem, step.event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'is busy while it asks, and has failed where it was told nothing': {
      when: () => true,
      must: ({ after }) => {
        assert.equal(after.hasTag('busy'), after.matches('fetching'))
        assert.equal(after.hasTag('failed'), after.matches('failed'))
      },
    },
    'prints a payout that is there, and nothing else': {
      when: ({ event }) => event.type === 'statement.print',
      must: (step) => assert.equal(called(step, 'printPage').length, step.before?.matches('shown') === true ? 1 : 0),
    },
  },
})
