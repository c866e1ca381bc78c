import { expect, test } from 'vitest'

import type { Payment } from '#contract/orders.ts'
import { needsPayment, pauseBeforeLook, paymentStates } from '#machines/orders/payment.ts'

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
  expect([0, 1, 2, 3].map(pauseBeforeLook)).toEqual([2000, 3000, 4500, 6750])
  expect([8, 9, 100, 5000].map(pauseBeforeLook)).toEqual([51_257.8125, 60_000, 60_000, 60_000])
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
