import type { Today } from '#areas/orders/contract/today.ts'

export type DaySales = Today['days'][number]

interface Sum {
  readonly orders: number
  readonly total: number
}

/** Cents, since a sum of decimals may be off by a hair. */
const sumOf = (days: readonly DaySales[]): Sum => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  total: days.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100,
})

/** The last of the days and the seven that end with it, each beside those a week before (day.today-shows-the-day). */
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
