import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getCart } from '#areas/cart/contract/cart.ts'
import { getCheckoutOptions, getOrder, listOrders } from '#areas/orders/contract/orders.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'
import { orderWanted } from '#machines/orders/checkout/checkout.ts'
import { cartOf } from '#tests/areas/cart/models/cart-samples.ts'
import { address, basis, order, smallCart, standard, unbilled } from '../models/checkout-samples.ts'
import { nextTurn } from '#tests/support/next-turn.ts'

import {
  answers,
  asked,
  enter,
  isAt,
  ok,
  open,
  openTab,
  refused,
  type Shop,
  stopAll,
  stored,
  unreachable,
  ways,
} from './support/checkout-shop.ts'

beforeEach(openTab)
afterEach(stopAll)

const idsAsked = () => asked.map(({ id }) => id)

async function review(shop: Shop) {
  enter(shop)
  await isAt(shop, 'reviewing')
}

async function fillIn(shop: Shop) {
  await review(shop)
  shop.checkout.send({ type: 'order.change' })
  await isAt(shop, 'filling')
}

test('the cart, the ways and the address of the last order are asked for in the language of the page, and can be ordered by at once (checkout.review-first)', async () => {
  const shop = open()
  await review(shop)
  expect(asked).toEqual(
    expect.arrayContaining([
      { id: getCart.id, request: {}, language: 'de' },
      { id: getCheckoutOptions.id, request: {}, language: 'de' },
      { id: listOrders.id, request: { query: { page: 1, limit: 1 } }, language: 'de' },
      { id: getOrder.id, request: { params: { id: 12 } }, language: 'de' },
    ]),
  )
  expect(asked).toHaveLength(4)
  expect(shop.checkout.getSnapshot().context.basis).toEqual(
    basis(smallCart, {
      last_delivery: 'standard',
      known: { address, billing: null, delivery_method: 'standard', payment_method: 'invoice' },
    }),
  )
  shop.checkout.send({ type: 'order.change' })
  expect(shop.form.getSnapshot().context.values).toEqual({
    address,
    ...unbilled,
    delivery_method: 'standard',
    payment_method: 'invoice',
  })
})

test('nothing is asked for before the cart has found the changes of an earlier page and the server has had them (call.waits-for-what-comes-first)', async () => {
  const shop = open({ isCartHere: false })
  enter(shop)
  await nextTurn()
  shop.cart?.send({ type: 'queue.adopted' })
  await nextTurn()
  expect([shop.checkout.getSnapshot().value, asked]).toEqual(['settling', []])
  shop.cart?.send({ type: 'list.answered' })
  await isAt(shop, 'reviewing')
})

test('nor before the code of the cart has come, which knows what is kept of it (call.waits-for-what-comes-first)', async () => {
  const shop = open({ isCartLoaded: false })
  enter(shop)
  await nextTurn()
  expect([shop.checkout.getSnapshot().value, asked]).toEqual(['settling', []])
  const cart = shop.loadCart()
  cart.send({ type: 'queue.adopted' })
  await nextTurn()
  expect([shop.checkout.getSnapshot().value, asked]).toEqual(['settling', []])
  cart.send({ type: 'list.answered' })
  await isAt(shop, 'reviewing')
})

test.each([
  ['no order was placed yet', listOrders.id, ok({ data: [] })],
  ['orders cannot be had', listOrders.id, unreachable],
  ['the last order cannot be had', getOrder.id, refused(404)],
])('the address is left to be filled in where %s', async (_, call, answer) => {
  answers[call] = answer
  const shop = open()
  enter(shop)
  await isAt(shop, 'filling')
  expect(idsAsked().includes(getOrder.id)).toBe(call === getOrder.id)
  expect(shop.checkout.getSnapshot().context.basis?.address).toEqual({})
  expect(shop.form.getSnapshot().context.values.address.street).toBe('')
})

test.each([
  ['cart', getCart.id, refused(401)],
  ['cart', getCart.id, unreachable],
  ['ways', getCheckoutOptions.id, unreachable],
])('without the %s nothing can be ordered, and it is said why (%#)', async (_, call, answer) => {
  answers[call] = answer
  const shop = open()
  enter(shop)
  await isAt(shop, 'failed')
  expect(shop.checkout.getSnapshot().context.problem).toEqual(answer.problem)
})

test('what was reviewed is ordered once under a key that is stored, also after a reload (checkout.order-from-the-servers-cart)', async () => {
  const shop = open()
  await review(shop)
  answers[placeOrder.id] = unreachable
  shop.checkout.send({ type: 'order.place' })
  const orders = () => asked.filter(({ id }) => id === placeOrder.id)
  await vi.waitFor(() => expect(orders()).toHaveLength(1))
  const [first] = orders()
  const { filled } = shop.checkout.getSnapshot().context
  expect(filled).toEqual({ address, billing: null, delivery_method: 'standard', payment_method: 'invoice' })
  expect(first?.request).toEqual({ body: filled && orderWanted(basis(smallCart), filled, standard) })
  expect([...stored().values()].join()).toContain(first?.key)
  expect([shop.checkout.getSnapshot().value, shop.placed]).toEqual(['unanswered', []])

  stopAll()
  answers[placeOrder.id] = ok(order)
  const reloaded = open()
  await isAt(reloaded, 'placed')
  expect(orders()).toEqual([first, first])
  expect([reloaded.placed, stored().size]).toEqual([[12], 0])
})

test('an order that is unanswered still is, after a reload and whenever its page is opened again (call.unanswered-survives-a-reload)', async () => {
  const shop = open()
  await review(shop)
  answers[placeOrder.id] = unreachable
  shop.checkout.send({ type: 'order.place' })
  await isAt(shop, 'unanswered')
  stopAll()

  const reloaded = open()
  enter(reloaded)
  await isAt(reloaded, 'unanswered')
  enter(reloaded)
  expect(reloaded.checkout.getSnapshot().value).toBe('unanswered')
})

test.each([
  ['just now', '2026-11-26T08:09:00Z', {}, true],
  ['long ago', '2026-11-26T08:11:00Z', {}, false],
  ['just now, and cancelled', '2026-11-26T08:01:00Z', { cancelled_at: '2026-11-26T08:00:30Z' }, false],
])(
  'an empty cart leads to the order that was placed %s, by the clock of the server: %#',
  async (_, as_of, rest, leads) => {
    answers[getCart.id] = ok(cartOf())
    answers[listOrders.id] = ok({ data: [{ order_id: 12 }], as_of })
    answers[getOrder.id] = ok({ ...order, ...rest })
    const shop = open()
    enter(shop)
    await isAt(shop, leads ? 'ordered' : 'empty')
    const { recent } = shop.checkout.getSnapshot().context.basis ?? {}
    expect(recent).toEqual(leads ? { order_id: 12, number: order.number, lines: order.lines } : null)
  },
)

test('what is filled in can be changed, or reviewed again as it was', async () => {
  const shop = open()
  await review(shop)
  for (const street of [undefined, 'Elm Lane 2']) {
    shop.checkout.send({ type: 'order.change' })
    if (street) shop.form.send({ type: 'field.change', field: 'address.street', value: street })
    shop.form.send({ type: 'form.submit', language: 'de' })
    await isAt(shop, 'reviewing')
    expect(shop.checkout.getSnapshot().context.filled?.address.street).toBe(street ?? address.street)
  }
})

test.each([
  [1, 'Elm Lane 2'],
  [null, ''],
])(
  'a kept address is put into the form, and taken out for another one (checkout.addresses-are-kept): %j',
  async (index, street) => {
    answers[getCheckoutOptions.id] = ok({ ...ways, addresses: [address, { ...address, street: 'Elm Lane 2' }] })
    const shop = open()
    await fillIn(shop)
    shop.form.send({ type: 'field.change', field: 'address.street', value: 'Oak Row 3' })
    shop.checkout.send({ type: 'address.choose', index })
    expect(shop.form.getSnapshot().context.values.address).toMatchObject({
      street,
      city: index === null ? '' : 'Berlin',
    })
  },
)

test('what was filled in stands in the form again after an order that was refused (forms.keeps-what-was-typed)', async () => {
  const shop = open()
  await fillIn(shop)
  shop.form.send({ type: 'field.change', field: 'address.street', value: 'Elm Lane 2' })
  shop.form.send({ type: 'field.change', field: 'delivery_method', value: 'express' })
  shop.form.send({ type: 'form.submit', language: 'de' })
  await isAt(shop, 'reviewing')
  answers[placeOrder.id] = { ok: false, problem: { ...refused(409).problem, errors: { total: 'Now €40.00' } } }
  shop.checkout.send({ type: 'order.place' })
  await isAt(shop, 'changed')
  shop.checkout.send({ type: 'order.goOn' })
  await isAt(shop, 'filling')
  const { values } = shop.form.getSnapshot().context
  expect([values.address.street, values.delivery_method]).toEqual(['Elm Lane 2', 'express'])
})
