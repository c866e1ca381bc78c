import { expect, test } from 'vitest'

import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { canMove, MOVES, nextMove } from '#machines/orders/moves.ts'
import {
  invoicePath,
  orderIdIn,
  ordersOfKey,
  ordersQuery,
  ownOrderPath,
  ownOrdersPath,
  readOrders,
} from '#machines/orders/orders-place.ts'

const all = {
  language: 'de',
  status: null,
  client: null,
  keyword: '',
  from: null,
  until: null,
  min: null,
  max: null,
  page: 1,
} as const
const read = (query: Record<string, string>) => readOrders({ language: 'de', query })

test('an address without a query asks for all orders', () => {
  expect(read({})).toEqual(all)
})

test('a query names a status, a client, a keyword and a page', () => {
  const query = { status: 'sent', client: '7', query: '  K7-41 ', page: '3' }
  expect(read(query)).toEqual({ ...all, status: 'sent', client: 7, keyword: 'K7-41', page: 3 })
})

test.each(['', '0', '-1', '1.5', '01', '1e3', ' 2', 'two', '100001', '999999', '9'.repeat(30)])(
  'the page %j means nothing, so that it is the first',
  (page) => {
    expect(read({ page })).toEqual(all)
  },
)

test('there are 100000 pages at most', () => {
  expect(read({ page: '100000' }).page).toBe(100_000)
})

test.each(['', 'PAID', 'refunded', 'paid,sent', 'toString'])('the status %j means nothing', (status) => {
  expect(read({ status })).toEqual(all)
})

test.each(['', '0', '-7', 'ada', '1234567890'])('the client %j means nobody', (client) => {
  expect(read({ client })).toEqual(all)
})

test('a keyword is cut where the server would refuse it, after spaces around it are gone', () => {
  expect(read({ query: `  ${'a'.repeat(SEARCH_MAX_LENGTH + 5)}` }).keyword).toBe('a'.repeat(SEARCH_MAX_LENGTH))
  expect(read({ query: '   ' }).keyword).toBe('')
})

test('a query names days, put in order, and amounts with a comma or a point', () => {
  const query = { from: '2026-02-28', until: '2026-01-05', min: ' 5,50 ', max: '100.5' }
  expect(read(query)).toEqual({ ...all, from: '2026-01-05', until: '2026-02-28', min: '5.50', max: '100.5' })
})

test.each(['', '2026-13-01', '2026-02-30', '2026-1-5', '1.2.2026'])('the day %j means nothing', (day) => {
  expect(read({ from: day, until: day })).toEqual(all)
})

test.each(['', '-1', '1.234', '1,2,3', '1e3', '1234567890'])('the amount %j means nothing', (amount) => {
  expect(read({ min: amount, max: amount })).toEqual(all)
})

test('a key names the orders of the address it was made of', () => {
  expect(ordersOfKey(JSON.stringify({ language: 'de', query: { of: 'own', page: '2' } }))).toEqual({ ...all, page: 2 })
})

test('an address has only what differs from page 1 of all, and is read as it was written', () => {
  expect(ordersQuery(all)).toBe('')
  expect(ordersQuery({})).toBe('')
  const wanted = {
    ...all,
    status: 'paid',
    client: 7,
    keyword: 'Zoë & Co',
    from: '2026-01-05',
    until: '2026-02-28',
    min: '5.50',
    max: '100',
    page: 2,
  } as const
  const query = ordersQuery(wanted)
  expect(query).toMatch(/^\?/)
  expect(read(Object.fromEntries(new URLSearchParams(query)))).toEqual(wanted)
})

test.each([
  ['/account/client/orders/12', 12],
  ['/account/practitioner/orders/12', 12],
  ['/account/admin/orders/12', 12],
  ['/checkout/complete/12', 12],
  ['/checkout/invoice/12/', 12],
  ['/account/client/orders/ada', null],
  ['/account/client/orders/0', null],
  ['/account/client/orders/012', null],
  ['/account/client/orders/1234567890', null],
  ['/account/client/orders', null],
  ['/account/practitioner/clients/12', null],
  ['/nowhere/12', null],
])('%s names the order %j', (path, id) => {
  expect(orderIdIn({ language: 'de', path, query: {} })).toBe(id)
})

test.each([
  [4, '/account/client/orders', '/account/client/orders/12'],
  [3, '/account/practitioner/orders/own', '/account/practitioner/orders/own/12'],
  [2, '/account/practitioner/orders/own', '/account/practitioner/orders/own/12'],
  [1, undefined, '/checkout/complete/12'],
  [undefined, undefined, '/checkout/complete/12'],
] as const)('a user of type %j has own orders at %s, and one of them at %s', (type, list, one) => {
  expect([ownOrdersPath(type), ownOrderPath(type, 12)]).toEqual([list, one])
})

test('each order has an invoice at an address of its own (checkout.invoice-to-print)', () => {
  expect(invoicePath(12)).toBe('/checkout/invoice/12')
})

const AT = '2026-11-27T08:00:00Z'
const order = { paid_at: null, sent_at: null, cancelled_at: null, paid_revocable_until: null }
const markedPaid = { ...order, paid_at: AT, paid_revocable_until: AT }

test.each([
  ['placed', order, ['paid', 'sent', 'cancelled']],
  ['paid', { ...order, paid_at: AT }, ['sent', 'cancelled']],
  ['sent before it is paid', { ...order, sent_at: AT }, ['paid']],
  ['paid and sent', { ...order, paid_at: AT, sent_at: AT }, []],
  ['cancelled', { ...order, cancelled_at: AT }, []],
  ['cancelled after it was paid', { ...order, paid_at: AT, cancelled_at: AT }, []],
  ['not there', null, []],
])('an order that is %s can be moved on as the server takes it (checkout.order-statuses)', (_, shown, moves) => {
  expect(MOVES.filter((move) => canMove(shown, move))).toEqual(moves)
})

test.each([
  ['marked as paid a moment ago', markedPaid, true],
  ['marked as paid and sent a moment ago', { ...markedPaid, sent_at: AT }, true],
  ['paid at a provider, or long ago', { ...order, paid_at: AT }, false],
  ['not paid', order, false],
  ['cancelled', { ...markedPaid, cancelled_at: AT }, false],
])('an order that is %s can be set to unpaid, or not, as the server says (admin.takes-paid-back)', (_, shown, can) => {
  expect(canMove(shown, 'unpaid')).toBe(can)
})

test.each([
  ['placed', order, 'paid'],
  ['paid', markedPaid, 'sent'],
  ['sent before it is paid', { ...order, sent_at: AT }, 'paid'],
  ['paid and sent', { ...markedPaid, sent_at: AT }, null],
  ['cancelled', { ...order, cancelled_at: AT }, null],
])('one step alone usually follows for an order that is %s (admin.moves-orders)', (_, shown, next) => {
  expect(nextMove(shown)).toBe(next)
})
