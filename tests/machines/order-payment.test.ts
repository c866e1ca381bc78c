import { expect, test } from 'vitest'

import { needsPayment, pauseBeforeLook } from '#machines/orders/payment.ts'

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

test('looks at a pending payment grow rarer, up to one a minute', () => {
  expect([0, 1, 2, 3].map(pauseBeforeLook)).toEqual([2000, 3000, 4500, 6750])
  expect([8, 9, 100, 5000].map(pauseBeforeLook)).toEqual([51_257.8125, 60_000, 60_000, 60_000])
})
