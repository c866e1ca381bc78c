import assert from 'node:assert/strict'

import type { MailChoices } from '#areas/account/contract/mail-choices.ts'
import { mailChoicesMachine } from '#machines/account/mail-choices.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof mailChoicesMachine>

const choices = (wanted: boolean): MailChoices => ({
  topics: [
    { topic: 'protocols', wanted },
    { topic: 'invitations', wanted: true },
  ],
  asked: 'protocols',
})
const unusable = { ok: false, problem: { kind: 'refused', status: 400, message: 'No', fields: {} } } as const

const isShown = ({ before }: At) => before?.matches('shown') === true

export const model = defineModel({
  machine: mailChoicesMachine,
  events: [
    { type: 'token.given', token: 'signed' },
    { type: 'person.known' },
    { type: 'session.signedOut' },
    { type: 'choices.retry' },
    { type: 'choices.set', topic: 'protocols', wanted: false },
    { type: 'choices.set', topic: 'protocols', wanted: true },
  ],
  answers: [
    done('fetchChoices', { ok: true, value: choices(true) }),
    done('fetchChoices', unusable),
    done('fetchChoices', unreachable),
    failed('fetchChoices'),
    done('sendChoice', { ok: true, value: choices(false) }),
    done('sendChoice', { ok: true, value: choices(true) }),
    done('sendChoice', refused),
    failed('sendChoice'),
  ],
  project: ({ context: { token, choices: known, choosing, problem } }) => ({
    token,
    wanted: known?.topics[0]?.wanted,
    choosing,
    problem,
  }),
  rules: {
    'reads the choices of the link that led here, whoever is signed in': {
      when: ({ event }) => event.type === 'token.given',
      must: (step) => {
        assert.deepEqual(started(step, 'fetchChoices'), [{ token: 'signed' }])
        assert.equal(step.after.context.choices, null)
      },
    },
    'reads those of the signed-in user where no link led here': {
      when: ({ event, before }) => event.type === 'person.known' && before?.matches('waiting') === true,
      must: (step) => assert.deepEqual(started(step, 'fetchChoices'), [{ token: null }]),
    },
    'changes nothing before the user has pressed, whatever opened the link': {
      requirements: ['mail.topics-can-be-refused'],
      when: ({ event }) => event.type !== 'choices.set',
      must: (step) => assert.deepEqual(started(step, 'sendChoice'), []),
    },
    'sends a choice by what led here': {
      requirements: ['mail.topics-can-be-refused'],
      when: (step) => isShown(step) && step.event.type === 'choices.set',
      must: (step) =>
        assert.deepEqual(started(step, 'sendChoice'), [
          { token: step.before?.context.token, topic: 'protocols', wanted: step.event['wanted'] },
        ]),
    },
    'shows what the server has kept, and what it was': {
      when: ({ event }) => event.type === 'xstate.done.actor.sendChoice' && event['output'].ok,
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(
          [after.context.choices, after.context.choosing, after.context.problem],
          [event['output'].value, before?.context.choosing, null],
        )
      },
    },
    'keeps what was shown where a choice could not be kept, and says why': {
      when: (step) => entered(step, 'shown.refused'),
      must: ({ event, before, after }) => {
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(
          [after.context.choices, after.context.problem],
          [before?.context.choices, event['output']?.problem ?? { kind: 'unreachable' }],
        )
      },
    },
    'takes a link that is none for that, and asks no more': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchChoices' && event['output'].problem?.status === 400,
      must: ({ after }) => assert.equal(after.matches('unusable'), true),
    },
    'says why there are no choices, and asks again when it is told to': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after }) => {
        assert.equal(after.hasTag('unread'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'asks again by the same link': {
      when: ({ event, before }) => event.type === 'choices.retry' && before?.matches('failed') === true,
      must: (step) => assert.deepEqual(started(step, 'fetchChoices'), [{ token: step.before?.context.token }]),
    },
    'shows the choices once they are there': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchChoices' && event['output'].ok,
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.choices, after.context.problem], [event['output'].value, null])
      },
    },
    'forgets one person’s choices and link once they are gone': {
      when: ({ event }) => event.type === 'session.signedOut',
      must: ({ after }) => {
        assert.equal(after.matches('waiting'), true)
        assert.deepEqual(after.context, { token: null, choices: null, choosing: null, problem: null })
      },
    },
  },
})
