import type { Today } from '#areas/orders/contract/today.ts'

/** 14 days, on each of which a euro more was sold than the day before. */
export const todayOf = (): Today => ({
  as_of: '2026-11-29T08:00:00Z',
  time_zone: 'Europe/Berlin',
  currency: 'EUR',
  to_send: { count: 0, orders: [] },
  to_pay: { count: 0, orders: [] },
  returns: { count: 0, returns: [] },
  low_stock: { count: 0, variants: [] },
  days: Array.from({ length: 14 }, (_, at) => ({
    day: `2026-11-${String(16 + at)}`,
    orders: 1,
    total: at + 0.1,
  })),
})
