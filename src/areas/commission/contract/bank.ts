import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { timestamp } from '#contract/wire.ts'

/** The most characters of a name that a SEPA payment carries. */
export const HOLDER_MAX = 70

/** `iban`: an account with an IBAN. `uk`: one in the United Kingdom, by sort code and account number. */
export const bankKind = v.picklist(['iban', 'uk'])
export type BankKind = v.InferOutput<typeof bankKind>

/** An account; what is not of its kind is empty. */
export interface BankDetails {
  readonly kind: BankKind
  readonly holder: string
  readonly iban: string
  readonly bic: string
  readonly sort_code: string
  readonly account_number: string
}

/** Bank details as they are shown: never whole. `ends`: the last four characters of the account's number. */
export const maskedBank = v.object({ kind: bankKind, holder: v.string(), ends: v.string(), changed_at: timestamp })
export type MaskedBank = v.InferOutput<typeof maskedBank>

export const ownBank = v.object({ bank: v.nullable(maskedBank) })
export type OwnBank = v.InferOutput<typeof ownBank>

export const bankPath = '/v2/account/practitioners/bank'

export const getBank = defineCall({
  id: 'getBank',
  method: 'GET',
  path: bankPath,
  summary: 'The account to which the own commission is paid, masked; null where none is kept',
  access: PRACTITIONERS,
  response: ownBank,
  refusals: [401, 403],
})

export const deleteBank = defineCall({
  id: 'deleteBank',
  method: 'DELETE',
  path: bankPath,
  summary: 'Delete the account to which the own commission is paid',
  access: PRACTITIONERS,
  response: ownBank,
  refusals: [401, 403],
})
