import assert from 'node:assert/strict'

import { openOrder } from '#machines/orders/order-page.machine.ts'
import type { createOrderPageMachine } from '#machines/orders/order-page.machine.ts'
import type { RequirementId } from '#machines/requirements/index.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, started } from '#tests/models/support/rules.ts'

interface OrderPageSamples<Order extends { readonly order_id: number }> {
  readonly machine: ReturnType<typeof createOrderPageMachine<Order>>
  readonly orderOf: (id: number) => NoInfer<Order>
  /** The path of the page, without the order. */
  readonly path: string
  /** The rules that let this user see the order. */
  readonly requirements: readonly RequirementId[]
}

/** The server shows this user no such order, or the id can't exist. */
const absent = ([404, 400] as const).map(
  (status) => ({ ok: false, problem: { kind: 'refused', status, message: 'No such order' } }) as const,
)

/** The model of any page of one order. */
export function orderPageModel<Order extends { readonly order_id: number }>({
  machine,
  orderOf,
  path,
  requirements,
}: OrderPageSamples<Order>) {
  type At = Step<typeof machine>
  const place = (id: string, language: 'en' | 'de' = 'en') => ({ language, path: `${path}/${id}`, query: {} }) as const
  const places = [
    { at: place('12'), asks: { language: 'en', id: 12 } },
    { at: place('13', 'de'), asks: { language: 'de', id: 13 } },
    { at: place('ada'), asks: null },
  ]
  const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null
  const isFetched = ({ event }: At) => event.type.endsWith('fetchOrder')
  const isOk = ({ event }: At) => event['output']?.ok === true
  const isAbsent = ({ event }: At) => absent.some((one) => one === event['output'])

  return defineModel({
    machine,
    events: [
      ...places.map(({ at }) => ({ type: 'order.entered' as const, place: at })),
      { type: 'order.retry' },
      { type: 'order.print' },
    ],
    answers: [
      ...[12, 13].map((id) => done('fetchOrder', { ok: true, value: orderOf(id) })),
      ...[...absent, refused, unreachable].map((output) => done('fetchOrder', output)),
      failed('fetchOrder'),
    ],
    fits: ({ context }, { output }) => output?.ok !== true || output.value.order_id === context.id,
    project: ({ context: { language, id, order, problem } }) => ({ language, id, shown: order?.order_id, problem }),
    rules: {
      'waits for its page at first': {
        when: ({ before }) => before === undefined,
        must: ({ after }) => assert.equal(after.matches('waiting'), true),
      },
      'asks for the order that the address names, and for none where it names none': {
        requirements,
        when: ({ event }) => event.type === 'order.entered',
        must: (step) => {
          const asked = askedAt(step)
          assert.deepEqual(started(step, 'fetchOrder'), asked ? [asked] : [])
          assert.equal(step.after.matches('missing'), asked === null)
        },
      },
      'shows the order that was told of': {
        requirements,
        when: (step) => isFetched(step) && isOk(step),
        must: ({ event, after }) => {
          assert.equal(after.matches('shown'), true)
          assert.deepEqual([after.context.order, after.context.problem], [event['output'].value, null])
        },
      },
      'shows no order on the page of another': {
        when: () => true,
        must: ({ after: { context } }) =>
          assert.equal(openOrder(context), context.order?.order_id === context.id ? context.order : null),
      },
      'keeps in sight what it knows of an order until it is told more': {
        requirements: ['retry.old-data-stays-in-sight'],
        when: (step) => step.before !== undefined && !isOk(step),
        must: ({ before, after }) => assert.deepEqual(after.context.order, before?.context.order),
      },
      'has no order where the server has none for this person': {
        requirements: ['checkout.no-orders-of-others'],
        when: isAbsent,
        must: ({ after }) => assert.equal(after.matches('missing'), true),
      },
      'says why an order could not be had, and asks again when it is told to': {
        when: (step) =>
          (isFetched(step) && !isOk(step) && !isAbsent(step)) ||
          (step.event.type === 'order.retry' && step.before?.matches('failed') === true),
        must: (step) => {
          const isAgain = step.event.type === 'order.retry'
          const { language, id, problem } = step.after.context
          assert.deepEqual(started(step, 'fetchOrder'), isAgain ? [{ language, id }] : [])
          assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
          if (!isAgain) assert.deepEqual(problem, step.event['output']?.problem ?? { kind: 'unreachable' })
        },
      },
      'is busy while it asks, and has failed where it was told nothing': {
        when: () => true,
        must: ({ after }) => {
          assert.equal(after.hasTag('busy'), after.matches('fetching'))
          assert.equal(after.hasTag('failed'), after.matches('failed'))
        },
      },
      'prints an order that is there, and nothing else': {
        when: ({ event }) => event.type === 'order.print',
        must: (step) => assert.equal(called(step, 'printPage').length, step.before?.matches('shown') === true ? 1 : 0),
      },
    },
  })
}
