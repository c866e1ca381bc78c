import assert from 'node:assert/strict'

import { practitionersWaitingMachine } from '#machines/account/practitioners-waiting.machine.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { entered, started } from './support/rules.ts'

export const model = defineModel({
  machine: practitionersWaitingMachine,
  events: [{ type: 'page.opened' }, { type: 'waiting.retry' }],
  answers: [
    done('countWaiting', { ok: true, value: 0 }),
    done('countWaiting', { ok: true, value: 3 }),
    done('countWaiting', refused),
    done('countWaiting', unreachable),
    failed('countWaiting'),
  ],
  project: ({ context }) => context,
  rules: {
    'counts at once, and anew whenever its page is opened or it is tried again': {
      when: (step) => step.before === undefined || entered(step, 'counting'),
      must: (step) => {
        assert.equal(started(step, 'countWaiting').length, 1)
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'has failed where there was no number': {
      when: ({ event }) => event.type.endsWith('countWaiting') && event['output']?.ok !== true,
      must: ({ after }) => assert.equal(after.matches('failed'), true),
    },
    'counts whenever its page is opened': {
      when: ({ event, before }) => event.type === 'page.opened' && before?.matches('counting') === false,
      must: (step) => assert.equal(started(step, 'countWaiting').length, 1),
    },
    'shows the number, nobody being one too': {
      when: (step) => entered(step, 'counted'),
      must: ({ event, after }) => assert.deepEqual(after.context, { waiting: event['output'].value, problem: null }),
    },
    'keeps the number before in sight where there is no newer one, and says why': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, before, after }) => {
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(after.context, {
          waiting: before?.context.waiting ?? null,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
      },
    },
  },
})
