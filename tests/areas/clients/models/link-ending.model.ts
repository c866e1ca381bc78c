import assert from 'node:assert/strict'

import { linkEndingMachine } from '#machines/clients/consent/link-ending.machine.ts'

import { gone, linkedLinden, linkedSage } from './consent-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof linkEndingMachine>

const ended = { ok: true, value: { message: 'Ended' } } as const

const saved = { ok: true, value: { message: 'Saved' } } as const

const isEnding = ({ before }: At) => before?.matches('ending') === true
const isAllowing = ({ before }: At) => before?.matches('allowing') === true
const isBusy = (step: At) => isEnding(step) || isAllowing(step)
const isEndAnswer = ({ event }: At) => event.type.endsWith('actor.endLink')
const isAllowAnswer = ({ event }: At) => event.type.endsWith('actor.allowFilling')
const isEnd = ({ event }: At) => [ended, gone].includes(event['output'])
const isSaved = ({ event }: At) => event['output'] === saved

export const model = defineModel({
  machine: linkEndingMachine,
  events: [
    { type: 'page.opened' },
    { type: 'link.end', practitioner: linkedLinden },
    { type: 'link.end', practitioner: linkedSage },
    { type: 'link.allow', practitioner: linkedLinden, mayFill: true },
    { type: 'link.allow', practitioner: linkedSage, mayFill: false },
  ],
  answers: [
    ...[ended, gone, refused, unreachable].map((answer) => done('endLink', answer)),
    failed('endLink'),
    ...[saved, gone, refused, unreachable].map((answer) => done('allowFilling', answer)),
    failed('allowFilling'),
  ],
  project: ({ context: { practitioner, mayFill, problem } }) => ({
    practitioner: practitioner?.user_id,
    mayFill,
    problem,
  }),
  rules: {
    'ends the link of the practitioner who was pressed, by that one press': {
      requirements: ['account.link-ends-by-one-press'],
      when: (step) => step.event.type === 'link.end' && !isBusy(step),
      must: (step) => {
        const { practitioner } = step.event
        assert.deepEqual(started(step, 'endLink'), [{ practitionerId: practitioner.user_id }])
        assert.deepEqual([step.after.value, step.after.hasTag('busy')], ['ending', true])
        assert.deepEqual(step.after.context, { practitioner, mayFill: null, problem: null })
      },
    },
    'saves at once whether the practitioner may fill the cart, by one press': {
      requirements: ['filling.client-allows-it'],
      when: (step) => step.event.type === 'link.allow' && !isBusy(step),
      must: (step) => {
        const { practitioner, mayFill } = step.event
        assert.deepEqual(started(step, 'allowFilling'), [{ practitionerId: practitioner.user_id, mayFill }])
        assert.deepEqual([step.after.value, step.after.hasTag('busy')], ['allowing', true])
        assert.deepEqual(step.after.context, { practitioner, mayFill, problem: null })
      },
    },
    'changes one link at a time, whatever happens meanwhile': {
      when: (step) => isBusy(step) && !isEndAnswer(step) && !isAllowAnswer(step),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual([started(step, 'endLink'), started(step, 'allowFilling')], [[], []])
      },
    },
    'says that it is saved once the server says so': {
      requirements: ['filling.client-allows-it'],
      when: isSaved,
      must: ({ before, after }) => assert.deepEqual([after.value, after.context], ['saved', before?.context]),
    },
    'says why it could not be saved, and leaves what was chosen to be tried again': {
      requirements: ['filling.client-allows-it'],
      when: (step) => isAllowAnswer(step) && !isSaved(step) && !isEnd(step),
      must: ({ event, before, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['notSaved', true])
        assert.deepEqual(after.context, {
          ...before?.context,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
      },
    },
    'has ended it once the server says so, or knows no such link any more': {
      requirements: ['account.link-ends-by-one-press'],
      when: isEnd,
      must: ({ before, after }) => {
        assert.equal(after.value, 'ended')
        assert.deepEqual(after.context, before?.context)
      },
    },
    'tells the root that a link is another now, and nothing else': {
      when: () => true,
      must: (step) => assert.deepEqual(emitted(step), isEnd(step) || isSaved(step) ? [{ type: 'links.changed' }] : []),
    },
    'says why a link still stands, which can be ended again': {
      requirements: ['account.link-ends-by-one-press'],
      when: (step) => isEndAnswer(step) && !isEnd(step),
      must: ({ event, before, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['refused', true])
        assert.deepEqual(after.context, {
          ...before?.context,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
      },
    },
    'says nothing of the last one once its page is opened again': {
      when: (step) => step.event.type === 'page.opened' && !isBusy(step),
      must: ({ after }) =>
        assert.deepEqual(
          [after.value, after.context],
          ['resting', { practitioner: null, mayFill: null, problem: null }],
        ),
    },
  },
})
