import assert from 'node:assert/strict'

import { linkEndingMachine } from '#machines/clients/consent/link-ending.machine.ts'

import { gone, linkedLinden, linkedSage } from './consent-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof linkEndingMachine>

const ended = { ok: true, value: { message: 'Ended' } } as const

const isEnding = ({ before }: At) => before?.matches('ending') === true
const isAnswer = ({ event }: At) => event.type.endsWith('actor.endLink')
const isEnd = ({ event }: At) => [ended, gone].includes(event['output'])

export const model = defineModel({
  machine: linkEndingMachine,
  events: [
    { type: 'page.opened' },
    { type: 'link.end', practitioner: linkedLinden },
    { type: 'link.end', practitioner: linkedSage },
  ],
  answers: [...[ended, gone, refused, unreachable].map((answer) => done('endLink', answer)), failed('endLink')],
  project: ({ context: { practitioner, problem } }) => ({ practitioner: practitioner?.user_id, problem }),
  rules: {
    'ends the link of the practitioner who was pressed, by that one press': {
      requirements: ['account.link-ends-by-one-press'],
      when: (step) => step.event.type === 'link.end' && !isEnding(step),
      must: (step) => {
        const { practitioner } = step.event
        assert.deepEqual(started(step, 'endLink'), [{ practitionerId: practitioner.user_id }])
        assert.deepEqual([step.after.value, step.after.hasTag('busy')], ['ending', true])
        assert.deepEqual(step.after.context, { practitioner, problem: null })
      },
    },
    'ends one link at a time, whatever happens meanwhile': {
      when: (step) => isEnding(step) && !isAnswer(step),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual(started(step, 'endLink'), [])
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
    'tells the root that a link has ended, and nothing else': {
      when: () => true,
      must: (step) => assert.deepEqual(emitted(step), isEnd(step) ? [{ type: 'links.changed' }] : []),
    },
    'says why a link still stands, which can be ended again': {
      requirements: ['account.link-ends-by-one-press'],
      when: (step) => isAnswer(step) && !isEnd(step),
      must: ({ event, before, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['refused', true])
        assert.deepEqual(after.context, {
          ...before?.context,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
      },
    },
    'says nothing of the last one once its page is opened again': {
      when: (step) => step.event.type === 'page.opened' && !isEnding(step),
      must: ({ after }) =>
        assert.deepEqual([after.value, after.context], ['resting', { practitioner: null, problem: null }]),
    },
  },
})
