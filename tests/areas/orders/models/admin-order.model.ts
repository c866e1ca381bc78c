import assert from 'node:assert/strict'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { adminOrderMachine } from '#machines/orders/admin-order.machine.ts'
import { MOVES } from '#machines/orders/moves.ts'
import type { Move } from '#machines/orders/moves.ts'

import { adminOrder } from './order-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { started } from '#tests/models/support/rules.ts'

type At = Step<typeof adminOrderMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/admin/orders/${id}`, query: {} }) as const
const places = [
  { at: place('12'), asks: { language: 'en', id: 12 } },
  { at: place('13', 'de'), asks: { language: 'de', id: 13 } },
  { at: place('ada'), asks: null },
]
const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null

const LATER = '2026-11-27T08:00:00Z'
const placed = adminOrder(12)
const other = adminOrder(13)
const MARKED_PAID = { paid_at: LATER, paid_revocable_until: '2026-11-27T09:00:00Z' }
const UNPAID = { paid_at: null, paid_revocable_until: null }
const moved = (order: AdminOrder, move: Move): AdminOrder =>
  move === 'unpaid'
    ? { ...order, ...UNPAID, status: order.sent_at === null ? 'placed' : 'sent' }
    : {
        ...order,
        status: move,
        [`${move}_at`]: LATER,
        ...(move === 'paid' && MARKED_PAID),
        ...(move === 'cancelled' && { paid_revocable_until: null }),
      }
const ALL: readonly Move[] = [...MOVES, 'unpaid']
const answers = [placed, other].flatMap((order) =>
  ALL.map((move) => ({ id: order.order_id, move, value: moved(order, move) })),
)
/** The moves that the server takes, by where an order stands. */
const POSSIBLE: Readonly<Record<AdminOrder['status'], readonly Move[]>> = {
  placed: ['paid', 'sent', 'cancelled'],
  paid: ['sent', 'cancelled', 'unpaid'],
  sent: ['paid'],
  cancelled: [],
}

const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such order' } } as const
const conflict = { ok: false, problem: { kind: 'refused', status: 409, message: 'It is sent already' } } as const

const isOk = ({ event }: At) => event['output']?.ok === true
const problemOf = ({ event }: At) => event['output']?.problem ?? { kind: 'unreachable' }
const isMoving = ({ before }: At) => before?.matches('moving') === true
const isFetched = ({ event }: At) => event.type.endsWith('fetchOrder')
const isMoved = ({ event }: At) => event.type.endsWith('moveOrder')
const isLeft = ({ before }: At) => before?.context.id !== before?.context.order?.order_id
const isPossible = ({ event, before }: At) =>
  before?.matches('shown') === true && POSSIBLE[before.context.order?.status ?? 'cancelled'].includes(event['move'])

/** Cancelling, and sending what is not paid. */
const isAskedAbout = (step: At) =>
  isPossible(step) &&
  (step.event['move'] === 'cancelled' ||
    (step.event['move'] === 'sent' && step.before?.context.order?.paid_at === null))
/** The move about which it is being asked. */
const askedMove = ({ before }: At): Move | null => {
  if (before?.matches({ shown: 'confirming' }) === true) return 'cancelled'
  return before?.matches({ shown: 'confirmingUnpaid' }) === true ? 'sent' : null
}

export const model = defineModel({
  machine: adminOrderMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'order.entered' as const, place: at })),
    { type: 'order.retry' },
    ...ALL.map((move) => ({ type: 'order.move' as const, move })),
    { type: 'move.confirm' },
    { type: 'move.cancel' },
  ],
  answers: [
    ...[placed, moved(placed, 'paid'), moved(placed, 'sent'), moved(placed, 'cancelled'), other].map((value) =>
      done('fetchOrder', { ok: true, value }),
    ),
    ...[gone, refused].map((output) => done('fetchOrder', output)),
    failed('fetchOrder'),
    ...answers.map(({ value }) => done('moveOrder', { ok: true, value })),
    ...[conflict, unreachable].map((output) => done('moveOrder', output)),
    failed('moveOrder'),
  ],
  fits: ({ context: { id, order, move } }, { type, output }) =>
    output?.ok !== true ||
    (type.endsWith('fetchOrder')
      ? output.value.order_id === id
      : answers.some((one) => one.value === output.value && one.id === order?.order_id && one.move === move)),
  project: ({ context: { language, id, order, move, problem, refusal } }) => ({
    language,
    id,
    shown: order && [order.order_id, order.status],
    move,
    problem,
    refusal,
  }),
  rules: {
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('waiting'), true),
    },
    'asks for the order that the address names, and for none where it names none': {
      requirements: ['admin.moves-orders'],
      when: (step) => step.event.type === 'order.entered' && !isMoving(step),
      must: (step) => {
        const asked = askedAt(step)
        const { move, refusal } = step.after.context
        assert.deepEqual(started(step, 'fetchOrder'), asked ? [asked] : [])
        assert.deepEqual([step.after.matches('missing'), move, refusal], [asked === null, null, null])
      },
    },
    'shows the order that was told of, and what became of the last move': {
      when: (step) => isFetched(step) && isOk(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(after.context, { ...before?.context, order: event['output'].value, problem: null })
      },
    },
    'keeps in sight what it knows of an order until it is told more': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => step.before !== undefined && (!isOk(step) || (isMoving(step) && isLeft(step))),
      must: ({ before, after }) => assert.deepEqual(after.context.order, before?.context.order),
    },
    'says that there is no such order where the server knows none': {
      when: ({ event }) => event['output'] === gone,
      must: ({ after }) => assert.equal(after.matches('missing'), true),
    },
    'says why the order could not be had, and asks again when it is told to': {
      when: (step) =>
        (isFetched(step) && !isOk(step) && step.event['output'] !== gone) ||
        (step.event.type === 'order.retry' && step.before?.matches('failed') === true),
      must: (step) => {
        const isAgain = step.event.type === 'order.retry'
        const { language, id, problem } = step.after.context
        assert.deepEqual(started(step, 'fetchOrder'), isAgain ? [{ language, id }] : [])
        assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
        if (!isAgain) assert.deepEqual(problem, problemOf(step))
      },
    },
    'is busy while it asks or moves, and has failed where it was told nothing': {
      when: () => true,
      must: ({ after }) => {
        assert.equal(after.hasTag('busy'), after.matches('fetching') || after.matches('moving'))
        assert.equal(after.hasTag('failed'), after.matches('failed'))
      },
    },
    'marks an order as paid or sent, or as not paid, at a press, where it can be': {
      requirements: ['admin.moves-orders', 'checkout.order-statuses', 'admin.takes-paid-back'],
      when: (step) => step.event.type === 'order.move' && !isAskedAbout(step) && isPossible(step),
      must: (step) => {
        const { language, id } = step.after.context
        const { move } = step.event as unknown as { move: Move }
        assert.deepEqual(started(step, 'moveOrder'), [{ language, id, move }])
        assert.deepEqual(
          [step.after.value, step.after.context.move, step.after.context.refusal],
          ['moving', move, null],
        )
      },
    },
    'cancels an order, or sends one that is not paid, only after it was asked whether that is meant': {
      requirements: ['admin.cancelling-is-confirmed', 'admin.sending-unpaid-is-confirmed'],
      when: (step) => askedMove(step) !== null || (step.event.type === 'order.move' && isAskedAbout(step)),
      must: (step) => {
        const { language, id, move, refusal } = step.after.context
        if (step.event.type === 'move.confirm') {
          assert.deepEqual(started(step, 'moveOrder'), [{ language, id, move: askedMove(step) }])
          assert.equal(step.after.matches('moving'), true)
        } else if (step.event.type === 'move.cancel') {
          assert.deepEqual([step.after.value, move, step.effects], [{ shown: 'resting' }, null, []])
        } else if (step.event.type === 'order.move' && isAskedAbout(step)) {
          assert.deepEqual(
            [step.after.value, move, refusal],
            [{ shown: move === 'cancelled' ? 'confirming' : 'confirmingUnpaid' }, step.event['move'], null],
          )
          assert.deepEqual(started(step, 'moveOrder'), [])
        }
      },
    },
    'makes no move that the order, or the moment, has no room for': {
      requirements: ['checkout.order-statuses'],
      when: (step) => step.event.type === 'order.move' && !isPossible(step),
      must: ({ before, after, effects }) =>
        assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
    },
    'lets another page be opened while it moves, and asks for its order then': {
      when: (step) => isMoving(step) && (step.event.type === 'order.entered' || (isMoved(step) && isLeft(step))),
      must: (step) => {
        const { language, id, move, refusal } = step.after.context
        if (step.event.type === 'order.entered') {
          assert.deepEqual([step.after.value, step.effects], ['moving', []])
          assert.deepEqual([language, id], [step.event['place'].language, askedAt(step)?.id ?? null])
        } else {
          assert.deepEqual(started(step, 'fetchOrder'), id === null ? [] : [{ language, id }])
          assert.deepEqual([move, refusal], [null, null])
        }
      },
    },
    'shows the order as it is after the move, and which move that was': {
      requirements: ['admin.moves-orders'],
      when: (step) => isMoved(step) && !isLeft(step) && isOk(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(after.context.order, event['output'].value)
        assert.deepEqual([after.context.move, after.context.refusal], [before?.context.move, null])
      },
    },
    'says why a move was not made, and asks what the order is like now': {
      requirements: ['admin.moves-orders'],
      when: (step) => isMoved(step) && !isLeft(step) && !isOk(step),
      must: (step) => {
        const { language, id, refusal } = step.after.context
        assert.deepEqual(started(step, 'fetchOrder'), [{ language, id }])
        assert.deepEqual(refusal, problemOf(step))
      },
    },
  },
})
