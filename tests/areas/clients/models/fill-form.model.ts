import assert from 'node:assert/strict'

import { fillFormMachine } from '#machines/clients/filling/fill-form.machine.ts'

import { filled, nothingFilled } from './filling-samples.ts'
import { refused } from '#tests/models/samples.ts'
import { defineModel, type Step } from '#tests/models/support/model.ts'
import { emitted, sent } from '#tests/models/support/rules.ts'

type At = Step<typeof fillFormMachine>

const call = 'fillCart'
const mine = { clientId: 7, protocolId: 3, message: '', mail: true }
/** Of another client, as another tab may ask for it. */
const others = { clientId: 8, protocolId: 4, message: 'For the first month.', mail: false }
const notAllowed = refused.problem

const REPORTS = { 'call.sending': 'sending', 'call.unanswered': 'unanswered', 'call.unsure': 'unsure' } as const
const isReport = ({ event }: At): boolean => event.type in REPORTS
const isWriting = ({ before }: At): boolean =>
  before?.matches('writing') === true || before?.matches('refused') === true
const isOver = ({ event }: At): boolean => ['call.answered', 'call.refused', 'call.settled'].includes(event.type)
/** Nobody knows yet whether it is in the cart. */
const isUnderWay = ({ before }: At): boolean =>
  (['sending', 'unanswered', 'unsure'] as const).some((state) => before?.matches(state) === true)

export const model = defineModel({
  machine: fillFormMachine,
  events: [
    { type: 'filling.begin', clientId: 7, protocolId: 3 },
    { type: 'filling.begin', clientId: 7, protocolId: 4 },
    { type: 'filling.write', message: 'For the first month.' },
    { type: 'filling.mail', mail: false },
    { type: 'filling.mail', mail: true },
    { type: 'filling.send', language: 'de' },
    { type: 'filling.leave' },
    ...(['call.sending', 'call.unanswered', 'call.unsure', 'call.settled'] as const).flatMap((type) =>
      [mine, others].map((intent) => ({ type, call, intent })),
    ),
    ...[filled, nothingFilled].map((answer) => ({ type: 'call.answered' as const, call, answer })),
    { type: 'call.refused', call, intent: mine, problem: notAllowed },
  ],
  project: ({ context: { wanted, language, filled: put, problem } }) => ({
    wanted,
    language,
    filled: put?.lines.length,
    problem: problem?.kind,
  }),
  rules: {
    'begins with no message and with the email, and says nothing of the last one': {
      when: (step) => step.event.type === 'filling.begin' && !isUnderWay(step),
      must: ({ event, after }) => {
        const { clientId, protocolId } = event
        assert.equal(after.value, 'writing')
        assert.deepEqual(
          [after.context.wanted, after.context.filled, after.context.problem],
          [{ clientId, protocolId, message: '', mail: true }, null, null],
        )
      },
    },
    'keeps what is written, and whether an email is wanted': {
      requirements: ['filling.mailed-if-wanted'],
      when: (step) => isWriting(step) && ['filling.write', 'filling.mail'].includes(step.event.type),
      must: ({ event, before, after }) => {
        const { type: _, ...written } = event
        assert.equal(after.value, before?.value)
        assert.deepEqual(after.context.wanted, { ...before?.context.wanted, ...written })
      },
    },
    'asks for the protocol once for each press of the form, and at no other time': {
      requirements: ['filling.happens-once', 'filling.client-alone-orders'],
      when: () => true,
      must: (step) => {
        const isSent = isWriting(step) && step.event.type === 'filling.send'
        assert.deepEqual(
          sent(step, 'fillCart'),
          isSent ? [{ type: 'call.want', intent: step.before?.context.wanted, language: 'de' }] : [],
        )
      },
    },
    'takes no other press while nobody knows whether a protocol is in the cart': {
      requirements: ['filling.happens-once'],
      when: (step) => isUnderWay(step) && step.event.type.startsWith('filling.'),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual(step.effects, [])
      },
    },
    'shows how far the call is, and what it is about, whoever has asked for it': {
      requirements: ['call.every-tab-knows-it', 'call.unanswered-asks-under-the-same-key'],
      when: isReport,
      must: ({ event, after }) => {
        assert.equal(after.value, REPORTS[event.type as keyof typeof REPORTS])
        assert.deepEqual([after.context.wanted, after.context.problem], [event['intent'], null])
        assert.equal(after.hasTag('busy'), after.value === 'sending')
      },
    },
    'tells what is in the cart, and what was left out': {
      requirements: ['filling.by-the-rules-of-the-cart'],
      when: ({ event }) => event.type === 'call.answered',
      must: ({ event, before, after }) => {
        assert.equal(after.value, 'done')
        assert.deepEqual(after.context, { ...before?.context, filled: event['answer'], problem: null })
      },
    },
    'says why nothing was put in, and keeps what was written': {
      requirements: ['filling.client-allows-it'],
      when: ({ event }) => event.type === 'call.refused',
      must: ({ event, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['refused', true])
        assert.deepEqual([after.context.wanted, after.context.problem], [event['intent'], event['problem']])
      },
    },
    'has the page ask anew once a call is over, and at no other time': {
      requirements: ['filling.practitioner-sees-when'],
      when: () => true,
      must: (step) => assert.deepEqual(emitted(step), isOver(step) ? [{ type: 'client.outdated' }] : []),
    },
    'closes when it is left, and when a call came to an end elsewhere': {
      when: (step) =>
        step.event.type === 'call.settled' ||
        (step.event.type === 'filling.leave' && (isWriting(step) || step.before?.matches('done') === true)),
      must: ({ after }) => {
        assert.equal(after.value, 'closed')
        assert.deepEqual([after.context.wanted, after.context.filled, after.context.problem], [null, null, null])
      },
    },
  },
})
