import { expect, it } from 'vitest'

import type { Arrival } from '#areas/orders/contract/orders.ts'
import { COUNTRY_CODES } from '#contract/countries.ts'
import {
  daysAfter,
  deliveredBy,
  lastDayToWithdraw,
  WITHDRAWAL_LAWS,
  withdrawalLawOf,
} from '#areas/returns/contract/withdrawal-law.ts'

const eu = withdrawalLawOf('DE')

it('each law names its source, and no country has two (returns.withdraws-in-time)', () => {
  const countries = WITHDRAWAL_LAWS.flatMap((law) => law.countries)
  expect(new Set(countries).size).toBe(countries.length)
  expect(countries.every((country) => COUNTRY_CODES.some((one) => one === country))).toBe(true)
  for (const { source, days } of WITHDRAWAL_LAWS) expect([source !== '', days >= 14]).toEqual([true, true])
  expect([withdrawalLawOf('GB').id, withdrawalLawOf('DE').id, withdrawalLawOf('JP').id]).toEqual(['uk', 'eu', 'shop'])
  expect(withdrawalLawOf(undefined).days).toBe(14)
})

it('the day of delivery does not count, and the last day is a working day in the Union (returns.withdraws-in-time)', () => {
  // A Wednesday.
  expect(lastDayToWithdraw('2026-07-01', eu)).toBe('2026-07-15')
  // A Saturday: until Monday.
  expect(lastDayToWithdraw('2026-07-04', eu)).toBe('2026-07-20')
  expect(lastDayToWithdraw('2026-07-04', withdrawalLawOf('GB'))).toBe('2026-07-18')
  expect(lastDayToWithdraw('2026-12-25', withdrawalLawOf('GB'))).toBe('2027-01-08')
})

it('goods that have no day of delivery count as come after the longest time of their way', () => {
  const sent = (deliveryMethod: string, arrives: Arrival | null = null) =>
    deliveredBy({ sentOn: '2026-03-28', deliveryMethod, arrives })
  expect(sent('standard')).toBe('2026-04-04')
  expect(sent('express')).toBe('2026-03-31')
  expect(sent('by-bicycle')).toBe('2026-04-11')
  expect(sent('standard', { from: '2026-03-31', until: '2026-04-02' })).toBe('2026-04-02')
  // They were sent too late for what was promised.
  expect(sent('standard', { from: '2026-03-28', until: '2026-03-30' })).toBe('2026-04-04')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})
