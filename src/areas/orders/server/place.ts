import { sql, type Transaction } from 'kysely'

import { orderSums } from '#areas/orders/contract/order-totals.ts'
import type { Billing, Order } from '#areas/orders/contract/orders.ts'
import { isReverseCharge } from '#areas/orders/contract/vat-number.ts'

import { HOUR } from '#server/database/clock.ts'
import { readBuyingRights } from '#areas/account/server/principal.ts'
import { accrue } from '#areas/commission/server/ledger.ts'
import type { Schema } from '#server/database/schema.ts'
import { newOrderMail } from './mails/new-order.ts'
import { orderMail } from './mails/order.ts'
import { postMail } from '#server/mail/index.ts'
import { type FieldText, tooMany } from '#server/request/refused.ts'
import { readCartRows, toCart } from '#areas/cart/server/cart.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { viewerOf } from '#server/signed-in/viewer.ts'
import { arrivalOf } from '#server/delivery-days.ts'
import type { DeliverySetting } from '#server/delivery-methods.ts'
import type { OrderDeps } from './deps.ts'
import { differencesOf, type OrderInput } from './differences.ts'
import { writeEvent } from './history.ts'
import { justOrdered } from './just-ordered.ts'
import { orderNumber } from './number.ts'
import { readOrder } from './own.ts'
import { ratesToday } from './rates-today.ts'
import { lockVariants, lowerStock } from './stock.ts'
import { within } from '#areas/catalogue/server/within.ts'
import { writeOrder } from './write.ts'

/** The most orders of one account within an hour (checkout.twenty-an-hour). */
export const ORDERS_AN_HOUR = 20

/** `fields`: those with an unavailable choice, or those that differ from what the user saw. */
export type OrderRefusal =
  | { readonly why: 'empty' }
  /** The cart is empty because the order with this number has just ordered it. */
  | { readonly why: 'ordered'; readonly number: string }
  | { readonly why: 'notOffered' | 'changed'; readonly fields: Readonly<Record<string, FieldText>> }

/** `mayAsk`: awaited before the service for VAT numbers is asked. */
export interface PlaceCall {
  readonly key: string | undefined
  readonly mayAsk: () => Promise<boolean>
}

type Refused = { readonly refused: OrderRefusal }

export interface OrderPlacing {
  /**
   * Orders what the cart holds, once for each key (checkout.order-from-the-servers-cart). 'gone' if the account was deleted
   * meanwhile. Throws a Refused after ORDERS_AN_HOUR (429).
   */
  placeOrder(shopper: Shopper, input: OrderInput, call: PlaceCall): Promise<Order | Refused | 'keyUsed' | 'gone'>
}

export function orderPlacing(deps: OrderDeps & AccountLock): OrderPlacing {
  return {
    async placeOrder(shopper, input, { key, mayAsk }) {
      const { userId, language } = shopper
      const reading = { language, messages: deps.messages }
      const delivery = deps.deliveryMethods.find(({ id }) => id === input.delivery_method)
      // Before the lock, which must not wait for an external service.
      const billing = await billingOf(deps, input, mayAsk)
      return deps.withAccountLock(userId, (transaction) =>
        oncePerKey<Order | Refused>(
          transaction,
          { userId, key, call: ['placeOrder', input] },
          {
            async carryOut() {
              // The order keeps its key longer than the table of keys does.
              const earlier = key === undefined ? undefined : await readOrder(transaction, userId, { key }, reading)
              if (earlier) return earlier
              const fields = notOffered(deps, input, delivery)
              if (fields || !delivery) return { refused: { why: 'notOffered', fields: fields ?? {} } }
              await limitOrders(transaction, userId)
              return place(transaction, deps, { shopper, input, billing, delivery, key })
            },
            repeat: async ({ key: known }) => existing(await readOrder(transaction, userId, { key: known }, reading)),
          },
        ),
      )
    },
  }
}

function notOffered(
  { paymentMethods }: OrderDeps,
  { payment_method, address }: OrderInput,
  delivery: DeliverySetting | undefined,
): Readonly<Record<string, FieldText>> | undefined {
  const fields: Record<string, FieldText> = {}
  if (!delivery?.countries.includes(address.country)) fields['delivery_method'] = 'deliveryNotOffered'
  if (!paymentMethods.includes(payment_method)) fields['payment_method'] = 'paymentNotOffered'
  return Object.keys(fields).length === 0 ? undefined : fields
}

/** Counts orders, not calls: repeats of a key and refused orders are free. */
async function limitOrders(transaction: Transaction<Schema>, userId: number): Promise<void> {
  const latest = await transaction
    .selectFrom('shop_order')
    .select(sql<number>`extract(epoch from clock_timestamp() - placed_at)::float`.as('secondsAgo'))
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .offset(ORDERS_AN_HOUR - 1)
    .limit(1)
    .executeTakeFirst()
  const wait = HOUR / 1000 - (latest?.secondsAgo ?? Infinity)
  if (wait > 0) throw tooMany(Math.ceil(wait))
}

async function billingOf(
  { vat }: Pick<OrderDeps, 'vat'>,
  { billing }: OrderInput,
  mayAsk: () => Promise<boolean>,
): Promise<Billing | null> {
  if (billing === null) return null
  const { vat_number: number } = billing
  return { ...billing, phone: '', vat_state: number === '' ? 'none' : await vat.check(number, mayAsk) }
}

interface Placed {
  readonly shopper: Shopper
  readonly input: OrderInput
  readonly billing: Billing | null
  readonly delivery: DeliverySetting
  readonly key: string | undefined
}

/**
 * Rights, stock and prices are read in the transaction that writes the order, with its variants locked
 * (checkout.checked-again-in-one-transaction).
 */
async function place(transaction: Transaction<Schema>, deps: OrderDeps, placed: Placed): Promise<Order | Refused> {
  const { shopper, input, billing, delivery } = placed
  const { userId, language } = shopper
  const stored = await readCartRows(transaction, userId, deps)
  const ordered = stored.rows.length === 0 ? await justOrdered(transaction, userId, input) : undefined
  if (ordered !== undefined) return { refused: { why: 'ordered', number: ordered } }
  const variants = await lockVariants(
    transaction,
    deps.region,
    stored.rows.map(({ variant_id }) => variant_id),
  )
  const viewer = viewerOf(await readBuyingRights(transaction, userId))
  const cart = await toCart(within(deps, transaction), stored, { language, viewer })
  const shown = new Set(cart.items.map(({ product_variant_id }) => product_variant_id))
  const hidden = stored.rows.map(({ variant_id }) => variant_id).filter((id) => !shown.has(id))
  const rates = ratesToday(deps, input.address.country)
  const isReverse = isReverseCharge({
    shopCountry: deps.shopCountry,
    country: input.address.country,
    vatNumber: billing?.vat_number,
    isChecked: billing?.vat_state === 'checked',
  })
  const sums = orderSums(cart, delivery, { rates, isReverseCharge: isReverse })

  const fields = differencesOf({ ...sums, isReverseCharge: isReverse, hidden, variants }, input, deps.region)
  const isLineWrong = Object.keys(fields).some((field) => field.startsWith('lines.'))
  if (cart.items.length === 0 && !isLineWrong) return { refused: { why: 'empty' } }
  if (Object.keys(fields).length > 0) return { refused: { why: 'changed', fields } }

  const orderId = await writeOrder(transaction, deps, {
    userId,
    language,
    sums,
    rates: isReverse ? undefined : rates,
    billing,
    practitionerId: stored.own?.practitioner_id,
    delivery,
    input,
    key: placed.key,
    arrives: delivery.days && arrivalOf(delivery.days, new Date(), deps.deliveryCalendar),
    number: orderNumber,
  })
  await writeEvent(transaction, orderId, 'placed', { by: userId })
  await accrue(transaction, orderId, deps)
  await transaction
    .deleteFrom('cart_line')
    .where('user_id', '=', userId)
    .where('variant_id', 'in', [...shown])
    .execute()
  const order = existing(await readOrder(transaction, userId, { orderId }, { language, messages: deps.messages }))
  const { email: to, type } = await transaction
    .selectFrom('account')
    .select(['email', 'user_type_id as type'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await postMail(transaction, orderMail(order, { to, language, type }, deps))
  await writeEvent(transaction, orderId, 'mail', { detail: { mail: 'order' } })
  for (const operator of deps.orderMail?.to ?? [])
    await postMail(
      transaction,
      newOrderMail(order, { to: operator, language: deps.orderMail?.language ?? language }, deps),
    )
  await lowerStock(transaction, cart.items)
  return order
}

function existing(order: Order | undefined): Order {
  if (order === undefined) throw new Error('An order is missing that was placed under this key')
  return order
}
