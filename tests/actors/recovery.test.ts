import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, setup } from 'xstate'
import type { AnyActorLogic, AnyStateMachine, EventObject } from 'xstate'

import { provideRecovery } from '#actors/late/recovery.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import { catalogueImportMachine } from '#machines/import/catalogue-import.machine.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { checkoutMachine } from '#machines/orders/checkout/checkout.machine.ts'
import { clientsListMachine } from '#machines/clients/clients-list.machine.ts'
import { importedClientsMachine } from '#machines/clients/imported/imported-clients.machine.ts'
import type { Asking, Timed } from '#machines/kept-list/kept-list.events.ts'
import { adminOrderMachine } from '#machines/orders/admin-order.machine.ts'
import { allOrdersMachine } from '#machines/orders/all-orders.machine.ts'
import { clientsOrderMachine } from '#machines/orders/clients-order.machine.ts'
import { clientsOrdersMachine } from '#machines/orders/clients-orders.machine.ts'
import { orderMachine } from '#machines/orders/order.machine.ts'
import { ownOrdersMachine } from '#machines/orders/own-orders.machine.ts'
import { practicePageMachine } from '#machines/practice/editor/practice-page.machine.ts'
import { practiceMachine } from '#machines/practice/practice.machine.ts'
import { productMachine } from '#machines/catalogue/product/product.machine.ts'
import type { ProtocolPlace } from '#machines/protocols/protocol-place.ts'
import { sharedProtocolMachine } from '#machines/protocols/shared/shared-protocol.machine.ts'
import { sharedProtocolsMachine } from '#machines/protocols/shared/shared-protocols.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const

/** A window with the clock of the test. */
const fakePage = () =>
  Object.assign(new EventTarget(), {
    setTimeout: (end: () => void, milliseconds: number) => setTimeout(end, milliseconds),
    clearTimeout,
  })

/** A product's page whose product cannot be had, and how often it was asked for. */
function lostProduct() {
  const page = fakePage()
  let asked = 0
  const product = productMachine.provide({
    actors: {
      fetchProduct: fromPromise<CallResult<Product>, { language: LanguageCode; slug: string }>(() => {
        asked += 1
        return Promise.resolve(unreachable)
      }),
    },
  })
  const recovery = provideRecovery({ page: page as unknown as Window })
  const app = createActor(
    setup({ actors: { product, recovery } }).createMachine({
      invoke: [
        { src: 'product', id: 'product', systemId: 'product' },
        { src: 'recovery', id: 'recovery' },
      ],
    }),
    { systemId: 'app' },
  ).start()
  app.system.get('product')?.send({ type: 'product.entered', language: 'en', slug: 'zinc' })
  return {
    leave: () => app.system.get('product')?.send({ type: 'product.left' }),
    returnWith: (event: string) => page.dispatchEvent(new Event(event)),
    askedAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return asked
    },
  }
}

it('what a page lacks is asked for again after 5 s, then after pauses that grow up to a minute (retry.failed-reads-after-five-seconds)', async () => {
  const { askedAfter } = lostProduct()
  expect(await askedAfter(4999)).toBe(1)
  expect(await askedAfter(1)).toBe(2)
  expect(await askedAfter(9999)).toBe(2)
  expect(await askedAfter(1)).toBe(3)
  expect(await askedAfter(20_000 + 40_000)).toBe(5)
  expect(await askedAfter(59_999)).toBe(5)
  expect(await askedAfter(1)).toBe(6)
  expect(await askedAfter(60_000)).toBe(7)
})

it.each(['online', 'focus'])(
  'what a page lacks is asked for at once at %s (retry.at-once-when-the-user-returns)',
  async (event) => {
    const { askedAfter, returnWith } = lostProduct()
    expect(await askedAfter(100)).toBe(1)
    returnWith(event)
    expect(await askedAfter(100)).toBe(2)
  },
)

it('what a page lacked is not asked for once it is left', async () => {
  const { askedAfter, leave } = lostProduct()
  expect(await askedAfter(1000)).toBe(1)
  leave()
  expect(await askedAfter(120_000)).toBe(1)
})

it('what a kept list lacks is asked for again in the same way', async () => {
  const page = fakePage()
  let asked = 0
  const cart = cartMachine.provide({
    actors: {
      storeQueue: fromCallback(({ sendBack }) => {
        sendBack({ type: 'queue.opened', tab: 'a' })
        sendBack({ type: 'queue.adopted', adopted: { queue: [], kept: null } })
      }),
      fetchList: fromPromise<Timed<Cart>, Asking<Cart>>(() => {
        asked += 1
        return Promise.resolve({ result: unreachable, at: 0 })
      }),
    },
  })
  const app = createActor(
    setup({ actors: { cart, recovery: provideRecovery({ page: page as unknown as Window }) } }).createMachine({
      invoke: [
        { src: 'cart', id: 'cart', systemId: 'cart' },
        { src: 'recovery', id: 'recovery' },
      ],
    }),
    { systemId: 'app' },
  ).start()
  app.system.get('cart')?.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
  await vi.advanceTimersByTimeAsync(4999)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(9999)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(3)
})

it('the protocols shared with a client are asked for again in the same way', async () => {
  const page = fakePage()
  const asked = { list: 0, one: 0 }
  const sharedProtocols = sharedProtocolsMachine.provide({
    actors: {
      fetchProtocols: fromPromise<CallResult<readonly SharedProtocol[]>, { language: LanguageCode }>(() => {
        asked.list += 1
        return Promise.resolve(unreachable)
      }),
    },
  })
  const sharedProtocol = sharedProtocolMachine.provide({
    actors: {
      fetchProtocol: fromPromise<CallResult<SharedProtocol>, ProtocolPlace>(() => {
        asked.one += 1
        return Promise.resolve(unreachable)
      }),
    },
  })
  const recovery = provideRecovery({ page: page as unknown as Window })
  const app = createActor(
    setup({ actors: { sharedProtocols, sharedProtocol, recovery } }).createMachine({
      invoke: [
        { src: 'sharedProtocols', id: 'sharedProtocols', systemId: 'sharedProtocols' },
        { src: 'sharedProtocol', id: 'sharedProtocol', systemId: 'sharedProtocol' },
        { src: 'recovery', id: 'recovery' },
      ],
    }),
    { systemId: 'app' },
  ).start()
  const enter = (name: string, type: string, path: string) =>
    app.system.get(name)?.send({ type, place: { language: 'en', path, query: {} } })
  enter('sharedProtocols', 'list.entered', '/account/client/protocols')
  enter('sharedProtocol', 'protocol.entered', '/account/client/protocols/7')
  await vi.advanceTimersByTimeAsync(4999)
  expect(asked).toEqual({ list: 1, one: 1 })
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual({ list: 2, one: 2 })
  await vi.advanceTimersByTimeAsync(9999)
  expect(asked).toEqual({ list: 2, one: 2 })
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual({ list: 3, one: 3 })
})

const at = (path: string) => ({ language: 'en', path, query: {} }) as const
const answering = (output: unknown) => fromPromise(() => Promise.resolve(output))
const silent = fromCallback(() => {})
/** Not what these tests are about. */
const QUIET = Object.fromEntries(
  ['payOrder', 'placeOrder', 'addressForm', 'storeDraft', 'hearChildren', 'clientFile', 'storeFiles'].map((src) => [
    src,
    silent,
  ]),
)

/** Charts of pages, with the call that brings what the page shows, the event that opens it, and what comes before the call. */
const PAGES: readonly (readonly [
  AnyStateMachine,
  string,
  EventObject & Record<string, unknown>,
  Record<string, AnyActorLogic>?,
])[] = [
  [orderMachine, 'fetchOrder', { type: 'order.entered', place: at('/account/client/orders/7') }],
  [clientsOrderMachine, 'fetchOrder', { type: 'order.entered', place: at('/account/practitioner/orders/7') }],
  [adminOrderMachine, 'fetchOrder', { type: 'order.entered', place: at('/account/admin/orders/7') }],
  [ownOrdersMachine, 'fetchData', { type: 'data.wanted', key: 'en', at: 0 }],
  [clientsOrdersMachine, 'fetchData', { type: 'data.wanted', key: 'en', at: 0 }],
  [allOrdersMachine, 'fetchData', { type: 'data.wanted', key: 'en', at: 0 }],
  [practiceMachine, 'fetchPractice', { type: 'practice.entered', place: at('/practice/linden') }],
  [practicePageMachine, 'fetchStore', { type: 'practice.entered', place: at('/account/practitioner/practice') }],
  [
    checkoutMachine,
    'fetchBasis',
    { type: 'checkout.entered', place: at('/checkout') },
    { settleCart: answering('saved') },
  ],
  [importedClientsMachine, 'fetchList', { type: 'list.entered', place: at('/account/practitioner/clients/imported') }],
  [catalogueImportMachine, 'fetchImport', { type: 'import.entered', place: at('/account/admin/import') }],
  [clientsListMachine, 'fetchClients', { type: 'list.entered', place: at('/account/practitioner/clients') }],
]

it.each(PAGES.map((page) => [page[0].id, page] as const))(
  '%s asks again after 5 s, then after pauses that grow up to a minute (retry.failed-reads-after-five-seconds)',
  async (_, [machine, src, event, before]) => {
    const page = fakePage()
    let asked = 0
    const chart: AnyActorLogic = machine.provide({
      actors: {
        ...QUIET,
        ...before,
        [src]: fromPromise(() => {
          asked += 1
          return Promise.resolve(src === 'fetchData' ? { result: unreachable, at: 0 } : unreachable)
        }),
      },
    })
    const app = createActor(
      setup({ actors: { chart, recovery: provideRecovery({ page: page as unknown as Window }) } }).createMachine({
        invoke: [
          { src: 'chart', id: 'chart', systemId: 'chart' },
          { src: 'recovery', id: 'recovery' },
        ],
      }),
      { systemId: 'app' },
    ).start()
    app.system.get('chart')?.send(event)
    const askedAfter = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return asked
    }
    expect(await askedAfter(4999)).toBe(1)
    expect(await askedAfter(1)).toBe(2)
    expect(await askedAfter(9999)).toBe(2)
    expect(await askedAfter(1)).toBe(3)
    expect(await askedAfter(20_000 + 40_000)).toBe(5)
    expect(await askedAfter(59_999)).toBe(5)
    expect(await askedAfter(1)).toBe(6)
    app.stop()
  },
)
