import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { plainDigits } from '#contract/digits.ts'
import type { RuleError } from '#contract/rules.ts'
import { cleaned, singleLine } from '#contract/plain-text.ts'

import { bankKind, bankPath, HOLDER_MAX, ownBank } from './bank.ts'
import type { BankDetails } from './bank.ts'

const compact = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, 'form.too-long' satisfies RuleError),
    v.transform((text) => electronicFormatIBAN(singleLine(text)) ?? ''),
  )

const digits = v.pipe(
  v.string(),
  v.maxLength(40, 'form.too-long' satisfies RuleError),
  v.transform((text) => plainDigits(singleLine(text)).replaceAll(/[\s-]/g, '')),
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

export const saveBank = defineCall({
  id: 'saveBank',
  method: 'PUT',
  path: bankPath,
  summary: 'Keep the account to which the own commission is paid, in place of the one before; it is kept encrypted',
  access: PRACTITIONERS,
  body: bankDetails,
  response: ownBank,
  refusals: [400, 401, 403],
})
