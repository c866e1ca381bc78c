import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { plainDigits } from '#contract/digits.ts'
import type { RuleError } from '#contract/rules.ts'
import { cleaned, singleLine } from '#contract/plain-text.ts'
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

const compact = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, 'form.too-long' satisfies RuleError),
    v.transform((text) => electronicFormatIBAN(text) ?? ''),
  )

const digits = v.pipe(
  v.string(),
  v.maxLength(40, 'form.too-long' satisfies RuleError),
  v.transform((text) => plainDigits(text).replaceAll(/[\s-]/g, '')),
)

const invalid = 'form.invalid' satisfies RuleError

/** Bank details as their practitioner types them; those of the other kind are left out (commission.bank-details). */
export const bankDetails = v.pipe(
  v.object({
    kind: bankKind,
    holder: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/[\p{L}\p{N}]/u, 'form.empty-field' satisfies RuleError),
      v.maxLength(HOLDER_MAX, 'form.too-long' satisfies RuleError),
      v.transform((text) => singleLine(cleaned(text))),
    ),
    iban: v.optional(compact(60), ''),
    bic: v.optional(compact(30), ''),
    sort_code: v.optional(digits, ''),
    account_number: v.optional(digits, ''),
  }),
  v.forward(
    v.partialCheck([['kind'], ['iban']], ({ kind, iban }) => kind !== 'iban' || isValidIBAN(iban), invalid),
    ['iban'],
  ),
  v.forward(
    v.partialCheck([['kind'], ['bic']], ({ kind, bic }) => kind !== 'iban' || bic === '' || isValidBIC(bic), invalid),
    ['bic'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['sort_code']],
      ({ kind, sort_code: code }) => kind !== 'uk' || /^\d{6}$/.test(code),
      invalid,
    ),
    ['sort_code'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['account_number']],
      ({ kind, account_number: number }) => kind !== 'uk' || /^\d{8}$/.test(number),
      invalid,
    ),
    ['account_number'],
  ),
  v.transform(({ kind, iban, bic, sort_code, account_number, holder }): BankDetails =>
    kind === 'iban'
      ? { kind, holder, iban, bic, sort_code: '', account_number: '' }
      : { kind, holder, iban: '', bic: '', sort_code, account_number },
  ),
)

/** Bank details as they are shown: never whole. `ends`: the last four characters of the account's number. */
export const maskedBank = v.object({ kind: bankKind, holder: v.string(), ends: v.string(), changed_at: timestamp })
export type MaskedBank = v.InferOutput<typeof maskedBank>

export const ownBank = v.object({ bank: v.nullable(maskedBank) })
export type OwnBank = v.InferOutput<typeof ownBank>

const path = '/v2/account/practitioners/bank'

export const getBank = defineCall({
  id: 'getBank',
  method: 'GET',
  path,
  summary: 'The account to which the own commission is paid, masked; null where none is kept',
  access: PRACTITIONERS,
  response: ownBank,
  refusals: [401, 403],
})

export const saveBank = defineCall({
  id: 'saveBank',
  method: 'PUT',
  path,
  summary: 'Keep the account to which the own commission is paid, in place of the one before; it is kept encrypted',
  access: PRACTITIONERS,
  body: bankDetails,
  response: ownBank,
  refusals: [400, 401, 403],
})

export const deleteBank = defineCall({
  id: 'deleteBank',
  method: 'DELETE',
  path,
  summary: 'Delete the account to which the own commission is paid',
  access: PRACTITIONERS,
  response: ownBank,
  refusals: [401, 403],
})
