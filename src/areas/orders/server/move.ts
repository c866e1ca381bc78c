import { type Selectable, sql, type Transaction } from 'kysely'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { CallInput } from '#contract/call.ts'
import type { updateOrder } from '#areas/orders/contract/admin-orders.ts'
import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'
import type { OrderSummary } from '#areas/orders/contract/orders.ts'
import type { Shipment } from '#areas/orders/contract/shipment.ts'

import { now } from '#server/database/clock.ts'
import { reverse } from '#areas/commission/server/ledger.ts'
import { invoiceAt, issueCreditNote } from '#areas/papers/server/index.ts'
import type { Schema } from '#server/database/schema.ts'
import {
  type CancelReason,
  invoiceMail,
  orderCancelledMail,
  orderSentMail,
  orderTrackingMail,
} from './mails/order-moved.ts'
import { type NewMail, postMail } from '#server/mail/index.ts'
import type { OrderReader } from './mails/order-reader.ts'
import { readAnyOrder } from './all.ts'
import type { OrderDeps } from './deps.ts'
import { writeEvent } from './history.ts'
import type { Admin } from './notes.ts'
import { wantRefund } from './payment.ts'
import { readStored, type StoredOrder } from './read.ts'
import { returnStock } from './stock.ts'

type Status = OrderSummary['status']

/** The reason an order cannot be moved: it is sent, it is cancelled, or something was done that nothing undoes. */
export type MoveRefusal = 'sent' | 'cancelled' | 'begun'

export interface OrderMoving {
  /**
   * Moves an order on and mails its user if it is sent or cancelled (admin.moves-orders), and if it is sent and its parcel is
   * another one (day.sent-with-tracking). What is done already changes nothing. Undefined if there is no such order.
   */
  updateOrder(
    orderId: number,
    body: CallInput<typeof updateOrder>['body'],
    admin: Admin,
  ): Promise<AdminOrder | { readonly refused: MoveRefusal } | undefined>
}

export function orderMoving(deps: OrderDeps): OrderMoving {
  return {
    updateOrder: (orderId, { status, shipment }, { userId, language }) =>
      deps.database.db.transaction().execute(async (transaction) => {
        const times = await lockTimes(transaction, orderId)
        if (times === undefined) return undefined
        const move = moveTo(status, times)
        if (move !== undefined && 'refused' in move) return move
        if (move?.set === 'cancelled_at') await cancelOrder(transaction, deps, orderId, 'shop', userId)
        else if (status === 'sent') await send(transaction, deps, orderId, { times, shipment, by: userId })
        else if (move !== undefined) {
          await setTime(transaction, orderId, move.set)
          await writeEvent(transaction, orderId, 'paid', { by: userId })
          await billPaid(transaction, deps, orderId)
        }
        return readAnyOrder(transaction, orderId, { language, messages: deps.messages })
      }),
  }
}

interface Sending {
  readonly times: Times
  /** Undefined where it stays as it is. */
  readonly shipment: Shipment | null | undefined
  readonly by: number
}

/** Marks a locked order as sent, or gives one that is sent another parcel; its user is mailed once of each. */
async function send(
  transaction: Transaction<Schema>,
  deps: MoveDeps,
  orderId: number,
  { times: { sent_at, shipment: before }, shipment = before, by }: Sending,
): Promise<void> {
  const isSame = shipment?.carrier === before?.carrier && shipment?.tracking_number === before?.tracking_number
  if (sent_at !== null && isSame) return
  await transaction
    .updateTable('shop_order')
    .set({ shipment: shipment && JSON.stringify(shipment), ...(sent_at === null && { sent_at: now }) })
    .where('order_id', '=', orderId)
    .execute()
  await writeEvent(transaction, orderId, sent_at === null ? 'sent' : 'shipment', { by, detail: { shipment } })
  if (sent_at === null) {
    const invoice = await invoiceAt(transaction, deps.papers, orderId, 'sent')
    await mailAboutOrder(transaction, deps, orderId, (...given) => orderSentMail(...given, deps, invoice))
  } else if (shipment !== null)
    await mailAboutOrder(transaction, deps, orderId, (...given) => orderTrackingMail(...given, deps))
}

/** Issues and mails the invoice of an order that is locked and was just paid, if that is the moment (papers.invoice-time-is-a-setting). */
export async function billPaid(transaction: Transaction<Schema>, deps: MoveDeps, orderId: number): Promise<void> {
  const invoice = await invoiceAt(transaction, deps.papers, orderId, 'paid')
  if (invoice !== undefined)
    await mailAboutOrder(transaction, deps, orderId, (...given) => invoiceMail(...given, deps, invoice))
}

/**
 * Cancels an order that is locked and neither sent nor cancelled: its user is mailed why, what was paid goes back, and so do its
 * commission and the stock; a credit note corrects its invoice
 * (papers.cancelling-credits). Last in the transaction, as `returnStock`.
 */
export async function cancelOrder(
  transaction: Transaction<Schema>,
  deps: MoveDeps,
  orderId: number,
  why: CancelReason,
  by?: number,
): Promise<void> {
  await setTime(transaction, orderId, 'cancelled_at')
  await writeEvent(transaction, orderId, 'cancelled', { by, detail: { why } })
  await closeReturns(transaction, orderId)
  await reverse(transaction, orderId)
  await wantRefund(transaction, { orderId })
  const credit = await issueCreditNote(transaction, deps.papers, { orderId, all: true })
  await mailAboutOrder(transaction, deps, orderId, (order, reader) =>
    orderCancelledMail(order, why, reader, deps, credit),
  )
  await returnStock(transaction, orderId)
}

/** Closes the open returns of a cancelled order: their refunds are part of the whole amount that goes back. */
async function closeReturns(transaction: Transaction<Schema>, orderId: number): Promise<void> {
  await transaction
    .updateTable('order_return')
    .set({ checked_at: sql`coalesce(checked_at, clock_timestamp())`, closed_at: now })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute()
}

async function setTime(transaction: Transaction<Schema>, orderId: number, time: Time): Promise<void> {
  await transaction
    .updateTable('shop_order')
    .set({ [time]: now })
    .where('order_id', '=', orderId)
    .execute()
}

type MoveDeps = Pick<OrderDeps, 'messages' | 'shopName' | 'publicUrl' | 'papers'>

type Time = 'paid_at' | 'sent_at' | 'cancelled_at'
type Times = Pick<Selectable<Schema['shop_order']>, Time | 'shipment'>

const lockTimes = (transaction: Transaction<Schema>, orderId: number): Promise<Times | undefined> =>
  transaction
    .selectFrom('shop_order')
    .select(['paid_at', 'sent_at', 'cancelled_at', 'shipment'])
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The time to set, or why none may be; undefined if the order is there already (checkout.order-statuses). */
function moveTo(
  status: Status,
  { paid_at, sent_at, cancelled_at }: Times,
): { readonly set: Time } | { readonly refused: MoveRefusal } | undefined {
  const isCancelled = cancelled_at !== null
  switch (status) {
    case 'placed':
      return paid_at === null && sent_at === null && !isCancelled ? undefined : { refused: 'begun' }
    case 'cancelled':
      if (isCancelled) return undefined
      return sent_at === null ? { set: 'cancelled_at' } : { refused: 'sent' }
    case 'paid':
      if (isCancelled) return { refused: 'cancelled' }
      return paid_at === null ? { set: 'paid_at' } : undefined
    case 'sent':
      break
  }
  if (isCancelled) return { refused: 'cancelled' }
  return sent_at === null ? { set: 'sent_at' } : undefined
}

/** In the language of the order; no mail once the account is deleted. */
export async function mailAboutOrder(
  transaction: Transaction<Schema>,
  { messages }: Pick<MoveDeps, 'messages'>,
  orderId: number,
  write: (order: StoredOrder, reader: OrderReader) => NewMail,
): Promise<void> {
  const reader = await transaction
    .selectFrom('shop_order')
    .innerJoin('account', 'account.user_id', 'shop_order.user_id')
    .innerJoin('language', 'language.id', 'shop_order.language_id')
    .select(['email as to', 'user_type_id as type', 'code'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!reader) return
  const { code, ...person } = reader
  const language = toLanguageCode(code) ?? DEFAULT_LANGUAGE
  const order = await readStored(transaction, orderId, { language, messages })
  if (!order) return
  const written = write(order, { ...person, language })
  await postMail(transaction, written)
  await writeEvent(transaction, orderId, 'mail', { detail: { mail: written.kind } })
}
