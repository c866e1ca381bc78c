import * as v from 'valibot'

import { PRACTITIONERS } from './access.ts'
import { defineCall } from './call.ts'
import { day, money, percent, timestamp } from './wire.ts'

/**
 * Pending while the order is placed, approved once it is paid, paid when an admin says so (commission.three-states).
 */
export const commissionState = v.picklist(['pending', 'approved', 'paid'])

/**
 * What one order line of a linked client earned: amount after discount, without delivery, times the rate
 * (commission.rate-is-what-is-left).
 */
export const commissionLine = v.object({
  order_id: v.number(),
  number: v.string(),
  placed_at: timestamp,
  client: v.object({ id: v.number(), first_name: v.string(), last_name: v.string() }),
  product_variant_id: v.number(),
  name: v.string(),
  quantity: v.number(),
  amount: money,
  rate: percent,
  commission: money,
  state: commissionState,
})

const sums = { pending: money, approved: money, paid: money }

/** Commission of a span of days. `month` is YYYY-MM. */
export const commissionReport = v.object({
  base_rate: percent,
  lines: v.array(commissionLine),
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...sums })),
  totals: v.object(sums),
})

const span = v.object({ from: v.optional(day), to: v.optional(day) })

export const getCommission = defineCall({
  id: 'getCommission',
  method: 'GET',
  path: '/v2/account/practitioners/commission',
  summary: 'Commission by order line, with sums by month; both days are counted in',
  access: PRACTITIONERS,
  query: span,
  response: commissionReport,
  refusals: [400, 401, 403],
})

export const downloadCommission = defineCall({
  id: 'downloadCommission',
  method: 'GET',
  path: '/v2/account/practitioners/commission/csv',
  summary: 'The same lines as comma-separated values (RFC 4180)',
  access: PRACTITIONERS,
  query: span,
  response: v.string(),
  responseType: 'text',
  refusals: [400, 401, 403],
})
