import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, fromTransition } from 'xstate'
import type { ActorRefFrom, AnyActorLogic } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideAdminOrder } from '#areas/orders/late/provide/admin-order.ts'
import { provideAllOrders } from '#areas/orders/late/provide/all-orders.ts'
import { provideClientsOrder } from '#areas/orders/late/provide/clients-order.ts'
import { provideClientsOrders } from '#areas/orders/late/provide/clients-orders.ts'
import { provideOrderAgain } from '#areas/orders/late/provide/order-again.ts'
import { provideOrder } from '#areas/orders/late/provide/order.ts'
import { provideOwnOrders } from '#areas/orders/late/provide/own-orders.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { browserStorage } from '#actors/storage.ts'
import {
  addOrderNote,
  getAnyOrder,
  listAllOrders,
  takeBackPaid,
  updateOrder,
} from '#areas/orders/contract/admin-orders.ts'
import { USER_TYPES, type UserType } from '#contract/call.ts'
import { getClientOrder, listClientOrders } from '#areas/orders/contract/client-orders.ts'
import { getOrder, listOrders, orderAgain } from '#areas/orders/contract/orders.ts'
import type { Place } from '#machines/pages/place.ts'
import { smallCart } from '../models/checkout-samples.ts'
import { byInvoice } from '../models/order-payment-samples.ts'
import { adminOrder, clientOrder, ownOrder, pageOfOrders } from '../models/order-samples.ts'
import { nextTurn } from '#tests/support/next-turn.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
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
let printed: number
let shops: { stop(): void }[]

beforeEach(() => {
  asked = []
  answers = {
    [listOrders.id]: ok(pageOfOrders(ownOrder(12))),
    [listClientOrders.id]: ok(pageOfOrders(clientOrder(12))),
    [listAllOrders.id]: ok(pageOfOrders(adminOrder(12))),
    [getOrder.id]: ok(byInvoice),
    [getClientOrder.id]: ok(clientOrder(12)),
    [getAnyOrder.id]: ok(adminOrder(12)),
    [updateOrder.id]: ok(adminOrder(12, { status: 'sent', sent_at: '2026-11-27T08:00:00Z' })),
    [takeBackPaid.id]: ok(adminOrder(12)),
    [orderAgain.id]: ok({ cart: smallCart, added: 2, left_out: [] }),
  }
  browser = new Tabs()
  kept = browser.stored
  printed = 0
  shops = []
})
afterEach(() => {
  shops.forEach((shop) => shop.stop())
})

const client: Client = {
  call: (({ id }: { id: string }, request: unknown, { language, key }: CallOptions) => {
    asked.push({ id, request, language, key })
    return Promise.resolve(answers[id])
  }) as Client['call'],
}

const placeOf = (path: string, query: Place['query'] = {}): Place => ({ language: 'de', path, query })

/** A fake gate: it knows the place, and lets users in once it is told to. */
const gateMachine = createMachine({
  context: { place: null as Place | null },
  initial: 'deciding',
  on: { entered: { actions: assign({ place: ({ event }) => event['place'] as Place }) } },
  states: { deciding: { on: { letIn: { target: 'allowed' } } }, allowed: {} },
})

function open<Logic extends AnyActorLogic>(
  provide: (ports: Pick<LatePorts, 'client' | 'page' | 'storage'>) => Logic,
  place: Place,
  { isLetIn = true, type = USER_TYPES.Client }: { isLetIn?: boolean; type?: UserType } = {},
) {
  const { page } = browser.open()
  Object.assign(page, { setTimeout: vi.fn(), clearTimeout: vi.fn(), print: () => (printed += 1) })
  const session = fromTransition((state) => state, { user: { user_id: 7, user_type_id: type } })
  const shop = createActor(
    createMachine({
      invoke: [
        { src: session, systemId: 'session' },
        { src: gateMachine, id: 'gate', systemId: 'gate' },
        { src: provide({ client, page, storage: browserStorage(page) }), id: 'chart' },
      ],
    }),
  ).start()
  shops.push(shop)
  const actors = shop.getSnapshot().children as Record<string, unknown>
  const gate = actors['gate'] as ActorRefFrom<typeof gateMachine>
  gate.send({ type: 'entered', place })
  if (isLetIn) gate.send({ type: 'letIn' })
  return { chart: actors['chart'] as ActorRefFrom<Logic>, gate }
}

interface Standing {
  getSnapshot(): { readonly value: unknown }
}
const isAt = (chart: unknown, state: string) =>
  vi.waitFor(() => expect(JSON.stringify((chart as Standing).getSnapshot().value)).toContain(state))

const PRACTITIONERS = '/account/practitioner/orders'
const ADMINS = '/account/admin/orders'
const first = { page: 1, limit: 20 }

test.each([
  ['/account/client/orders', {}, first],
  [
    `${PRACTITIONERS}/own`,
    { page: '3', status: 'paid', client: '4', query: 'K7' },
    { ...first, page: 3, keyword: 'K7' },
  ],
])(
  'own orders of %s with %o are asked for by their page and number alone (checkout.own-orders)',
  async (path, query, wanted) => {
    const { chart } = open(provideOwnOrders, placeOf(path, query))
    chart.send({ type: 'data.wanted', key: JSON.stringify({ language: 'de', query }), at: 1 })
    await isAt(chart, 'fresh')
    expect(asked).toEqual([{ id: listOrders.id, request: { query: wanted }, language: 'de' }])
    expect(chart.getSnapshot().context.data).toEqual(pageOfOrders(ownOrder(12)))
  },
)

test.each([
  [{}, first],
  [
    { page: '2', status: 'paid', client: '4', query: 'K7' },
    { page: 2, limit: 20, status: 'paid', client_id: 4, keyword: 'K7' },
  ],
  [{ page: '0', status: 'lost', client: 'ada' }, first],
])(
  "clients' orders with %o are asked for by page, status, client and number (checkout.clients-orders)",
  async (query, wanted) => {
    const { chart } = open(provideClientsOrders, placeOf(PRACTITIONERS, query))
    chart.send({ type: 'data.wanted', key: JSON.stringify({ language: 'de', query }), at: 1 })
    await isAt(chart, 'fresh')
    expect(asked).toEqual([{ id: listClientOrders.id, request: { query: wanted }, language: 'de' }])
  },
)

test.each([
  [{}, first],
  [
    { page: '2', status: 'paid', client: '4', query: ' K7 ' },
    { page: 2, limit: 20, status: 'paid', keyword: 'K7' },
  ],
  [{ query: '   ' }, first],
])("the shop's orders with %o are asked for by page, status and words (admin.moves-orders)", async (query, wanted) => {
  const { chart } = open(provideAllOrders, placeOf(ADMINS, query))
  chart.send({ type: 'data.wanted', key: JSON.stringify({ language: 'de', query }), at: 1 })
  await isAt(chart, 'fresh')
  expect(asked).toEqual([{ id: listAllOrders.id, request: { query: wanted }, language: 'de' }])
})

test.each([
  ['own orders', provideOwnOrders, '/account/client/orders'],
  ["clients' orders", provideClientsOrders, PRACTITIONERS],
  ["the shop's orders", provideAllOrders, ADMINS],
] as const)(
  '%s are asked for once their page is allowed (sign-in.refused-page-asks-for-nothing)',
  async (_, provide, path) => {
    const { chart, gate } = open<AnyActorLogic>(provide, placeOf(path), { isLetIn: false })
    chart.send({ type: 'data.wanted', key: JSON.stringify({ language: 'de', query: {} }), at: 1 })
    await nextTurn()
    expect(asked).toEqual([])
    gate.send({ type: 'entered', place: placeOf('/login') })
    gate.send({ type: 'letIn' })
    await nextTurn()
    expect(asked).toEqual([])
    gate.send({ type: 'entered', place: placeOf(path) })
    await isAt(chart, 'fresh')
    expect(asked).toHaveLength(1)
  },
)

test.each([
  ['own order', provideOrder, '/checkout/invoice/12', getOrder.id],
  ['own order', provideOrder, `${PRACTITIONERS}/own/12`, getOrder.id],
  ["client's order", provideClientsOrder, `${PRACTITIONERS}/12`, getClientOrder.id],
  ['order of the shop', provideAdminOrder, `${ADMINS}/12`, getAnyOrder.id],
] as const)(
  'an %s (%#) is asked for by the number in the address, once that page is allowed',
  async (_, provide, path, id) => {
    const { chart, gate } = open<AnyActorLogic>(provide, placeOf(path), { isLetIn: false })
    chart.send({ type: 'order.entered', place: placeOf(path) })
    await nextTurn()
    expect(asked).toEqual([])
    gate.send({ type: 'letIn' })
    await isAt(chart, 'shown')
    expect(asked).toEqual([{ id, request: { params: { id: 12 } }, language: 'de' }])
  },
)

test.each([
  ['own order', provideOrder, `${PRACTITIONERS}/own/12`],
  ["client's order", provideClientsOrder, `${PRACTITIONERS}/12`],
] as const)('an %s is printed by the browser (checkout.invoice-to-print)', async (_, provide, path) => {
  const { chart } = open<AnyActorLogic>(provide, placeOf(path))
  chart.send({ type: 'order.entered', place: placeOf(path) })
  await isAt(chart, 'shown')
  expect(printed).toBe(0)
  chart.send({ type: 'order.print' })
  expect(printed).toBe(1)
})

test.each([
  [USER_TYPES.Admin, '/checkout/invoice/12', getAnyOrder.id],
  [USER_TYPES.Admin, '/checkout/complete/12', getOrder.id],
  [USER_TYPES.Client, '/checkout/invoice/12', getOrder.id],
] as const)('a user of type %i opens at %s what %s tells them (admin.opens-invoices)', async (type, path, call) => {
  const { chart } = open(provideOrder, placeOf(path), { type })
  chart.send({ type: 'order.entered', place: placeOf(path) })
  await isAt(chart, 'shown')
  expect(asked.filter(({ id }) => id === getOrder.id || id === getAnyOrder.id).map(({ id }) => id)).toEqual([call])
})

const PARCEL = { carrier: 'dhl', tracking_number: '0034' } as const

test('a note is kept with the order of the address (day.notes-on-an-order)', async () => {
  answers[addOrderNote.id] = ok(adminOrder(12))
  const { chart } = open(provideAdminOrder, placeOf(`${ADMINS}/12`))
  chart.send({ type: 'order.entered', place: placeOf(`${ADMINS}/12`) })
  await isAt(chart, 'shown')
  chart.send({ type: 'form.sent', form: 'orderNoteForm', sent: { note: 'Rang at noon' } })
  await isAt(chart, 'shown')
  const request = { params: { id: 12 }, body: { note: 'Rang at noon' } }
  expect(asked.at(-1)).toEqual({ id: addOrderNote.id, request, language: 'de' })
})

test('an order is moved by its number, and stands where the server says (admin.moves-orders)', async () => {
  const { chart } = open(provideAdminOrder, placeOf(`${ADMINS}/12`))
  chart.send({ type: 'order.entered', place: placeOf(`${ADMINS}/12`) })
  await isAt(chart, 'shown')
  chart.send({ type: 'order.move', move: 'sent' })
  chart.send({ type: 'form.sent', form: 'shipmentForm', sent: { shipment: PARCEL } })
  await isAt(chart, 'shown')
  const request = { params: { id: 12 }, body: { status: 'sent', shipment: PARCEL } }
  expect(asked.at(-1)).toEqual({ id: updateOrder.id, request, language: 'de' })
  expect(chart.getSnapshot().context.order?.status).toBe('sent')
})

test("an admin takes back that the order of the address is paid, in the page's language (admin.takes-paid-back)", async () => {
  answers[getAnyOrder.id] = ok(
    adminOrder(12, { status: 'paid', paid_at: '2026-11-27T08:00:00Z', paid_revocable_until: '2026-11-27T09:00:00Z' }),
  )
  const { chart } = open(provideAdminOrder, placeOf(`${ADMINS}/12`))
  chart.send({ type: 'order.entered', place: placeOf(`${ADMINS}/12`) })
  await isAt(chart, 'shown')
  chart.send({ type: 'order.move', move: 'unpaid' })
  await isAt(chart, 'shown')
  expect(asked.at(-1)).toEqual({ id: takeBackPaid.id, request: { params: { id: 12 } }, language: 'de' })
  expect(chart.getSnapshot().context.order?.status).toBe('placed')
})

test('an order is ordered again once under a key that is stored, also after a reload (checkout.order-again-fills-the-cart)', async () => {
  const place = placeOf('/account/client/orders/12')
  answers[orderAgain.id] = unreachable
  const { chart } = open(provideOrderAgain, place)
  await isAt(chart, 'offered')
  chart.send({ type: 'call.want', intent: { orderId: 12 }, language: 'de' })
  await isAt(chart, 'unanswered')
  const [sent] = asked
  expect(sent).toMatchObject({ id: orderAgain.id, request: { params: { id: 12 } }, language: 'de' })
  expect([...kept.values()].join()).toContain(sent?.key)

  shops.forEach((shop) => shop.stop())
  answers[orderAgain.id] = ok({ cart: smallCart, added: 2, left_out: [] })
  const { chart: reloaded } = open(provideOrderAgain, place)
  await isAt(reloaded, 'answered')
  expect(asked).toEqual([sent, sent])
  expect([reloaded.getSnapshot().context.answer?.added, kept.size]).toEqual([2, 0])
})
