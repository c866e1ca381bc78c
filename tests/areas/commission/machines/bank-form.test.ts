import { expect, test } from 'vitest'

import { bankForm } from '#machines/commission/bank/bank-form.machine.ts'

import { model } from '../models/bank-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

const uk = { ...bankForm.empty, kind: 'uk', holder: 'Zoë Linden' } as const
const eu = { ...bankForm.empty, holder: 'Zoë Linden' } as const

test.each([
  [{ ...eu, iban: 'de75 5121-0800 1245 1261 99' }, {}],
  [{ ...eu, iban: 'NL91ABNA0417164300', bic: 'abnanl2a' }, {}],
  [{ ...eu, iban: 'GB29 NWBK 6016 1331 9268 19' }, {}],
  [{ ...eu, iban: 'DE75 5121 0800 1245 1261 9' }, { iban: 'commission:bank.wrongIban' }],
  [{ ...eu, iban: '' }, { iban: 'commission:bank.wrongIban' }],
  [{ ...eu, iban: 'DE75512108001245126199', bic: 'DEUT' }, { bic: 'commission:bank.wrongBic' }],
  [{ ...eu, iban: 'DE75512108001245126199', holder: ' ' }, { holder: 'form.empty-field' }],
  [{ ...uk, sort_code: '12-34-56', account_number: '1234 5678' }, {}],
  [{ ...uk, sort_code: '12-34-5', account_number: '12345678' }, { sort_code: 'commission:bank.wrongSortCode' }],
  [{ ...uk, sort_code: '123456', account_number: '1234567' }, { account_number: 'commission:bank.wrongAccountNumber' }],
])('of %o is wrong: %o (commission.bank-details)', (values, wrong) => {
  expect(bankForm.check(values)).toEqual(wrong)
})

test('sends the account as banks write it, and nothing of the other kind', () => {
  expect(bankForm.body({ ...eu, iban: 'de75 5121 0800 1245 1261 99', sort_code: '123456' })).toEqual({
    ...bankForm.empty,
    holder: 'Zoë Linden',
    iban: 'DE75512108001245126199',
  })
})
