import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { requiredNote } from '#contract/rules.ts'
import { day, id, idList, idParams, money, pageFields, paging, searchText, timestamp } from '#contract/wire.ts'

import { orderEvent } from './order-event.ts'
import { keptAddress, order, orderStatus, orderSummary, payment, paymentMethod } from './orders.ts'
import { shipment } from './shipment.ts'

const customer = v.nullable(
  v.object({ user_id: v.number(), email: v.string(), first_name: v.string(), last_name: v.string() }),
)

/** The amount that the customer's bank asks back. `won`: it was decided for the shop, `lost`: for the customer. */
export const dispute = v.object({ state: v.picklist(['open', 'won', 'lost']), amount: money })
export type Dispute = v.InferOutput<typeof dispute>

/**
 * An order as an admin sees it (admin.moves-orders). That of a deleted account has neither address nor customer.
 * `paid_revocable_until` **(ext)**: the end of the time in which 'paid' can be taken back (admin.takes-paid-back); null where it
 * can't. `history` **(ext)**: what happened to it, the latest first, with the notes of admins (day.order-has-a-history).
 */
export const adminOrder = v.object({
  ...order.entries,
  paid_revocable_until: v.nullable(timestamp),
  payment: v.nullable(v.object({ ...payment.entries, dispute: v.nullable(dispute) })),
  address: v.nullable(keptAddress),
  customer,
  history: v.array(orderEvent),
})
export type AdminOrder = v.InferOutput<typeof adminOrder>

/** An order as the admin's list shows it, with how it is paid and since when **(ext)**. */
export const adminOrderSummary = v.object({
  ...orderSummary.entries,
  customer,
  payment_method: paymentMethod,
  paid_at: v.nullable(timestamp),
})
export type AdminOrderSummary = v.InferOutput<typeof adminOrderSummary>

/** An amount of money in an address. */
const amountText = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/), v.transform(Number))

/** `from` and `until`: days of the shop's time zone, both included. `min` and `max`: of the total. */
const filter = {
  status: v.optional(orderStatus),
  keyword: v.optional(searchText),
  from: v.optional(day),
  until: v.optional(day),
  min: v.optional(amountText),
  max: v.optional(amountText),
}

export const listAllOrders = defineCall({
  id: 'listAllOrders',
  method: 'GET',
  path: '/v2/admin/orders',
  summary:
    "All orders whose number, or whose customer's name or email, has the keyword, by status, day and total, the latest first",
  access: ADMINS,
  query: v.object({ ...paging, ...filter }),
  response: v.object({ data: v.array(adminOrderSummary), ...pageFields }),
  refusals: [400, 401, 403],
})

/** The most orders that are moved at once. */
const MOVED_MAX = 100

/** The orders that stand as was asked now, and those that could not be moved. A number is null where there is no such order. */
export const movedOrders = v.object({
  moved: v.array(v.number()),
  failed: v.array(
    v.object({
      order_id: v.number(),
      number: v.nullable(v.string()),
      reason: v.picklist(['sent', 'cancelled', 'begun', 'gone']),
    }),
  ),
})
export type MovedOrders = v.InferOutput<typeof movedOrders>

/** Each order is moved by itself, so some may be moved where others cannot be (day.several-at-once). */
export const moveOrders = defineCall({
  id: 'moveOrders',
  method: 'POST',
  path: '/v2/admin/orders/moves',
  summary: 'Mark several orders as paid or sent; the answer names those that could not be, with the reason',
  access: ADMINS,
  body: v.object({
    status: v.picklist(['paid', 'sent']),
    order_ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOVED_MAX)),
  }),
  response: movedOrders,
  refusals: [400, 401, 403],
})

/** As the CSV of commission. `ids` leaves out all others. At most 10,000 orders. */
export const downloadOrders = defineCall({
  id: 'downloadOrders',
  method: 'GET',
  path: '/v2/admin/orders-csv',
  summary: 'The same orders as CSV (RFC 4180), with headings in the asked language',
  access: ADMINS,
  query: v.object({ ...filter, ids: v.optional(idList) }),
  response: v.string(),
  responseType: 'csv',
  refusals: [400, 401, 403],
})

export const getAnyOrder = defineCall({
  id: 'getAnyOrder',
  method: 'GET',
  path: '/v2/admin/orders/{id}',
  summary: 'One order of any user',
  access: ADMINS,
  params: idParams,
  response: adminOrder,
  refusals: [400, 401, 403, 404],
})

/**
 * Doing again what was done answers the order as it is. Refused with 409: cancelling what is sent, paying or sending what is
 * cancelled, and going back to `placed` from anything else (checkout.order-statuses). `shipment` belongs to `sent` alone, of an
 * order that is sent already too; left out, it stays as it is (day.sent-with-tracking).
 */
export const updateOrder = defineCall({
  id: 'updateOrder',
  method: 'PUT',
  path: '/v2/admin/orders/{id}',
  summary:
    'Mark an order as paid or sent, with its parcel, or cancel it, which returns its stock; the answer is the order in full',
  access: ADMINS,
  params: idParams,
  body: v.object({ status: orderStatus, shipment: v.optional(v.nullable(shipment)) }),
  response: adminOrder,
  refusals: [400, 401, 403, 404, 409],
})

/**
 * Refused with 409 if there is nothing to take back: the order isn't paid, is cancelled, was paid at a provider or more than an
 * hour ago, or its commission is paid out (admin.takes-paid-back).
 */
export const takeBackPaid = defineCall({
  id: 'takeBackPaid',
  method: 'DELETE',
  path: '/v2/admin/orders/{id}/paid',
  summary: 'Take back that an order was marked as paid, within an hour; the answer is the order in full',
  access: ADMINS,
  params: idParams,
  response: adminOrder,
  refusals: [400, 401, 403, 404, 409],
})

/** Notes are for admins alone, and in no log (day.notes-on-an-order). */
export const addOrderNote = defineCall({
  id: 'addOrderNote',
  method: 'POST',
  path: '/v2/admin/orders/{id}/notes',
  summary: 'Add a note to the history of an order, which only admins read; the answer is the order in full',
  access: ADMINS,
  params: idParams,
  body: v.object({ note: requiredNote }),
  response: adminOrder,
  refusals: [400, 401, 403, 404],
})
