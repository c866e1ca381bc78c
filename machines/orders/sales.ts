import type { Today } from '#areas/orders/contract/today.ts'

export type DaySales = Today['days'][number]

interface Sum {
  readonly orders: number
  readonly total: number
}

/** In cents: sums of decimals are inexact. */
const sumOf = (days: readonly DaySales[]): Sum => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  total: days.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100,
})

/** Sales of the last day and of the seven days ending with it, each with those a week earlier (day.today-shows-the-day). */
export function salesOf(days: readonly DaySales[]): {
  readonly day: Sum
  readonly dayBefore: Sum
  readonly week: readonly DaySales[]
  readonly weekBefore: readonly DaySales[]
  readonly weekSum: Sum
  readonly weekBeforeSum: Sum
} {
  const [weekBefore, week] = [days.slice(-14, -7), days.slice(-7)]
  return {
    day: sumOf(week.slice(-1)),
    dayBefore: sumOf(weekBefore.slice(-1)),
    week,
    weekBefore,
    weekSum: sumOf(week),
    weekBeforeSum: sumOf(weekBefore),
  }
}

/** Whole days that have passed since an order was placed. */
export const daysSince = (asOf: string, placedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(asOf) - Date.parse(placedAt)) / 86_400_000))
