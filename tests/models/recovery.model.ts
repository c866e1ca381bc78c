import assert from 'node:assert/strict'

import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'

import { defineModel, done, failed } from './support/model.ts'
import { called, entered, started } from './support/rules.ts'

const alone = ['product']
const both = ['product', 'wishlist']

export const model = defineModel({
  machine: recoveryMachine,
  events: [{ type: 'data.missing', of: alone }, { type: 'data.missing', of: both }, { type: 'data.complete' }],
  answers: [done('waitToAsk'), failed('waitToAsk')],
  until: ({ context }) => context.attempts >= 2,
  project: ({ context }) => context,
  rules: {
    'waits longer with each time that was in vain, and no longer than at first for what was there before': {
      requirements: ['retry.failed-reads-after-five-seconds'],
      when: (step) => started(step, 'waitToAsk').length > 0,
      must: (step) => {
        const { missing = [], attempts = 0 } = step.before?.context ?? {}
        const of = step.event['of'] as readonly string[]
        const inVain = of.every((name) => missing.includes(name)) ? attempts + 1 : 0
        assert.deepEqual(started(step, 'waitToAsk'), [{ attempts: inVain }])
        assert.deepEqual(step.after.context, { missing: of, attempts: inVain })
      },
    },
    'waits on where the same is still missing': {
      when: ({ event, before }) =>
        event.type === 'data.missing' &&
        before?.matches('waiting') === true &&
        event['of'].every((name: string) => before.context.missing.includes(name)),
      must: (step) => {
        assert.deepEqual(step.effects, [])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'asks again for all that is missing, whatever ended the wait': {
      requirements: ['retry.at-once-when-the-user-returns'],
      when: ({ event }) => event.type.endsWith('actor.waitToAsk'),
      must: (step) => {
        assert.equal(step.after.value, 'asking')
        assert.deepEqual(called(step, 'askAgain'), [{ of: step.before?.context.missing }])
      },
    },
    'begins anew once all is there': {
      when: ({ event }) => event.type === 'data.complete',
      must: ({ after }) => {
        assert.equal(after.value, 'whole')
        assert.deepEqual(after.context, { missing: [], attempts: 0 })
      },
    },
    'looks for what is missing as long as the shop runs': {
      when: (step) => entered(step, 'whole') && step.before === undefined,
      must: (step) => assert.equal(started(step, 'watchMissing').length, 1),
    },
  },
})
