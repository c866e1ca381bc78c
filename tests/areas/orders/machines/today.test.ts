import { expect, test } from 'vitest'

import { daysSince, salesOf } from '#machines/orders/sales.ts'

import { testChart } from '#tests/models/support/suite.ts'

import { todayOf } from '../models/today-samples.ts'
import { model } from '../models/today.model.ts'

testChart(model)

test('a day and seven days are summed beside those a week before, to the cent (day.today-shows-the-day)', () => {
  const { day, dayBefore, weekSum, weekBeforeSum, week } = salesOf(todayOf().days)
  expect([day.total, dayBefore.total]).toEqual([13.1, 6.1])
  expect([weekSum, weekBeforeSum]).toEqual([
    { orders: 7, total: 70.7 },
    { orders: 7, total: 21.7 },
  ])
  expect(week[0]?.day).toBe('2026-11-23')
})

test('the age of an order is told in whole days, and never below none', () => {
  const asOf = '2026-11-29T08:00:00Z'
  expect(
    ['2026-11-28T08:00:01Z', '2026-11-28T08:00:00Z', '2026-11-29T09:00:00Z'].map((at) => daysSince(asOf, at)),
  ).toEqual([0, 1, 0])
})
