import assert from 'node:assert/strict'

import { cartFillingsMachine } from '#machines/cart/filling/cart-fillings.machine.ts'

import { first, second } from './filling-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof cartFillingsMachine>

const listed = (...value: readonly (typeof first)[]) => ({ ok: true, value }) as const
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Gone' } } as const

const isAnswering = ({ before }: At) => before?.matches('answering') === true
const isFetched = ({ event }: At) => event.type.endsWith('fetchFillings')
const isAnswered = ({ event }: At) => event.type.endsWith('answerFilling')
const isOk = ({ event }: At) => event['output']?.ok === true
const isGone = ({ event }: At) => event['output'] === gone
const isTaken = (step: At) => isAnswered(step) && isOk(step) && step.before?.context.given?.answer === 'take'
const waits = ({ before, event }: At) => before?.context.fillings?.some(({ id }) => id === event['id']) === true
const isGiven = (step: At) => step.event.type === 'filling.answer' && waits(step) && !isAnswering(step)

export const model = defineModel({
  machine: cartFillingsMachine,
  events: [
    { type: 'person.known', userId: 4 },
    { type: 'page.opened' },
    { type: 'fillings.retry' },
    ...[first, second].flatMap(({ id }) =>
      (['keep', 'take'] as const).map((answer) => ({ type: 'filling.answer' as const, id, answer })),
    ),
  ],
  answers: [
    ...[listed(first, second), listed(), gone, refused, unreachable].map((answer) => done('fetchFillings', answer)),
    failed('fetchFillings'),
    ...[listed(second), listed(first), gone, refused, unreachable].map((answer) => done('answerFilling', answer)),
    failed('answerFilling'),
  ],
  // The server leaves out the note that was answered.
  fits: ({ context: { given } }, { type, output }) =>
    !type.endsWith('answerFilling') || !output?.ok || output.value[0]?.id !== given?.filling.id,
  project: ({ context: { fillings, given, problem } }) => ({
    fillings: fillings?.map(({ id }) => id),
    given: given && [given.filling.id, given.answer],
    problem: problem?.kind,
  }),
  rules: {
    'asks for nothing before it is known who is here': {
      when: ({ before }) => before?.matches('waiting') === true,
      must: (step) => assert.equal(started(step, 'fetchFillings').length, step.event.type === 'person.known' ? 1 : 0),
    },
    'asks anew when its page is opened again, and says nothing of the last answer then': {
      when: (step) =>
        step.event.type === 'page.opened' &&
        (step.before?.matches('shown') === true || step.before?.matches('failed') === true),
      must: (step) => {
        assert.equal(started(step, 'fetchFillings').length, 1)
        assert.deepEqual([step.after.context.given, step.after.context.problem], [null, null])
      },
    },
    'shows what was put into the cart': {
      requirements: ['filling.client-reads-it'],
      when: (step) => isFetched(step) && isOk(step),
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.fillings, after.context.problem], [event['output'].value, null])
      },
    },
    'says why it could not be learned, leaves older notes in sight, and asks again when told to': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) =>
        (isFetched(step) && !isOk(step)) ||
        (step.event.type === 'fillings.retry' && step.before?.matches('failed') === true),
      must: (step) => {
        const isAgain = step.event.type === 'fillings.retry'
        assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
        assert.equal(step.after.hasTag('unread'), !isAgain)
        assert.deepEqual(step.after.context.fillings, step.before?.context.fillings)
        if (!isAgain)
          assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'sends the answer to a note that waits, and to no other': {
      requirements: ['filling.taking-out-leaves-the-rest'],
      when: (step) => step.event.type === 'filling.answer',
      must: (step) => {
        const { id, answer } = step.event
        assert.deepEqual(started(step, 'answerFilling'), isGiven(step) ? [{ id, answer }] : [])
        if (isGiven(step)) assert.deepEqual([step.after.value, step.after.context.problem], ['answering', null])
      },
    },
    'gives one answer at a time, and changes nothing before the server has': {
      when: (step) => isAnswering(step) && !isAnswered(step),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual(step.effects, [])
      },
    },
    'says what was done, and shows the notes that are left': {
      requirements: ['filling.client-reads-it', 'filling.taking-out-leaves-the-rest'],
      when: (step) => isAnswered(step) && isOk(step),
      must: (step) => {
        assert.equal(step.after.matches({ shown: isTaken(step) ? 'taken' : 'kept' }), true)
        assert.deepEqual(step.after.context.fillings, step.event['output'].value)
      },
    },
    'takes away the note that was answered elsewhere': {
      when: (step) => isAnswered(step) && isGone(step),
      must: ({ before, after }) => {
        const id = before?.context.given?.filling.id
        assert.deepEqual([after.matches({ shown: 'gone' }), after.hasTag('failed')], [true, true])
        assert.deepEqual(
          after.context.fillings,
          before?.context.fillings?.filter((one) => one.id !== id),
        )
      },
    },
    'says why the answer could not be given, and leaves the note': {
      when: (step) => isAnswered(step) && !isOk(step) && !isGone(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'refused' }), true)
        assert.deepEqual(after.context, {
          ...before?.context,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
      },
    },
    'tells the root that the cart is another one where something was taken out, or may have been, and nothing else': {
      requirements: ['filling.taking-out-leaves-the-rest'],
      when: () => true,
      must: (step) => {
        const isOther = isTaken(step) || (isAnswered(step) && isGone(step))
        assert.deepEqual(emitted(step), isOther ? [{ type: 'filling.taken' }] : [])
      },
    },
  },
})
