import { expect, vi } from 'vitest'
import { assign, createActor, createMachine, spawnChild } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideCheckout } from '#areas/orders/late/checkout.ts'
import { browserStorage } from '#actors/storage.ts'
import { getCart } from '#areas/cart/contract/cart.ts'
import { getCheckoutOptions, getOrder, listOrders } from '#areas/orders/contract/orders.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'
import type { Address } from '#areas/orders/contract/orders.ts'
import type { AddressFormRef } from '#machines/orders/checkout/address-form.machine.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'
import { address, express, order, smallCart, standard, TAX_RATES } from '../../models/checkout-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

export const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
export const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const
export const ok = (value: unknown) => ({ ok: true, value }) as const

const place = { language: 'de', path: '/checkout', query: {} } as const
export const ways = {
  delivery_methods: [express, standard],
  payment_methods: ['invoice', 'credit_card'],
  payment_provider: 'none',
  tax_rates: TAX_RATES,
  shop_country: 'DE',
  addresses: [] as readonly Address[],
}

interface Asked {
  readonly id: string
  readonly request: unknown
  readonly language: string | undefined
  readonly key: string | undefined
}

/** The calls that were made. */
export const asked: Asked[] = []
/** The answer of each call, by its id. */
export const answers: Record<string, unknown> = {}
/** The session storage of a tab, which outlives a reload. */
export const kept = new Map<string, string>()
let browser = new Tabs()
/** The storage that all tabs share. */
export const stored = () => browser.stored
const shops: { stop(): void }[] = []

export function openTab(): void {
  asked.length = 0
  kept.clear()
  browser = new Tabs()
  Object.assign(answers, {
    [getCart.id]: ok(smallCart),
    [getCheckoutOptions.id]: ok(ways),
    [listOrders.id]: ok({ data: [{ order_id: 12 }] }),
    [getOrder.id]: ok({ ...order, address }),
    [placeOrder.id]: ok(order),
  })
}
/** Stops what runs in the tab, as a reload does, and the end of the session. */
export const stopAll = () => shops.splice(0).forEach((shop) => shop.stop())

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

/** A shop with a checkout. */
export function open({ isCartHere = true, isCartLoaded = true, userId = 7 } = {}) {
  const { page } = browser.open(kept)
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

export type Shop = ReturnType<typeof open>

export const isAt = ({ checkout }: Pick<Shop, 'checkout'>, state: string) =>
  vi.waitFor(() => expect(JSON.stringify(checkout.getSnapshot().value)).toContain(state))
export const enter = ({ checkout }: Pick<Shop, 'checkout'>) => checkout.send({ type: 'checkout.entered', place })
