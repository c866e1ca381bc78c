import { parse } from 'valibot'
import { fromPromise, waitFor } from 'xstate'
import type { ActorRefFrom, AnyActorRef } from 'xstate'

import { getCart } from '#areas/cart/contract/cart.ts'
import { JUST_ORDERED_MS } from '#contract/constants.ts'
import { getCheckoutOptions, getOrder, listOrders } from '#areas/orders/contract/orders.ts'
import { checkVatNumber } from '#areas/orders/contract/check-vat-number.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'
import type { Billing, OrderSummary } from '#areas/orders/contract/orders.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import { type addressForm, addressFormMachine } from '#machines/orders/checkout/address-form.machine.ts'
import { checkoutMachine } from '#machines/orders/checkout/checkout.machine.ts'
import type { Filled, FilledBilling, Basis } from '#machines/orders/checkout/checkout.ts'
import { knownOrder } from '#machines/orders/checkout/known-order.ts'
import { placeOrderMachine } from '#machines/orders/checkout/place-order.machine.ts'
import type { Sending } from '#machines/form/form.machine.ts'
import type { BodyOf } from '#machines/form/form.ts'
import type { Settled } from '#machines/once/once.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { AnySystem } from '#actors/allowed.ts'
import { callOnce, userIn } from '#actors/call-once.ts'
import { checkoutDraft } from '#areas/orders/ports/checkout-draft.ts'
import type { Client } from '#actors/client.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { placedHere } from '#areas/orders/ports/placed-here.ts'

type CartActor = ActorRefFrom<typeof cartMachine>
type Options = { readonly language: LanguageCode; readonly signal: AbortSignal }

/** The cart's code may load after the checkout's, and only its chart knows of changes left by an earlier page. */
async function cartIn(system: AnySystem, signal: AbortSignal): Promise<CartActor> {
  const find = () => system.get('cart') as CartActor | undefined
  await waitFor(system.get('app') as AnyActorRef, () => find() !== undefined, { signal })
  return find() ?? cartIn(system, signal)
}

async function cartSettled(system: AnySystem, signal: AbortSignal): Promise<Settled> {
  const cart = await cartIn(system, signal)
  // Until it is `here`, its stored changes have not been looked for.
  await waitFor(cart, (now) => now.matches({ signedIn: 'here' }) && now.context.queue.length === 0, { signal })
  return { isSaved: true }
}

/** By the server's clock, which other backends may not send. */
const isRecent = ({ placed_at }: OrderSummary, asOf = new Date().toISOString()): boolean =>
  Math.abs(Date.parse(asOf) - Date.parse(placed_at)) < JUST_ORDERED_MS

/** The last order: its address, and the order itself if it was placed just now. Empty if there is none or it could not be fetched. */
async function lastOrder(
  client: Client,
  options: Options,
): Promise<Pick<Basis, 'address' | 'billing' | 'last_delivery' | 'recent'>> {
  const orders = await client.call(listOrders, { query: { page: 1, limit: 1 } }, options)
  const last = orders.ok ? orders.value.data[0] : undefined
  const order = last && (await client.call(getOrder, { params: { id: last.order_id } }, options))
  if (!orders.ok || !order?.ok) return { address: {}, billing: null, last_delivery: null, recent: null }
  const { address, billing, cancelled_at, delivery_method, order_id, number, lines } = order.value
  const isStanding = cancelled_at === null && isRecent(order.value, orders.value.as_of)
  return {
    address,
    billing: billing && filledBilling(billing),
    last_delivery: delivery_method.id,
    recent: isStanding ? { order_id, number, lines } : null,
  }
}

const filledBilling = ({ phone: _phone, vat_state: _state, ...billing }: Billing): FilledBilling => billing

async function fetchBasis(client: Client, options: Options): Promise<CallResult<Omit<Basis, 'draft' | 'known'>>> {
  const [cart, ways, last] = await Promise.all([
    client.call(getCart, {}, options),
    client.call(getCheckoutOptions, {}, options),
    lastOrder(client, options),
  ])
  if (!cart.ok) return cart
  return ways.ok ? { ok: true, value: { cart: cart.value, ...ways.value, ...last } } : ways
}

export function provideCheckout({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  const draft = checkoutDraft(storage)
  const placed = placedHere(storage)
  return checkoutMachine.provide({
    actions: {
      forgetDraft: ({ system }) => draft.forget(system),
      notePlaced: ({ system }, { orderId }) => placed.note(userIn(system) ?? 0, orderId),
    },
    actors: {
      storeDraft: draft.keep,
      addressForm: addressFormMachine.provide({
        actors: {
          sendForm: fromPromise<CallResult<Filled>, Sending<BodyOf<typeof addressForm>>>(({ input: { body } }) =>
            Promise.resolve({ ok: true, value: body as Filled }),
          ),
        },
      }),
      placeOrder: placeOrderMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: placeOrder,
          intent: placeOrder.body,
          request: (body) => ({ body: parse(placeOrder.body, body) }),
        }),
      ),
      settleCart: fromPromise<Settled, undefined>(({ system, signal }) => cartSettled(system, signal)),
      checkVat: fromPromise(({ input: { number, language }, signal }) =>
        client.call(checkVatNumber, { body: { vat_number: number } }, { language, signal }),
      ),
      fetchBasis: fromPromise(async ({ input: { language }, system, signal }) => {
        await untilAllowed(system, signal, 'checkout')
        const answer = await fetchBasis(client, { language, signal })
        if (!answer.ok) return answer
        const basis = { ...answer.value, draft: draft.read(system) }
        return { ok: true, value: { ...basis, known: knownOrder(basis) } }
      }),
    },
  })
}
