import assert from 'node:assert/strict'

import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { entered, started } from './support/rules.ts'

export const model = defineModel({
  machine: mailCartMachine,
  events: [
    { type: 'mail.want', language: 'jp' },
    { type: 'mail.want', language: 'en' },
    { type: 'page.opened' },
    { type: 'session.signedOut' },
  ],
  answers: [
    done('mailCart', { ok: true, value: { message: 'On its way' } }),
    done('mailCart', refused),
    done('mailCart', unreachable),
    failed('mailCart'),
  ],
  project: ({ context }) => context,
  // The server draws the page of a cart as it is before anybody has touched it.
  firstPaint: { events: [], restarts: [] },
  rules: {
    'sends nothing that nobody has asked for': {
      when: ({ event }) => event.type !== 'mail.want',
      must: (step) => assert.deepEqual(started(step, 'mailCart'), []),
    },
    'sends the list once, whenever it is asked for, in the language of the page': {
      requirements: ['cart.list-by-email'],
      when: ({ event, before }) => event.type === 'mail.want' && before?.hasTag('busy') === false,
      must: (step) => {
        assert.deepEqual(started(step, 'mailCart'), [{ language: step.event['language'] }])
        assert.equal(step.after.hasTag('busy'), true)
        assert.equal(step.after.context.problem, null)
      },
    },
    'says that it is sent': {
      when: ({ event }) => event['output']?.ok === true,
      must: ({ after }) => assert.equal(after.matches('sent'), true),
    },
    'says why it is not': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after }) => {
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'is as new when its page is opened again, and for the next person': {
      when: ({ event, before }) =>
        event.type === 'session.signedOut' || (event.type === 'page.opened' && before?.hasTag('busy') === false),
      must: ({ after }) => {
        assert.equal(after.matches('offered'), true)
        assert.equal(after.context.problem, null)
      },
    },
  },
})
