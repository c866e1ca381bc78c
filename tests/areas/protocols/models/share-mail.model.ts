import assert from 'node:assert/strict'

import { shareMailMachine } from '#machines/protocols/share-mail.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof shareMailMachine>

const toMara = { protocolId: 1, clientId: 7 } as const
const toJonas = { protocolId: 1, clientId: 8 } as const
const mail = { subject: 'A protocol for you', text: 'Hello Mara,\n\nlook at this.' }
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such email' } } as const

const answered = ({ event }: At) => event.type === 'xstate.done.actor.fetchMail'
const isOpen = ({ before }: At) => before?.matches('open') === true

export const model = defineModel({
  machine: shareMailMachine,
  events: [
    { type: 'page.opened' },
    { type: 'mail.read', subject: toMara },
    { type: 'mail.read', subject: toJonas },
    { type: 'mail.retry' },
    { type: 'mail.close' },
  ],
  answers: [
    done('fetchMail', { ok: true, value: mail }),
    done('fetchMail', gone),
    done('fetchMail', refused),
    done('fetchMail', unreachable),
    failed('fetchMail'),
  ],
  project: ({ context }) => context,
  rules: {
    'has no email open at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('closed'), true),
    },
    'asks for the email that is to be read, one at a time': {
      requirements: ['share.mail-can-be-read'],
      when: ({ event }) => event.type === 'mail.read',
      must: (step) => {
        if (isOpen(step)) return assert.deepEqual(step.effects, [])
        assert.deepEqual(started(step, 'fetchMail'), [step.event['subject']])
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'shows the email as it was sent': {
      requirements: ['share.mail-can-be-read'],
      when: (step) => answered(step) && step.event['output'].ok === true,
      must: ({ after }) => {
        assert.equal(after.matches({ open: 'shown' }), true)
        assert.deepEqual([after.context.mail, after.context.problem], [mail, null])
      },
    },
    'says that there is no such email': {
      when: (step) => answered(step) && step.event['output'].problem?.status === 404,
      must: ({ after }) => assert.equal(after.matches({ open: 'missing' }), true),
    },
    'says why the email could not be had': {
      when: (step) => entered(step, 'open.failed'),
      must: ({ event, after }) => {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.equal(after.hasTag('failed'), true)
      },
    },
    'asks for the same email again at a press': {
      when: ({ event, before }) => event.type === 'mail.retry' && before?.matches({ open: 'failed' }) === true,
      must: (step) => assert.deepEqual(started(step, 'fetchMail'), [step.before?.context.subject]),
    },
    'closes the email once it was read, or a page is opened, and keeps nothing of it': {
      when: ({ event }) => event.type === 'mail.close' || event.type === 'page.opened',
      must: ({ after }) => {
        assert.equal(after.matches('closed'), true)
        assert.deepEqual(after.context, { subject: null, mail: null, problem: null })
      },
    },
  },
})
