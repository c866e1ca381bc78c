import * as v from 'valibot'

import { SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { quantity } from '#contract/rules.ts'
import { day, id, idParams, money, timestamp } from '#contract/wire.ts'

/** `withdrawal`: the goods come back. `cancel`: they were not sent, or the customer keeps them. */
export const RETURN_KINDS = ['withdrawal', 'cancel'] as const
export const returnKind = v.picklist(RETURN_KINDS)
export type ReturnKind = v.InferOutput<typeof returnKind>

/** The states of returns.states-follow-from-times. */
export const RETURN_STATES = ['asked', 'received', 'checked', 'closed'] as const
export const returnState = v.picklist(RETURN_STATES)
export type ReturnState = v.InferOutput<typeof returnState>

/** `due`: taken off an order that isn't paid yet. */
export const refundWay = v.picklist(['provider', 'transfer', 'due'])
export type RefundWay = v.InferOutput<typeof refundWay>

/** `failed`: the provider won't give it back, so the shop has to transfer it. */
export const refundState = v.picklist(['pending', 'done', 'failed'])
export type RefundState = v.InferOutput<typeof refundState>

export const refund = v.object({
  way: refundWay,
  state: refundState,
  goods: money,
  delivery: money,
  amount: money,
  done_at: v.nullable(timestamp),
})
export type Refund = v.InferOutput<typeof refund>

/**
 * The pieces of an order's line that come back. `accepted` is null until it is checked. `total`: what the accepted pieces cost in the
 * order, of all that were asked for until they are checked. `refunded`: what of it goes back.
 */
export const returnLine = v.object({
  product_variant_id: v.number(),
  name: v.string(),
  lang: v.optional(v.string()),
  brand: v.string(),
  net_contents: v.string(),
  quantity: v.number(),
  accepted: v.nullable(v.number()),
  total: money,
  refunded: money,
})
export type ReturnLine = v.InferOutput<typeof returnLine>

/** `note`: the shop's words about what it refunds. `refund` is null until it is decided, and where nothing is refunded. */
export const orderReturn = v.object({
  return_id: v.number(),
  kind: returnKind,
  state: returnState,
  asked_at: timestamp,
  received_at: v.nullable(timestamp),
  checked_at: v.nullable(timestamp),
  closed_at: v.nullable(timestamp),
  note: v.string(),
  lines: v.array(returnLine),
  refund: v.nullable(refund),
})
export type OrderReturn = v.InferOutput<typeof orderReturn>

/** The reason why no withdrawal is possible any more. `all`: everything is in returns already. */
export const withdrawalBar = v.picklist(['cancelled', 'over', 'all'])

/**
 * The returns of an order, the latest first, and the pieces that can still be returned. `until`: the last day on which the
 * customer can withdraw; null until the order is sent.
 */
export const orderReturns = v.object({
  order_id: v.number(),
  is_sent: v.boolean(),
  until: v.nullable(day),
  bar: v.nullable(withdrawalBar),
  returnable: v.array(v.object({ product_variant_id: v.number(), quantity: v.number() })),
  returns: v.array(orderReturn),
})
export type OrderReturns = v.InferOutput<typeof orderReturns>

/** Pieces of an order, each line named once. */
export const pieces = v.pipe(
  v.array(v.object({ product_variant_id: id, quantity })),
  v.minLength(1),
  v.maxLength(1000),
  v.check((lines) => new Set(lines.map((line) => line.product_variant_id)).size === lines.length),
)
export type Pieces = v.InferOutput<typeof pieces>

export const getOrderReturns = defineCall({
  id: 'getOrderReturns',
  method: 'GET',
  path: '/v2/account/orders/{id}/returns',
  summary: 'The returns of one of the own orders, and what can still be withdrawn from',
  access: SIGNED_IN,
  params: idParams,
  response: orderReturns,
  refusals: [400, 401, 404],
})

/**
 * Refused with 409 if the time to withdraw is over, or the order is cancelled, or fewer pieces are left
 * (returns.withdraws-in-time, returns.each-piece-once). What isn't sent yet is cancelled at once.
 */
export const withdraw = defineCall({
  id: 'withdraw',
  method: 'POST',
  path: '/v2/account/orders/{id}/returns',
  summary: 'Withdraw from one of the own orders, or from some of its pieces; no reason is asked for',
  access: SIGNED_IN,
  params: idParams,
  body: v.object({ lines: pieces }),
  response: orderReturns,
  refusals: [400, 401, 404, 409],
  idempotent: 'required',
})
