import assert from 'node:assert/strict'

import { orderBatchMachine } from '#machines/orders/order-batch.machine.ts'

import { unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof orderBatchMachine>

const one = { order_id: 12, paid_at: null }
const other = { order_id: 13, paid_at: '2026-11-27T08:00:00Z' }
const outcome = { moved: [12], failed: [{ order_id: 13, number: 'K7-41', reason: 'cancelled' as const }] }

const idsIn = (orders: readonly { readonly order_id: number }[] = []) => orders.map(({ order_id }) => order_id)
const chosenIn = (at: At['before']) => idsIn(at?.context.chosen)
const isMoving = ({ before }: At) => before?.matches('moving') === true
const isAnswer = ({ event }: At) => event.type.endsWith('moveOrders')

export const model = defineModel({
  machine: orderBatchMachine,
  events: [
    { type: 'page.opened' },
    { type: 'order.choose', order: one },
    { type: 'order.choose', order: other },
    { type: 'orders.choose', orders: [one, other] },
    { type: 'orders.choose', orders: [] },
    { type: 'orders.move', move: 'paid', language: 'en' },
    { type: 'orders.move', move: 'sent', language: 'de' },
    { type: 'move.confirm' },
    { type: 'move.cancel' },
  ],
  answers: [done('moveOrders', { ok: true, value: outcome }), done('moveOrders', unreachable), failed('moveOrders')],
  project: ({ context: { language, chosen, move, outcome: last, problem } }) => ({
    language,
    chosen: idsIn(chosen).toSorted((a, b) => a - b),
    move,
    outcome: last?.moved,
    problem,
  }),
  rules: {
    'chooses an order at a press, and leaves it out at the next': {
      requirements: ['day.several-at-once'],
      when: (step) => step.event.type === 'order.choose' && !isMoving(step),
      must: ({ event, before, after }) => {
        const id = event['order'].order_id
        const known = chosenIn(before)
        const others = known.filter((any) => any !== id)
        assert.deepEqual(chosenIn(after), known.includes(id) ? others : [...known, id])
        assert.deepEqual([after.value, after.context.outcome, after.context.problem], ['choosing', null, null])
      },
    },
    'chooses all in sight at once, or none': {
      requirements: ['day.several-at-once'],
      when: (step) => step.event.type === 'orders.choose' && !isMoving(step),
      must: ({ event, after }) => {
        assert.deepEqual(after.context.chosen, event['orders'])
        assert.deepEqual([after.value, after.context.outcome, after.context.problem], ['choosing', null, null])
      },
    },
    'begins anew with another page of the list': {
      when: (step) => step.event.type === 'page.opened' && !isMoving(step),
      must: ({ after: { value, context } }) =>
        assert.deepEqual([value, context.chosen, context.outcome, context.problem], ['choosing', [], null, null]),
    },
    'asks whether all chosen orders are meant before it moves them': {
      requirements: ['admin.sending-unpaid-is-confirmed', 'day.several-at-once'],
      when: ({ event, before }) => event.type === 'orders.move' && before?.matches('choosing') === true,
      must: (step) => {
        const { context, value } = step.after
        const isAny = chosenIn(step.before).length > 0
        assert.deepEqual(started(step, 'moveOrders'), [])
        assert.equal(value, isAny ? 'confirming' : 'choosing')
        if (isAny)
          assert.deepEqual(
            [context.move, context.language, context.outcome, context.problem],
            [step.event['move'], step.event['language'], null, null],
          )
        else assert.deepEqual(context, step.before?.context)
      },
    },
    'moves the chosen orders once that is confirmed, and none where it is not': {
      requirements: ['day.several-at-once'],
      when: ({ event, before }) => event.type.startsWith('move.') && before?.matches('confirming') === true,
      must: (step) => {
        const isMeant = step.event.type === 'move.confirm'
        const { language, move, chosen } = step.after.context
        assert.equal(step.after.value, isMeant ? 'moving' : 'choosing')
        assert.deepEqual(chosenIn(step.after), chosenIn(step.before))
        assert.deepEqual(started(step, 'moveOrders'), isMeant ? [{ language, move, ids: idsIn(chosen) }] : [])
      },
    },
    'changes nothing while orders are being moved': {
      when: (step) => isMoving(step) && !isAnswer(step),
      must: ({ before, after, effects }) =>
        assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
    },
    'is busy while it moves': {
      when: () => true,
      must: ({ after }) => assert.equal(after.hasTag('busy'), after.matches('moving')),
    },
    'tells which orders were moved and which were not, and has none chosen then': {
      requirements: ['day.several-at-once'],
      when: (step) => isAnswer(step) && step.event['output']?.ok === true,
      must: (step) => {
        const { context, value } = step.after
        assert.deepEqual([value, context.chosen, context.outcome, context.problem], ['choosing', [], outcome, null])
        assert.deepEqual(emitted(step), [{ type: 'orders.moved' }])
      },
    },
    'keeps the choice where no answer came, and has the list asked for again': {
      requirements: ['day.several-at-once'],
      when: (step) => isAnswer(step) && step.event['output']?.ok !== true,
      must: (step) => {
        const { context, value } = step.after
        assert.deepEqual([value, context.chosen], ['choosing', step.before?.context.chosen])
        assert.deepEqual([context.problem, context.outcome], [{ kind: 'unreachable' }, null])
        assert.deepEqual(emitted(step), [{ type: 'orders.moved' }])
      },
    },
  },
})
