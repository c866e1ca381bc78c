import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { currency } from '#contract/currency.ts'
import { pdf } from '#contract/pdf.ts'
import { day, idParams, pageFields, paging, pathId, percent, signedMoney, timestamp, year } from '#contract/wire.ts'

/** The state of an entry: its order is placed, its order is paid, a payout has it (commission.three-states). */
export const commissionState = v.picklist(['pending', 'approved', 'paid'])
export type CommissionState = v.InferOutput<typeof commissionState>

/**
 * `reversal` takes back the accrual of a line whose order was cancelled. `correction` is an admin's, with a reason, of no order
 * (commission.corrections-have-a-reason).
 */
export const commissionKind = v.picklist(['accrual', 'reversal', 'correction'])
export type CommissionKind = v.InferOutput<typeof commissionKind>

/**
 * An entry of the ledger: what one order line of a client earned, or a cancelled one takes back
 * (commission.rate-is-what-is-left). Amount and commission of a reversal are negative. An entry of an order that was cancelled
 * before it was paid stays `pending` and counts in no sum (commission.unpaid-cancelled-counts-nowhere). What is of the order is
 * null in a correction, or empty, or 0.
 */
export const commissionLine = v.object({
  entry_id: v.number(),
  kind: commissionKind,
  state: commissionState,
  created_at: timestamp,
  order_id: v.nullable(v.number()),
  number: v.string(),
  placed_at: v.nullable(timestamp),
  paid_at: v.nullable(timestamp),
  cancelled_at: v.nullable(timestamp),
  /**
   * Null once the client has ended the link or their account is deleted, and while the practitioner's approval rests; the
   * order's page is then gone as well.
   */
  client: v.nullable(v.object({ id: v.number(), first_name: v.string(), last_name: v.string() })),
  product_variant_id: v.nullable(v.number()),
  /** In the asked language where the product has a name there, else as it was sold; so are the contents. */
  name: v.string(),
  net_contents: v.string(),
  quantity: v.number(),
  currency,
  /** Of the line, after discount and without delivery, tax included. */
  amount: signedMoney,
  rate: percent,
  commission: signedMoney,
  /** Of a correction. */
  reason: v.string(),
  payout_id: v.nullable(v.number()),
})
export type CommissionLine = v.InferOutput<typeof commissionLine>

const byState = { pending: signedMoney, approved: signedMoney, paid: signedMoney }

/** Sums in one currency. A sum is negative where more was taken back than earned. */
export const commissionSums = v.object({
  currency,
  ...byState,
  /** Of the current month, in all states; days and state that are asked for do not bound it. */
  this_month: signedMoney,
  /** The twelve months up to that of `to`, else the current one, oldest first; `month` is YYYY-MM. */
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...byState })),
})
export type CommissionSums = v.InferOutput<typeof commissionSums>

/**
 * One page of the entries asked for, the latest first, and the sums of all of them. `sums` begins with the currency of the
 * shop's region; another is there only if something was earned in it. Days and months are those of `time_zone`.
 */
export const commissionReport = v.object({
  base_rate: percent,
  time_zone: v.string(),
  today: day,
  /** The day of the next payouts (commission.payout-day-is-a-setting). */
  next_payout: day,
  sums: v.array(commissionSums),
  data: v.array(commissionLine),
  ...pageFields,
})
export type CommissionReport = v.InferOutput<typeof commissionReport>

/** `protocol_id`: products of a protocol, bought by clients it was shared with (commission.narrowed-by-protocol). */
const filter = {
  from: v.optional(day),
  to: v.optional(day),
  client_id: v.optional(pathId),
  protocol_id: v.optional(pathId),
  state: v.optional(commissionState),
}

export const getCommission = defineCall({
  id: 'getCommission',
  method: 'GET',
  path: '/v2/account/practitioners/commission',
  summary: 'Commission by order line with sums by month; both days are counted in',
  access: PRACTITIONERS,
  query: v.object({ ...paging, ...filter }),
  response: commissionReport,
  refusals: [400, 401, 403],
})

/**
 * Begins with a byte order mark, which `Response.text()` removes. Separator and decimal mark are those that spreadsheets of the
 * asked language expect: semicolon and comma, or comma and point.
 */
export const downloadCommission = defineCall({
  id: 'downloadCommission',
  method: 'GET',
  path: '/v2/account/practitioners/commission/csv',
  summary: 'All of the same lines as CSV (RFC 4180), with headings in the asked language',
  access: PRACTITIONERS,
  query: v.object(filter),
  response: v.string(),
  responseType: 'csv',
  refusals: [400, 401, 403],
})

/** A payment of an admin to a practitioner. `entries`: how many it pays. */
export const payoutSummary = v.object({
  payout_id: v.number(),
  paid_on: day,
  currency,
  total: signedMoney,
  entries: v.number(),
  note: v.string(),
})
export type PayoutSummary = v.InferOutput<typeof payoutSummary>

/** A payout as a statement: `total` is the sum of its lines (commission.payout-pays-an-entry-once). */
export const payout = v.object({
  ...payoutSummary.entries,
  payee: v.object({ first_name: v.string(), last_name: v.string(), practice_name: v.string(), email: v.string() }),
  time_zone: v.string(),
  lines: v.array(commissionLine),
})
export type Payout = v.InferOutput<typeof payout>

export const listPayouts = defineCall({
  id: 'listPayouts',
  method: 'GET',
  path: '/v2/account/practitioners/commission/payouts',
  summary: 'What was paid out to the practitioner, the latest first',
  access: PRACTITIONERS,
  query: v.object(paging),
  response: v.object({ data: v.array(payoutSummary), ...pageFields }),
  refusals: [400, 401, 403],
})

export const getPayout = defineCall({
  id: 'getPayout',
  method: 'GET',
  path: '/v2/account/practitioners/commission/payouts/{id}',
  summary: 'One of the own payouts as a statement, with the lines that it pays',
  access: PRACTITIONERS,
  params: idParams,
  response: payout,
  refusals: [400, 401, 403, 404],
})

export const getStatement = defineCall({
  id: 'getStatement',
  method: 'GET',
  path: '/v2/account/practitioners/commission/payouts/{id}/pdf',
  summary: 'The statement of one of the own payouts as PDF, in the asked language',
  access: PRACTITIONERS,
  params: idParams,
  response: pdf,
  responseType: 'pdf',
  refusals: [400, 401, 403, 404],
})

export const getYearStatement = defineCall({
  id: 'getYearStatement',
  method: 'GET',
  path: '/v2/account/practitioners/commission/years/{year}/pdf',
  summary: 'All own payouts of a year as one PDF, in the asked language',
  access: PRACTITIONERS,
  params: v.object({ year }),
  response: pdf,
  responseType: 'pdf',
  refusals: [400, 401, 403, 404],
})
