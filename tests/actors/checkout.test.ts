import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, spawnChild } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideCheckout } from '#actors/late/checkout.ts'
import { browserStorage } from '#actors/storage.ts'
import { getCart } from '#contract/cart.ts'
import { getCheckoutOptions, getOrder, listOrders } from '#contract/orders.ts'
import { placeOrder } from '#contract/place-order.ts'
import type { AddressFormRef } from '#machines/checkout/address-form.machine.ts'
import type { CheckoutRef } from '#machines/checkout/checkout.machine.ts'
import { orderWanted } from '#machines/checkout/checkout.ts'
import { address, express, ground, order, smallCart, standard } from '#tests/models/checkout-samples.ts'

import { Tabs } from './support/tabs.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const
const ok = (value: unknown) => ({ ok: true, value }) as const

const place = { language: 'de', path: '/checkout', query: {} } as const
const ways = { delivery_methods: [express, standard], payment_methods: ['invoice', 'credit_card'] }

interface Asked {
  readonly id: string
  readonly request: unknown
  readonly language: string | undefined
  readonly key: string | undefined
}

let asked: Asked[]
let answers: Record<string, unknown>
/** The session storage of a tab, which outlives a reload. */
let kept: Map<string, string>
let shops: { stop(): void }[]

beforeEach(() => {
  asked = []
  answers = {
    [getCart.id]: ok(smallCart),
    [getCheckoutOptions.id]: ok(ways),
    [listOrders.id]: ok({ data: [{ order_id: 12 }] }),
    [getOrder.id]: ok({ ...order, address }),
    [placeOrder.id]: ok(order),
  }
  kept = new Map()
  shops = []
})
afterEach(() => shops.forEach((shop) => shop.stop()))

const client: Client = {
  call: (({ id }: { id: string }, request: unknown, { language, key }: CallOptions) => {
    asked.push({ id, request, language, key })
    return Promise.resolve(answers[id])
  }) as Client['call'],
}

/** Stands in for the cart, whose stored changes are looked for before it is here. */
const cartMachine = createMachine({
  context: { queue: [] as readonly string[] },
  initial: 'signedIn',
  states: {
    signedIn: {
      initial: 'opening',
      states: {
        opening: { on: { 'queue.adopted': { target: 'here', actions: assign({ queue: ['left behind'] }) } } },
        here: { on: { 'list.answered': { actions: assign({ queue: [] }) } } },
      },
    },
  },
})

function open({ isCartHere = true, isCartLoaded = true, userId = 7 } = {}) {
  const { page } = new Tabs().open(kept)
  Object.assign(page, { setTimeout: vi.fn(), clearTimeout: vi.fn() })
  const gate = createMachine({ context: { place }, initial: 'allowed', states: { allowed: {} } })
  const session = createMachine({ context: { user: { user_id: userId } } })
  const shop = createActor(
    createMachine({
      invoke: [
        { src: session, systemId: 'session' },
        { src: gate, systemId: 'gate' },
        { src: provideCheckout({ client, page, storage: browserStorage(page) }), id: 'checkout' },
      ],
      on: { 'charts.loaded': { actions: spawnChild(cartMachine, { id: 'cart', systemId: 'cart' }) } },
    }),
    { systemId: 'app' },
  ).start()
  shops.push(shop)
  const actors = () => shop.getSnapshot().children as Record<string, unknown>
  const loadCart = () => {
    shop.send({ type: 'charts.loaded' })
    return actors()['cart'] as ActorRefFrom<typeof cartMachine>
  }
  const checkout = actors()['checkout'] as CheckoutRef
  const form = checkout.system.get('addressForm') as AddressFormRef
  const placed: number[] = []
  checkout.on('order.placed', ({ orderId }) => placed.push(orderId))
  const cart = isCartLoaded ? loadCart() : undefined
  if (isCartHere) for (const type of ['queue.adopted', 'list.answered']) cart?.send({ type })
  return { cart, loadCart, checkout, form, placed }
}

const isAt = ({ checkout }: Pick<ReturnType<typeof open>, 'checkout'>, state: string) =>
  vi.waitFor(() => expect(JSON.stringify(checkout.getSnapshot().value)).toContain(state))
const enter = ({ checkout }: Pick<ReturnType<typeof open>, 'checkout'>) =>
  checkout.send({ type: 'checkout.entered', place })
const idsAsked = () => asked.map(({ id }) => id)

async function review(shop: ReturnType<typeof open>) {
  enter(shop)
  await isAt(shop, 'filling')
  shop.form.send({ type: 'form.submit', language: 'de' })
  await isAt(shop, 'reviewing')
}

test('the cart, the ways and the address of the last order are asked for in the language of the page, and fill the form', async () => {
  const shop = open()
  enter(shop)
  await isAt(shop, 'filling')
  expect(asked).toEqual(
    expect.arrayContaining([
      { id: getCart.id, request: {}, language: 'de' },
      { id: getCheckoutOptions.id, request: {}, language: 'de' },
      { id: listOrders.id, request: { query: { page: 1, limit: 1 } }, language: 'de' },
      { id: getOrder.id, request: { params: { id: 12 } }, language: 'de' },
    ]),
  )
  expect(asked).toHaveLength(4)
  expect(shop.checkout.getSnapshot().context.ground).toEqual(ground(smallCart))
  expect(shop.form.getSnapshot().context.values).toEqual({
    address,
    delivery_method: 'express',
    payment_method: 'invoice',
  })
})

test('nothing is asked for before the cart has found the changes of an earlier page and the server has had them (call.waits-for-what-comes-first)', async () => {
  const shop = open({ isCartHere: false })
  enter(shop)
  await new Promise((resolve) => setTimeout(resolve))
  shop.cart?.send({ type: 'queue.adopted' })
  await new Promise((resolve) => setTimeout(resolve))
  expect([shop.checkout.getSnapshot().value, asked]).toEqual(['settling', []])
  shop.cart?.send({ type: 'list.answered' })
  await isAt(shop, 'filling')
})

test('nor before the code of the cart has come, which knows what is kept of it (call.waits-for-what-comes-first)', async () => {
  const shop = open({ isCartLoaded: false })
  enter(shop)
  await new Promise((resolve) => setTimeout(resolve))
  expect([shop.checkout.getSnapshot().value, asked]).toEqual(['settling', []])
  const cart = shop.loadCart()
  cart.send({ type: 'queue.adopted' })
  await new Promise((resolve) => setTimeout(resolve))
  expect([shop.checkout.getSnapshot().value, asked]).toEqual(['settling', []])
  cart.send({ type: 'list.answered' })
  await isAt(shop, 'filling')
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
  expect(shop.checkout.getSnapshot().context.ground?.address).toEqual({})
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
  expect(filled).toEqual({ address, delivery_method: 'express', payment_method: 'invoice' })
  expect(first?.request).toEqual({ body: filled && orderWanted(ground(smallCart), filled, express) })
  expect([...kept.values()].join()).toContain(first?.key)
  expect([shop.checkout.getSnapshot().value, shop.placed]).toEqual(['placing', []])

  shops.forEach((one) => one.stop())
  answers[placeOrder.id] = ok(order)
  const reloaded = open()
  await isAt(reloaded, 'placed')
  expect(orders()).toEqual([first, first])
  expect([reloaded.placed, kept.size]).toEqual([[12], 0])
})

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

test('what was filled in stands in the form again after an order that was refused (forms.keeps-what-was-typed)', async () => {
  const shop = open()
  enter(shop)
  await isAt(shop, 'filling')
  shop.form.send({ type: 'field.change', field: 'address.street', value: 'Elm Lane 2' })
  shop.form.send({ type: 'field.change', field: 'delivery_method', value: 'standard' })
  shop.form.send({ type: 'form.submit', language: 'de' })
  await isAt(shop, 'reviewing')
  answers[placeOrder.id] = { ok: false, problem: { ...refused(409).problem, errors: { total: 'Now €40.00' } } }
  shop.checkout.send({ type: 'order.place' })
  await isAt(shop, 'changed')
  shop.checkout.send({ type: 'order.goOn' })
  await isAt(shop, 'filling')
  const { values } = shop.form.getSnapshot().context
  expect([values.address.street, values.delivery_method]).toEqual(['Elm Lane 2', 'standard'])
})
