import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { bankKind } from './bank.ts'
import { payoutSummary } from './commission.ts'
import { currency } from '#contract/currency.ts'
import { email, note, requiredNote } from '#contract/rules.ts'
import { day, id, money, pageFields, paging, signedMoney, timestamp } from '#contract/wire.ts'

/** The most that one correction adds or takes, in the currency's units. */
const CORRECTION_MAX = 100_000

/**
 * A practitioner as the payouts of an admin name them. `user_id` is null once their account is deleted: `former_id` then names
 * who is still owed something, or was paid after it (commission.owed-after-deletion).
 */
export const payee = v.object({
  user_id: v.nullable(v.number()),
  former_id: v.nullable(v.number()),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  practice_name: v.string(),
})

/**
 * The approved commission of a practitioner in one currency. `entries`: how many a payout would pay. `bank`: the kind of account
 * that is kept, null without one.
 */
export const payable = v.object({
  practitioner: payee,
  currency,
  entries: v.number(),
  total: money,
  bank: v.nullable(bankKind),
})
export type Payable = v.InferOutput<typeof payable>

/** A payout as an admin's list shows it. `practitioner` is null once their account is deleted and all was paid. */
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
 * (admin.marks-commission-paid). `paid_on` is a day of the shop's time zone, none after today, and none before the newest entry
 * that is paid or the payout before (commission.no-date-before-the-newest).
 */
export const createPayout = defineCall({
  id: 'createPayout',
  method: 'POST',
  path: '/v2/admin/payouts',
  summary: "Mark a practitioner's approved commission in one currency as paid",
  access: ADMINS,
  body: v.object({
    practitioner_id: v.optional(id),
    /** In place of `practitioner_id`, where the account is deleted. */
    former_id: v.optional(id),
    currency,
    paid_on: day,
    note: v.optional(note, ''),
    total: v.pipe(money, v.minValue(0.01)),
  }),
  response: adminPayout,
  refusals: [400, 401, 403, 404, 409],
  idempotent: 'required',
})

/** An entry by which an admin adds to a ledger, or takes from it. */
export const correction = v.object({
  entry_id: v.number(),
  practitioner: payee,
  currency,
  amount: signedMoney,
  reason: v.string(),
  created_at: timestamp,
})
export type Correction = v.InferOutput<typeof correction>

/** Cents, and not 0. */
const correcting = v.pipe(
  signedMoney,
  v.minValue(-CORRECTION_MAX),
  v.maxValue(CORRECTION_MAX),
  v.check((amount) => amount !== 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6),
)

/** The ledger is named by the practitioner's email, in the currency of the shop's region. */
export const createCorrection = defineCall({
  id: 'createCorrection',
  method: 'POST',
  path: '/v2/admin/commission/corrections',
  summary: "Correct a practitioner's commission by an entry with a reason, which they see",
  access: ADMINS,
  body: v.object({ email, amount: correcting, reason: requiredNote }),
  response: correction,
  refusals: [400, 401, 403, 409],
  idempotent: 'required',
})

/** Includes the account's details, for the transfer only. */
export const downloadDues = defineCall({
  id: 'downloadDues',
  method: 'GET',
  path: '/v2/admin/commission/csv',
  summary: 'Everything that is to be paid as CSV (RFC 4180), with bank details and headings in the asked language',
  access: ADMINS,
  response: v.string(),
  responseType: 'csv',
  refusals: [401, 403],
})

/** A SEPA payment of all that is due in euros to accounts with an IBAN. `left_out`: those due in euros without one. */
export const sepaFile = v.object({
  file_name: v.string(),
  xml: v.string(),
  payments: v.number(),
  total: money,
  left_out: v.array(payee),
})
export type SepaFile = v.InferOutput<typeof sepaFile>

/** Refused with 409 where the operator's own account has no IBAN (setting OPERATOR_BANK), or nobody can be paid so. */
export const makeSepaFile = defineCall({
  id: 'makeSepaFile',
  method: 'GET',
  path: '/v2/admin/commission/sepa',
  summary: 'A SEPA credit transfer (pain.001.001.09) of what is to be paid, for the next payout day',
  access: ADMINS,
  response: sepaFile,
  refusals: [401, 403, 409],
})
