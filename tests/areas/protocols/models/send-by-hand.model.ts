import assert from 'node:assert/strict'

import { sendByHandMachine, type Receiver } from '#statecharts/inspector/send/send-by-hand.machine.ts'

import type { PlainEvent } from '#statecharts/trace/trace.ts'

import { defineModel } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { called, entered, waits } from '#tests/models/support/rules.ts'

const OFFERS: readonly PlainEvent[] = [{ type: 'cart.open' }, { type: 'cart.add', variantId: 7 }]
const cart: Receiver = { tab: 'one', actor: 'x:1', offers: OFFERS }
const search: Receiver = { tab: 'one', actor: 'x:2', offers: [{ type: 'search.clear' }] }

const ANSWER = [
  { kind: 'takes', on: [] },
  { kind: 'refuses', on: ['variantId'] },
] as const

const GOOD = '{"variantId": 8}'
const BAD = '{"variantId": 8'
const LIST = '[8]'

type Message = { message: { kind: string; events?: readonly unknown[]; event?: unknown; actor: string } }
const posted = (step: Parameters<typeof called>[0], kind: string) =>
  (called(step, 'post') as readonly Message[]).map(({ message }) => message).filter((message) => message.kind === kind)

export const model = defineModel({
  machine: sendByHandMachine,
  events: [
    { type: 'hand.actor', receiver: cart },
    { type: 'hand.actor', receiver: search },
    { type: 'hand.actor', receiver: null },
    { type: 'hand.answer', ask: 1, answer: ANSWER },
    { type: 'hand.answer', ask: 2, answer: ANSWER },
    { type: 'hand.answer', ask: 2, answer: null },
    { type: 'hand.notSent', reason: 'The actor has ended.' },
    { type: 'draft.choose', chosen: 'cart.add' },
    { type: 'draft.write', text: GOOD },
    { type: 'draft.write', text: BAD },
    { type: 'draft.write', text: LIST },
    { type: 'draft.send' },
  ],
  // Questions are numbered without end.
  until: ({ context }) => context.ask > 3,
  project: ({ context }) => ({ ...context, ask: Math.min(context.ask, 3) }),
  rules: {
    'asks whenever what would be asked may have another answer': {
      when: ({ event, after }) =>
        ['hand.actor', 'draft.choose', 'draft.write'].includes(event.type) && after.context.receiver !== null,
      must: (step) => {
        const [message] = posted(step, 'ask')
        const { receiver, chosen, text } = step.after.context
        assert.equal(message?.actor, receiver?.actor)
        assert.equal(posted(step, 'ask').length, 1)
        const written = chosen === 'cart.add' && text === GOOD ? 8 : 7
        const isCart = receiver?.offers.length === OFFERS.length
        assert.deepEqual(
          message?.events,
          isCart ? [OFFERS[0], { type: 'cart.add', variantId: written }] : receiver?.offers,
        )
      },
    },
    'takes the answer to its last question only': {
      when: ({ event, before }) => event.type === 'hand.answer' && before?.matches({ answers: 'nobody' }) === false,
      must: ({ event, before, after }) => {
        const isLast = event.type === 'hand.answer' && event.ask === before?.context.ask
        const isOpen = before?.matches({ answers: 'answered' }) === false
        if (isLast && isOpen && event.type === 'hand.answer') assert.deepEqual(after.context.can, event.answer)
        else assert.deepEqual(after.context, before?.context)
      },
    },
    'waits two seconds for an answer': {
      when: (step) => posted(step, 'ask').length > 0,
      must: (step) => assert.deepEqual(waits(step), [2000]),
    },
    'says when no answer comes, and takes one that comes later': {
      when: ({ event }) => event.type === PASS.type,
      must: ({ after }) => assert.equal(after.matches({ answers: 'silent' }), true),
    },
    'begins with an example of the chosen event': {
      when: ({ event, after }) => event.type === 'draft.choose' && after.context.receiver !== null,
      must: ({ after: { context } }) => {
        const isCart = context.receiver?.actor === cart.actor
        assert.deepEqual(JSON.parse(context.text), isCart ? { variantId: 7 } : {})
      },
    },
    'sends what is written to the actor': {
      when: ({ event, before }) => event.type === 'draft.send' && before?.matches({ draft: 'readable' }) === true,
      must: (step) => {
        const { receiver, text } = step.after.context
        assert.deepEqual(posted(step, 'send'), [
          {
            kind: 'send',
            tab: receiver?.tab,
            actor: receiver?.actor,
            event: { ...(JSON.parse(text) as object), type: 'cart.add' },
          },
        ])
      },
    },
    'sends nothing that cannot be read': {
      when: ({ event, before }) => event.type === 'draft.send' && before?.matches({ draft: 'readable' }) === false,
      must: (step) => assert.deepEqual(called(step, 'post'), []),
    },
    'says where a payload cannot be read, for as long as it cannot': {
      when: ({ before }) => before !== undefined,
      must: ({ after }) => {
        assert.equal(after.matches({ draft: 'unreadable' }), after.context.problem !== null)
        const isWrong = [BAD, LIST].includes(after.context.text) && after.context.chosen !== null
        assert.equal(after.context.problem !== null, isWrong)
      },
    },
    'holds what is written, and says what is wrong with it': {
      when: ({ event, before }) => event.type === 'draft.write' && before?.matches({ draft: 'empty' }) === false,
      must: ({ event, after: { context } }) => {
        assert.equal(context.text, event.type === 'draft.write' && event.text)
        assert.equal(context.problem?.reason.includes('must be an object') ?? false, context.text === LIST)
      },
    },
    'says why an event was not sent, until the next try': {
      when: ({ before }) => before !== undefined,
      must: ({ event, before, after }) => {
        if (event.type === 'hand.notSent' && before?.matches({ draft: 'readable' })) {
          assert.equal(after.context.reason, event.reason)
        } else if (event.type === 'draft.send' && before?.matches({ draft: 'readable' })) {
          assert.equal(after.context.reason, null)
        }
      },
    },
    'keeps what is written while the actor moves, and drops it for another actor': {
      when: ({ event, before }) => event.type === 'hand.actor' && before !== undefined,
      must: ({ event, before, after }) => {
        const isSame = event.type === 'hand.actor' && event.receiver?.actor === before?.context.receiver?.actor
        assert.deepEqual(
          [after.context.chosen, after.context.text],
          isSame ? [before?.context.chosen, before?.context.text] : [null, ''],
        )
        if (!isSame) assert.equal(after.context.can, null)
      },
    },
    'has nobody to send to where no running machine is chosen': {
      when: ({ event, before }) => event.type === 'hand.actor' || before === undefined,
      must: (step) => {
        const { receiver } = step.after.context
        assert.equal(step.after.matches({ answers: 'nobody' }), receiver === null)
        if (entered(step, 'answers.nobody')) assert.deepEqual(called(step, 'post'), [])
      },
    },
  },
})
