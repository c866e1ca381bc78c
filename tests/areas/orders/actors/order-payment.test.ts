import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse, safeParse } from 'valibot'
import { createActor, createMachine, fromTransition, type ActorRefFrom } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideOrder } from '#areas/orders/late/provide/order.ts'
import { placedHere } from '#areas/orders/ports/placed-here.ts'
import { browserStorage } from '#actors/storage.ts'
import { getCheckoutOptions, getOrder, payOrder, type Order } from '#areas/orders/contract/orders.ts'
import type { PayOrderRef } from '#machines/orders/pay-order.machine.ts'
import { basis, smallCart } from '../models/checkout-samples.ts'
import {
  another,
  hosted,
  JUST_PLACED,
  LISTED,
  methods,
  paid,
  pending,
  unpaid,
} from '../models/order-payment-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'
import { tokenOf } from '#tests/actors/support/token.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = { ok: false, problem: { kind: 'refused', status: 503, message: 'Too busy' } } as const
const ok = (value: unknown) => ({ ok: true, value }) as const

interface Asked {
  readonly id: string
  readonly request: unknown
  readonly language: string | undefined
  readonly key: string | undefined
}

let asked: Asked[]
let answers: Record<string, unknown>
/** The contents of the browser's storage. */
let kept: Map<string, string>
let browser: Tabs
let left: string[]
let pauses: number[]
let shops: { stop(): void }[]
let tab: EventTarget

beforeEach(() => {
  asked = []
  answers = {
    [getOrder.id]: ok(unpaid),
    [getCheckoutOptions.id]: ok(basis(smallCart, { payment_methods: [...methods] })),
    [payOrder.id]: ok(paid),
  }
  browser = new Tabs()
  kept = browser.stored
  left = []
  pauses = []
  shops = []
})
afterEach(() => shops.forEach((shop) => shop.stop()))

const client: Client = {
  call: (({ id }: { id: string }, request: unknown, { language, key }: CallOptions) => {
    asked.push({ id, request, language, key })
    return Promise.resolve(answers[id])
  }) as Client['call'],
}
const askedOf = (call: { readonly id: string }) => asked.filter(({ id }) => id === call.id)

const gate = createMachine({
  context: { place: LISTED },
  initial: 'allowed',
  states: { allowed: {} },
})

/** Opens the page of an order in a new tab; no pause in it ends by itself. */
function open(place: typeof LISTED, { isPlacedHere = place === JUST_PLACED } = {}) {
  const { page } = browser.open()
  if (isPlacedHere) placedHere(browserStorage(page)).note(7, 12)
  tab = page
  Object.assign(page, {
    setTimeout: (_: () => void, pause: number) => pauses.push(pause),
    clearTimeout: () => {},
    location: { assign: (address: string) => left.push(address) },
  })
  const session = fromTransition((state) => state, { user: { user_id: 7 } })
  const shop = createActor(
    createMachine({
      invoke: [
        { src: session, systemId: 'session' },
        { src: gate, systemId: 'gate' },
        { src: provideOrder({ client, page, storage: browserStorage(page) }), id: 'order' },
      ],
    }),
  ).start()
  shops.push(shop)
  const order = (shop.getSnapshot().children as Record<string, unknown>)['order'] as ActorRefFrom<
    ReturnType<typeof provideOrder>
  >
  order.send({ type: 'order.entered', place })
  return order
}

type Chart = ReturnType<typeof open>
type State = Parameters<ReturnType<Chart['getSnapshot']>['matches']>[0]
const isAt = (order: Chart, state: State) =>
  vi.waitFor(() => expect(order.getSnapshot().matches(state), JSON.stringify(state)).toBe(true))
const payingIn = (order: Chart) => order.getSnapshot().children['payOrder'] as unknown as PayOrderRef

test('the methods to pay by are those of the shop, in the language of the page', async () => {
  const order = open(LISTED)
  await isAt(order, { shown: { choosing: 'offered' } })
  expect(order.getSnapshot().context.methods).toEqual(methods)
  expect(askedOf(getCheckoutOptions)).toEqual([
    { id: getCheckoutOptions.id, request: {}, language: 'en', key: undefined },
  ])
})

test('the reason for which there are no methods is told', async () => {
  answers[getCheckoutOptions.id] = refused
  const order = open(LISTED)
  await isAt(order, { shown: { choosing: 'unavailable' } })
  expect(order.getSnapshot().context.problem).toEqual(refused.problem)
})

test('an order is paid by its number and the chosen method, under a key that is stored (checkout.paid-once)', async () => {
  answers[payOrder.id] = unreachable
  const order = open(LISTED)
  await isAt(order, { shown: { choosing: 'offered' } })
  order.send({ type: 'payment.choose', method: 'online_wallet' })
  order.send({ type: 'payment.pay' })
  await vi.waitFor(() => expect(payingIn(order).getSnapshot().matches('unanswered')).toBe(true))
  const [sent] = askedOf(payOrder)
  const request = { params: { id: 12 }, body: { payment_method: 'online_wallet' } }
  expect(sent).toMatchObject({ id: payOrder.id, request, language: 'en' })
  expect([...kept.values()].join()).toContain(sent?.key)
  expect(parse(payOrder.body, request.body)).toEqual(request.body)

  answers[payOrder.id] = ok(paid)
  payingIn(order).send({ type: 'call.retry' })
  await isAt(order, { shown: 'done' })
  expect(askedOf(payOrder)).toEqual([sent, sent])
  expect([kept.size, left]).toEqual([0, []])
})

test('a payment that went unanswered is asked for again after a reload, under its key (call.unanswered-survives-a-reload)', async () => {
  answers[payOrder.id] = unreachable
  const order = open(JUST_PLACED)
  await vi.waitFor(() => expect(payingIn(order).getSnapshot().matches('unanswered')).toBe(true))
  shops.forEach((shop) => shop.stop())
  const [sent] = askedOf(payOrder)
  answers[payOrder.id] = ok(paid)
  await isAt(open(LISTED), { shown: 'done' })
  expect(askedOf(payOrder)).toEqual([sent, sent])
})

test('a payment that is still unanswered after a reload is shown as that, and on no other order (call.unanswered-survives-a-reload)', async () => {
  answers[payOrder.id] = unreachable
  await isAt(open(JUST_PLACED), { shown: { paying: 'unanswered' } })
  shops.forEach((shop) => shop.stop())

  const order = open(LISTED)
  await isAt(order, { shown: { paying: 'unanswered' } })
  answers[getOrder.id] = ok(another)
  order.send({ type: 'order.entered', place: { ...LISTED, path: '/account/client/orders/13' } })
  await isAt(order, { shown: { choosing: 'offered' } })
  answers[getOrder.id] = ok(unpaid)
  order.send({ type: 'order.entered', place: LISTED })
  await isAt(order, { shown: { paying: 'unanswered' } })
})

test('an order that was placed in another tab is not paid by itself (checkout.pays-by-itself-once)', async () => {
  await isAt(open(JUST_PLACED, { isPlacedHere: false }), { shown: { choosing: 'offered' } })
  expect(askedOf(payOrder)).toEqual([])
})

test('nor is one whose user has signed in again since it was placed (checkout.pays-by-itself-once)', () => {
  const storage = browserStorage(browser.open().page)
  const placed = placedHere(storage)
  storage.setLocal('access_token', tokenOf(1))
  placed.note(7, 12)
  storage.setLocal('access_token', tokenOf(2))
  expect(placed.take(7, 12)).toBe(false)
  storage.setLocal('access_token', tokenOf(1))
  expect([placed.take(7, 13), placed.take(8, 12), placed.take(7, 12), placed.take(7, 12)]).toEqual([
    false,
    false,
    true,
    false,
  ])
})

test('what another build has stored is not paid', async () => {
  const intent = { orderId: 12, method: 'barter' }
  kept.set('verbena:once:payOrder:7', JSON.stringify({ key: '1-2-3-4', intent, language: 'en' }))
  await isAt(open(LISTED), { shown: { choosing: 'offered' } })
  expect(askedOf(payOrder)).toEqual([])
})

test("a payment that is made on the provider's page leads there once", async () => {
  answers[payOrder.id] = ok(hosted)
  const order = open(JUST_PLACED)
  await isAt(order, { shown: 'awaiting' })
  expect(left).toEqual(['https://pay.example/12'])
  answers[getOrder.id] = ok(hosted)
  order.send({ type: 'order.entered', place: LISTED })
  await isAt(order, { shown: 'awaiting' })
  expect(left).toHaveLength(1)
})

test.each([
  ['https://pay.example/12', true],
  ['http://pay.example/12', true],
  ['javascript:alert(1)', false],
  [' javascript:https://pay.example', false],
  ['data:text/html,https://pay.example', false],
  ['//pay.example/12', false],
  ['', false],
])('the address %j of a payment is taken from the server: %j', (address, isTaken) => {
  const payment: Order['payment'] = { state: 'pending', method: 'credit_card', reason: null, address, given_back: 0 }
  expect(safeParse(payOrder.response, { ...hosted, payment }).success).toBe(isTaken)
  expect(safeParse(getOrder.response, { ...hosted, payment }).success).toBe(isTaken)
})

test.each(['focus', 'online'])('on %s word of a payment is looked for at once', async (event) => {
  answers[getOrder.id] = ok(pending)
  const order = open(LISTED)
  await isAt(order, { shown: 'awaiting' })
  expect(pauses).toEqual([2000])
  tab.dispatchEvent(new Event(event))
  await vi.waitFor(() => expect(pauses).toEqual([2000, 3000]))
  expect(askedOf(getOrder)).toHaveLength(2)
  answers[getOrder.id] = ok(paid)
  tab.dispatchEvent(new Event(event))
  await isAt(order, { shown: 'done' })
})
