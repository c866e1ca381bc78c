import { expect, test } from 'vitest'

import { correctionForm } from '#machines/commission/payout/correction-form.machine.ts'

import { model } from '../models/correction-form.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

test.each([
  ['-12,5', true, -12.5],
  ['0.01', true, 0.01],
  ['0', false, 0],
  ['', false, null],
  ['12.345', false, 12.345],
  ['1.000,00', false, null],
  ['100001', false, 100_001],
])('a correction of “%s” is taken: %s (commission.corrections-have-a-reason)', (amount, isRight, sent) => {
  const values = { email: 'ada@mail.example', amount, reason: 'Returned' }
  expect('amount' in correctionForm.check(values)).toBe(!isRight)
  if (isRight) expect(correctionForm.body(values)).toMatchObject({ amount: sent })
})
