import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { payoutSummary } from './commission.ts'
import { currency } from '#contract/currency.ts'
import { note } from '#contract/rules.ts'
import { day, id, money, pageFields, paging, timestamp } from '#contract/wire.ts'

/** A practitioner as the payouts of an admin name them. */
export const payee = v.object({
  user_id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  practice_name: v.string(),
})

/** The approved commission of a practitioner in one currency. `entries`: how many a payout would pay. */
export const payable = v.object({ practitioner: payee, currency, entries: v.number(), total: money })
export type Payable = v.InferOutput<typeof payable>

/** A payout as an admin's list shows it. `practitioner` is null once their account is deleted. */
export const adminPayout = v.object({
  ...payoutSummary.entries,
  created_at: timestamp,
  practitioner: v.nullable(payee),
})
export type AdminPayout = v.InferOutput<typeof adminPayout>

export const listPayable = defineCall({
  id: 'listPayable',
  method: 'GET',
  path: '/v2/admin/commission',
  summary: 'Approved commission that is to be paid, by practitioner and currency; sums of 0 and below are left out',
  access: ADMINS,
  query: v.object(paging),
  response: v.object({ data: v.array(payable), next_payout: day, ...pageFields }),
  refusals: [400, 401, 403],
})

export const listAllPayouts = defineCall({
  id: 'listAllPayouts',
  method: 'GET',
  path: '/v2/admin/payouts',
  summary: 'Payouts that were made, the latest first',
  access: ADMINS,
  query: v.object(paging),
  response: v.object({ data: v.array(adminPayout), ...pageFields }),
  refusals: [400, 401, 403],
})

/**
 * Refused with 409 if `total` is not what is approved now; `errors.total` then says the new one
 * (admin.marks-commission-paid). `paid_on` is no day after today in the shop's time zone.
 */
export const createPayout = defineCall({
  id: 'createPayout',
  method: 'POST',
  path: '/v2/admin/payouts',
  summary: "Mark a practitioner's approved commission in one currency as paid",
  access: ADMINS,
  body: v.object({
    practitioner_id: id,
    currency,
    paid_on: day,
    note: v.optional(note, ''),
    total: v.pipe(money, v.minValue(0.01)),
  }),
  response: adminPayout,
  refusals: [400, 401, 403, 404, 409],
  idempotent: 'required',
})
