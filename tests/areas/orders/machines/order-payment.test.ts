import { expect, test } from 'vitest'

import type { Payment } from '#areas/orders/contract/orders.ts'
import { needsPayment, PAYMENT_PACE, paymentStates, refundWay } from '#machines/orders/payment.ts'
import { shownStatusOf } from '#machines/orders/shown-status.ts'
import { pauseBeforeLook } from '#machines/polling/polling.ts'

import { byInvoice, cancelled, declined, hosted, paid, unpaid } from '../models/order-payment-samples.ts'

test.each([
  ['placed', unpaid, true],
  ['being paid', hosted, true],
  ['refused', declined, true],
  ['paid', paid, false],
  ['cancelled', cancelled, false],
  ['by invoice', byInvoice, false],
])('an order that is %s waits for a payment in the shop: %o', (_, order, isAwaited) => {
  expect(needsPayment(order)).toBe(isAwaited)
})

const refunded = { ...cancelled.payment, state: 'refunded' } as Payment

test('looks at a pending payment grow rarer, up to one a minute', () => {
  const pauses = (looks: readonly number[]) => looks.map((one) => pauseBeforeLook(PAYMENT_PACE, one))
  expect(pauses([0, 1, 2, 3])).toEqual([2000, 3000, 4500, 6750])
  expect(pauses([8, 9, 100, 5000])).toEqual([51_257.8125, 60_000, 60_000, 60_000])
})

test.each([
  ['placed', unpaid, ['unpaid']],
  ['being paid', hosted, ['unpaid', 'pending']],
  ['refused', declined, ['unpaid', 'refused']],
  ['paid', paid, ['paid']],
  ['marked as paid while a payment waits', { ...hosted, paid_at: paid.paid_at }, ['paid']],
  ['by invoice', byInvoice, ['unpaid']],
  ['cancelled while a payment waits', cancelled, ['pending']],
  ['cancelled unpaid', { ...cancelled, payment: null }, []],
  ['cancelled and given back', { ...cancelled, paid_at: paid.paid_at, payment: refunded }, ['refunded']],
])('of an order that is %s it is told whether it is paid: %o (admin.payment-in-sight)', (_, order, states) => {
  expect(paymentStates(order)).toEqual(states)
})

test.each([
  ['paid at a provider', paid, 'provider'],
  ['given back by a provider', { ...cancelled, paid_at: paid.paid_at, payment: refunded }, 'provider'],
  ['paid by invoice', { ...byInvoice, paid_at: paid.paid_at, payment: null }, 'transfer'],
  ['marked as paid while a payment waits', { ...hosted, paid_at: paid.paid_at }, 'transfer'],
  ['not paid', unpaid, null],
])('the money of an order that is %s goes back the way it came (checkout.refund-follows-a-cancel)', (_, order, way) => {
  expect(refundWay(order)).toBe(way)
})

const paid_at = paid.paid_at
test.each([
  ['just placed', unpaid, 'unpaid'],
  ['refused a payment', declined, 'unpaid'],
  ['waiting for its provider', hosted, 'pending'],
  ['placed by invoice', byInvoice, 'invoice'],
  ['paid', paid, 'paid'],
  ['paid by invoice', { ...byInvoice, status: 'paid', paid_at }, 'paid'],
  ['sent', { ...paid, status: 'sent' }, 'sent'],
  ['sent before it is paid', { ...byInvoice, status: 'sent' }, 'sentUnpaid'],
  ['cancelled unpaid', cancelled, 'cancelled'],
  ['cancelled after it was paid', { ...paid, status: 'cancelled' }, 'refunding'],
  ['cancelled after it was paid by invoice', { ...byInvoice, status: 'cancelled', paid_at }, 'refunding'],
  ['cancelled and given back', { ...cancelled, paid_at, payment: refunded }, 'refunded'],
] as const)('an order that is %s says so on its page (checkout.pages-say-where-it-stands)', (_, order, standing) => {
  expect(shownStatusOf(order)).toBe(standing)
})
