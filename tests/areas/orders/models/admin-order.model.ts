import assert from 'node:assert/strict'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { adminOrderMachine } from '#machines/orders/admin-order.machine.ts'
import { MOVES } from '#machines/orders/moves.ts'
import type { Change, Move } from '#machines/orders/moves.ts'

import { adminOrder } from './order-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { named, sent, started } from '#tests/models/support/rules.ts'

type At = Step<typeof adminOrderMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/admin/orders/${id}`, query: {} }) as const
const places = [
  { at: place('12'), asks: { language: 'en', id: 12 } },
  { at: place('12', 'de'), asks: { language: 'de', id: 12 } },
  { at: place('13', 'de'), asks: { language: 'de', id: 13 } },
  { at: place('ada'), asks: null },
]
const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null

const LATER = '2026-11-27T08:00:00Z'
const placed = adminOrder(12)
const other = adminOrder(13)
const MARKED_PAID = { paid_at: LATER, paid_revocable_until: '2026-11-27T09:00:00Z' }
const UNPAID = { paid_at: null, paid_revocable_until: null }
const PARCEL = { carrier: 'dhl', tracking_number: '0034' } as const
const NOTE = { note: 'Rang at noon' }
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
const parcelled = { ...moved(placed, 'sent'), shipment: PARCEL }
const answers: readonly { id: number; kind: Change['kind']; value: AdminOrder }[] = [
  ...[placed, other].flatMap((order) =>
    ALL.map((move) => ({ id: order.order_id, kind: move, value: moved(order, move) })),
  ),
  { id: 12, kind: 'shipment', value: parcelled },
  { id: 12, kind: 'note', value: { ...placed } },
]
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
const isChanging = ({ before }: At) => before?.matches('changing') === true
const isFetched = ({ event }: At) => event.type.endsWith('fetchOrder')
const isChanged = ({ event }: At) => event.type.endsWith('changeOrder')
const isLeft = ({ before }: At) => before?.context.id !== before?.context.order?.order_id
const isShown = ({ before }: At) => before?.matches('shown') === true
const isShipping = ({ before }: At) => before?.matches({ shown: 'shipping' }) === true
const isPossible = (step: At) =>
  isShown(step) && POSSIBLE[step.before?.context.order?.status ?? 'cancelled'].includes(step.event['move'])
const isOnItsWay = ({ before }: At) => before?.context.order?.status === 'sent'
const isNote = ({ event }: At) => event.type === 'form.sent' && event['form'] === 'orderNoteForm'
const isParcel = ({ event }: At) => event.type === 'form.sent' && event['form'] === 'shipmentForm'
const isNoteMade = ({ before }: At) => before?.context.change?.kind === 'note'
/** Cancelling is asked about, and so is the parcel of what is sent. */
const isAskedAbout = (step: At) => isPossible(step) && ['cancelled', 'sent'].includes(step.event['move'])

const RESET = { type: 'form.reset' }
const CLEAR = { type: 'form.clear' }

export const model = defineModel({
  machine: adminOrderMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'order.entered' as const, place: at })),
    { type: 'order.retry' },
    ...ALL.map((move) => ({ type: 'order.move' as const, move })),
    { type: 'shipment.change' },
    { type: 'move.confirm' },
    { type: 'move.cancel' },
    { type: 'form.sent', form: 'shipmentForm', sent: { shipment: PARCEL } },
    { type: 'form.sent', form: 'shipmentForm', sent: { shipment: null } },
    { type: 'form.sent', form: 'orderNoteForm', sent: NOTE },
  ],
  answers: [
    ...[placed, moved(placed, 'paid'), moved(placed, 'sent'), moved(placed, 'cancelled'), parcelled, other].map(
      (value) => done('fetchOrder', { ok: true, value }),
    ),
    ...[gone, refused].map((output) => done('fetchOrder', output)),
    failed('fetchOrder'),
    ...answers.map(({ value }) => done('changeOrder', { ok: true, value })),
    ...[conflict, unreachable].map((output) => done('changeOrder', output)),
    failed('changeOrder'),
  ],
  fits: ({ context: { id, order, change } }, { type, output }) =>
    output?.ok !== true ||
    (type.endsWith('fetchOrder')
      ? output.value.order_id === id
      : answers.some((one) => one.value === output.value && one.id === order?.order_id && one.kind === change?.kind)),
  project: ({ context: { language, id, order, change, problem, refusal } }) => ({
    language,
    id,
    shown: order && [order.order_id, order.status, order.shipment?.carrier],
    change,
    problem,
    refusal,
  }),
  rules: {
    'starts its forms once, by their names, hears them, and waits for its page': {
      when: ({ before }) => before === undefined,
      must: (step) => {
        assert.deepEqual(named(step), ['shipmentForm', 'orderNoteForm'])
        assert.deepEqual(started(step, 'hearChildren'), [{ shipmentForm: ['form.sent'], orderNoteForm: ['form.sent'] }])
        assert.equal(step.after.matches('waiting'), true)
      },
    },
    'keeps what it has started': {
      when: ({ before }) => before !== undefined,
      must: (step) => assert.deepEqual([named(step), started(step, 'hearChildren')], [[], []]),
    },
    'asks for the order that the address names, and for none where it names none': {
      requirements: ['admin.moves-orders'],
      when: (step) => step.event.type === 'order.entered' && !isChanging(step),
      must: (step) => {
        const asked = askedAt(step)
        const { change, refusal } = step.after.context
        assert.deepEqual(started(step, 'fetchOrder'), asked ? [asked] : [])
        assert.deepEqual([step.after.matches('missing'), change, refusal], [asked === null, null, null])
      },
    },
    'lets go of a typed note where another order is opened, and of none else': {
      requirements: ['day.notes-on-an-order'],
      when: (step) => step.event.type === 'order.entered' && !isChanging(step),
      must: (step) => {
        const isAnother = step.before?.context.id !== (askedAt(step)?.id ?? null)
        assert.deepEqual(sent(step, 'orderNoteForm'), isAnother ? [CLEAR] : [])
      },
    },
    'shows the order that was told of, and what became of the last change': {
      when: (step) => isFetched(step) && isOk(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(after.context, { ...before?.context, order: event['output'].value, problem: null })
      },
    },
    'keeps in sight what it knows of an order until it is told more': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => step.before !== undefined && (!isOk(step) || (isChanging(step) && isLeft(step))),
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
    'is busy while it asks or changes, and has failed where it was told nothing': {
      when: () => true,
      must: ({ after }) => {
        assert.equal(after.hasTag('busy'), after.matches('fetching') || after.matches('changing'))
        assert.equal(after.hasTag('failed'), after.matches('failed'))
      },
    },
    'marks an order as paid, or as not paid, at a press, where it can be': {
      requirements: ['admin.moves-orders', 'checkout.order-statuses', 'admin.takes-paid-back'],
      when: (step) => step.event.type === 'order.move' && !isAskedAbout(step) && isPossible(step),
      must: (step) => {
        const { language, id } = step.after.context
        const change = { kind: step.event['move'] }
        assert.deepEqual(started(step, 'changeOrder'), [{ language, id, change }])
        assert.deepEqual(
          [step.after.value, step.after.context.change, step.after.context.refusal],
          ['changing', change, null],
        )
      },
    },
    'cancels an order only after it was asked whether that is meant': {
      requirements: ['admin.cancelling-is-confirmed'],
      when: (step) =>
        step.before?.matches({ shown: 'confirming' }) === true ||
        (isPossible(step) && step.event['move'] === 'cancelled'),
      must: (step) => {
        const { language, id, change, refusal } = step.after.context
        if (step.event.type === 'move.confirm') {
          assert.deepEqual(started(step, 'changeOrder'), [{ language, id, change: { kind: 'cancelled' } }])
          assert.equal(step.after.matches('changing'), true)
        } else if (step.event.type === 'move.cancel') {
          assert.deepEqual([step.after.value, change, step.effects], [{ shown: 'resting' }, null, []])
        } else if (step.event.type === 'order.move' && step.event['move'] === 'cancelled') {
          assert.deepEqual([step.after.value, change, refusal], [{ shown: 'confirming' }, { kind: 'cancelled' }, null])
          assert.deepEqual(started(step, 'changeOrder'), [])
        }
      },
    },
    'asks for the parcel before an order is sent, paid or not, and when another is wanted of one that is sent': {
      requirements: ['day.sent-with-tracking', 'admin.sending-unpaid-is-confirmed'],
      when: (step) =>
        (isPossible(step) && step.event['move'] === 'sent') ||
        (step.event.type === 'shipment.change' && isShown(step) && isOnItsWay(step)),
      must: (step) => {
        const { change, order } = step.after.context
        const known = change !== null && 'shipment' in change ? change.shipment : null
        assert.equal(step.after.matches({ shown: 'shipping' }), true)
        assert.deepEqual(started(step, 'changeOrder'), [])
        const values = known ?? order?.shipment ?? {}
        assert.deepEqual(
          sent(step, 'shipmentForm'),
          isShipping(step) && step.event.type !== 'order.move' && step.event.type !== 'shipment.change'
            ? []
            : [RESET, CLEAR, { type: 'form.fill', values }],
        )
      },
    },
    'sends an order with its parcel, or gives one that is sent another, once the form is filled in': {
      requirements: ['day.sent-with-tracking', 'admin.sending-unpaid-is-confirmed'],
      when: (step) => isParcel(step) && isShipping(step),
      must: (step) => {
        const { language, id, refusal } = step.after.context
        const change = { kind: isOnItsWay(step) ? 'shipment' : 'sent', ...step.event['sent'] }
        assert.deepEqual(started(step, 'changeOrder'), [{ language, id, change }])
        assert.deepEqual([step.after.value, step.after.context.change, refusal], ['changing', change, null])
      },
    },
    'sends nothing where the form of the parcel is left': {
      when: (step) => isShipping(step) && step.event.type === 'move.cancel',
      must: ({ after, effects }) =>
        assert.deepEqual([after.value, after.context.change, effects], [{ shown: 'resting' }, null, []]),
    },
    'knows no parcel of an order that is not on its way, and hears of none where it did not ask': {
      when: (step) =>
        (step.event.type === 'shipment.change' && !(isShown(step) && isOnItsWay(step))) ||
        (isParcel(step) && !isShipping(step)),
      must: ({ before, after, effects }) =>
        assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
    },
    'keeps a note with the order, whatever else is asked about': {
      requirements: ['day.notes-on-an-order'],
      when: (step) => isNote(step) && isShown(step),
      must: (step) => {
        const { language, id, refusal } = step.after.context
        const change = { kind: 'note', ...NOTE }
        assert.deepEqual(started(step, 'changeOrder'), [{ language, id, change }])
        assert.deepEqual([step.after.value, step.after.context.change, refusal], ['changing', change, null])
      },
    },
    'gives a note back that was sent while the order is on its way': {
      requirements: ['forms.keeps-what-was-typed'],
      when: (step) => isNote(step) && !isShown(step),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual(sent(step, 'orderNoteForm'), [RESET, { type: 'form.fill', values: NOTE }])
      },
    },
    'makes no move that the order, or the moment, has no room for': {
      requirements: ['checkout.order-statuses'],
      when: (step) => step.event.type === 'order.move' && !isPossible(step),
      must: ({ before, after, effects }) =>
        assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
    },
    'lets another page be opened while it changes, and asks for its order then': {
      when: (step) => isChanging(step) && (step.event.type === 'order.entered' || (isChanged(step) && isLeft(step))),
      must: (step) => {
        const { language, id, change, refusal } = step.after.context
        if (step.event.type === 'order.entered') {
          assert.deepEqual([step.after.value, step.effects], ['changing', []])
          assert.deepEqual([language, id], [step.event['place'].language, askedAt(step)?.id ?? null])
        } else {
          assert.deepEqual(started(step, 'fetchOrder'), id === null ? [] : [{ language, id }])
          assert.deepEqual([change, refusal], [null, null])
          assert.deepEqual(sent(step, 'orderNoteForm'), [RESET, CLEAR])
        }
      },
    },
    'shows the order as it is after the change, which change that was, and an empty form for the next note': {
      requirements: ['admin.moves-orders', 'day.order-has-a-history'],
      when: (step) => isChanged(step) && !isLeft(step) && isOk(step),
      must: (step) => {
        const { event, before, after } = step
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(after.context.order, event['output'].value)
        assert.deepEqual([after.context.change, after.context.refusal], [before?.context.change, null])
        assert.deepEqual(sent(step, 'orderNoteForm'), [RESET])
      },
    },
    'says why a change was not made, and asks what the order is like now': {
      requirements: ['admin.moves-orders'],
      when: (step) => isChanged(step) && !isLeft(step) && !isOk(step),
      must: (step) => {
        const { language, id, refusal } = step.after.context
        assert.deepEqual(started(step, 'fetchOrder'), [{ language, id }])
        assert.deepEqual(refusal, problemOf(step))
      },
    },
    'gives the note back to its form where it was not kept': {
      requirements: ['forms.keeps-what-was-typed'],
      when: (step) => isChanged(step) && !isLeft(step) && !isOk(step),
      must: (step) =>
        assert.deepEqual(
          sent(step, 'orderNoteForm'),
          isNoteMade(step) ? [RESET, { type: 'form.fill', values: NOTE }] : [],
        ),
    },
  },
})
