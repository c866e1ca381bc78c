import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { currency } from '#contract/currency.ts'
import { note, quantityOrNone } from '#contract/rules.ts'
import { day, id, idParams, money, pageFields, paging, searchText, timestamp } from '#contract/wire.ts'

import { orderReturn, orderReturns, pieces, refund, refundWay, returnKind, returnState } from './returns.ts'

const customer = v.nullable(
  v.object({ user_id: v.number(), email: v.string(), first_name: v.string(), last_name: v.string() }),
)

/** A return as the admin's list shows it. `refund_by`: the day by which the money has to be back. */
export const adminReturnSummary = v.object({
  return_id: v.number(),
  order_id: v.number(),
  number: v.string(),
  kind: returnKind,
  state: returnState,
  asked_at: timestamp,
  refund_by: day,
  total_items: v.number(),
  currency,
  customer,
  refund: v.nullable(v.object({ ...refund.entries })),
})
export type AdminReturnSummary = v.InferOutput<typeof adminReturnSummary>

/**
 * A return in full. `delivery_left`: what of the price of delivery was not given back yet, `room`: what of all that was paid.
 * `ways`: in which the refund can be made.
 */
export const adminReturn = v.object({
  ...orderReturn.entries,
  order_id: v.number(),
  number: v.string(),
  currency,
  refund_by: day,
  is_whole_order: v.boolean(),
  delivery_left: money,
  room: money,
  ways: v.array(refundWay),
  customer,
})
export type AdminReturn = v.InferOutput<typeof adminReturn>

export const listReturns = defineCall({
  id: 'listReturns',
  method: 'GET',
  path: '/v2/admin/returns',
  summary: "All returns whose order's number, or whose customer's name or email, has the keyword, the latest first",
  access: ADMINS,
  query: v.object({ ...paging, state: v.optional(returnState), keyword: v.optional(searchText) }),
  response: v.object({ data: v.array(adminReturnSummary), ...pageFields }),
  refusals: [400, 401, 403],
})

export const getReturn = defineCall({
  id: 'getReturn',
  method: 'GET',
  path: '/v2/admin/returns/{id}',
  summary: 'One return of any order',
  access: ADMINS,
  params: idParams,
  response: adminReturn,
  refusals: [400, 401, 403, 404],
})

export const getReturnsOfOrder = defineCall({
  id: 'getReturnsOfOrder',
  method: 'GET',
  path: '/v2/admin/orders/{id}/returns',
  summary: 'The returns of any order, and what can still be returned',
  access: ADMINS,
  params: idParams,
  response: orderReturns,
  refusals: [400, 401, 403, 404],
})

/**
 * Refused with 409 if fewer pieces are left, if all of an order are to be cancelled that isn't sent, which is a cancel of the
 * order, and of an order that isn't sent nor paid.
 */
export const createReturn = defineCall({
  id: 'createReturn',
  method: 'POST',
  path: '/v2/admin/orders/{id}/returns',
  summary: 'Note that goods of an order come back, or cancel a part of it',
  access: ADMINS,
  params: idParams,
  body: v.object({ kind: returnKind, lines: pieces }),
  response: orderReturns,
  refusals: [400, 401, 403, 404, 409],
  idempotent: 'required',
})

/** Doing again what was done answers the return as it is. */
export const receiveReturn = defineCall({
  id: 'receiveReturn',
  method: 'PUT',
  path: '/v2/admin/returns/{id}/received',
  summary: 'Note that the goods of a return have come, and tell the customer',
  access: ADMINS,
  params: idParams,
  response: adminReturn,
  refusals: [400, 401, 403, 404],
})

/** Refused with 409 if it was checked before. */
export const checkReturn = defineCall({
  id: 'checkReturn',
  method: 'PUT',
  path: '/v2/admin/returns/{id}/checked',
  summary: 'Say by line how many pieces of a return are accepted, and whether they go back to stock',
  access: ADMINS,
  params: idParams,
  body: v.object({
    lines: v.pipe(
      v.array(v.object({ product_variant_id: id, accepted: quantityOrNone, restock: v.boolean() })),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
  response: adminReturn,
  refusals: [400, 401, 403, 404, 409],
})

/**
 * Refused with 409 if it isn't checked or is closed, if more would go back than the accepted pieces cost or than was paid, or by
 * a way that isn't open.
 */
export const refundReturn = defineCall({
  id: 'refundReturn',
  method: 'PUT',
  path: '/v2/admin/returns/{id}/refund',
  summary: 'Close a return with what goes back of it, goods by line and delivery; nothing is refunded by amounts of 0',
  access: ADMINS,
  params: idParams,
  body: v.object({
    lines: v.pipe(v.array(v.object({ product_variant_id: id, amount: money })), v.maxLength(1000)),
    delivery: money,
    way: refundWay,
    note: v.optional(note, ''),
  }),
  response: adminReturn,
  refusals: [400, 401, 403, 404, 409],
})

/** Refused with 409 if there is nothing to transfer. */
export const markTransferred = defineCall({
  id: 'markTransferred',
  method: 'PUT',
  path: '/v2/admin/returns/{id}/transferred',
  summary: 'Note that the refund of a return was transferred, also where a provider has failed to give it back',
  access: ADMINS,
  params: idParams,
  response: adminReturn,
  refusals: [400, 401, 403, 404, 409],
})
