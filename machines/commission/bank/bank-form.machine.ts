/** New bank details (commission.bank-details). The chart forgets them once they are saved. */
import type { ActorRefFrom } from 'xstate'

import { saveBank } from '#areas/commission/contract/bank-details.ts'
import type { BankDetails, OwnBank } from '#areas/commission/contract/bank.ts'
import type { CallRequest } from '#contract/call.ts'
import { asTaken, brokenRules } from '#contract/rules.ts'
import type { RuleText } from '#contract/rules.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import type { Form } from '../../form/form.ts'

const WORDS: Readonly<Record<string, RuleText>> = {
  iban: 'commission:bank.wrongIban',
  bic: 'commission:bank.wrongBic',
  sort_code: 'commission:bank.wrongSortCode',
  account_number: 'commission:bank.wrongAccountNumber',
}

type Body = NonNullable<CallRequest<typeof saveBank>['body']>

export const bankForm: Form<BankDetails, Body> = {
  empty: { kind: 'iban', holder: '', iban: '', bic: '', sort_code: '', account_number: '' },
  secret: ['holder', 'iban', 'bic', 'sort_code', 'account_number'],
  check: (values) =>
    Object.fromEntries(
      Object.entries(brokenRules(saveBank.body, values)).map(([field, rule]) => [
        field,
        (rule === 'form.invalid' && WORDS[field]) || rule,
      ]),
    ),
  body: (values) => asTaken(saveBank.body, values) as Body,
}

export const bankFormMachine = createFormMachine<typeof bankForm, OwnBank>('bankForm', bankForm)
export type BankFormRef = ActorRefFrom<typeof bankFormMachine>
