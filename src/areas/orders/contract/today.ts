import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { currency } from '#contract/currency.ts'
import { day, money, timestamp } from '#contract/wire.ts'

import { adminOrderSummary } from './admin-orders.ts'

/** The first orders that wait, the oldest first, and how many there are. */
const waiting = v.object({ count: v.number(), orders: v.array(adminOrderSummary) })

/** Orders of a day that weren't cancelled. */
const sales = v.object({ orders: v.number(), total: money })

/** The first returns that wait for an admin, the oldest first, and how many there are. `transfer`: its refund has to be. */
const returns = v.object({
  count: v.number(),
  returns: v.array(
    v.object({
      return_id: v.number(),
      number: v.string(),
      asked_at: timestamp,
      act: v.picklist(['check', 'refund', 'transfer']),
      customer: v.nullable(v.object({ first_name: v.string(), last_name: v.string() })),
    }),
  ),
})

/** A variant whose stock is low, or below what was sold within 14 days. */
const lowStock = v.object({
  product_id: v.number(),
  product_variant_id: v.number(),
  name: v.string(),
  net_contents: v.string(),
  stock: v.number(),
  sold: v.number(),
})

/** An operator's day (day.today-shows-the-day). Days are those of `time_zone`; `days`: the last 14, the oldest first. */
export const today = v.object({
  as_of: timestamp,
  time_zone: v.string(),
  currency,
  to_send: waiting,
  to_pay: waiting,
  returns,
  low_stock: v.object({ count: v.number(), variants: v.array(lowStock) }),
  days: v.array(v.object({ day, ...sales.entries })),
})
export type Today = v.InferOutput<typeof today>

export const getToday = defineCall({
  id: 'getToday',
  method: 'GET',
  path: '/v2/admin/today',
  summary:
    'Orders that wait to be sent or paid, returns that wait for an admin, stock that runs out, and the sales of the last 14 days',
  access: ADMINS,
  response: today,
  refusals: [401, 403],
})
