import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

/** Empty carts, of which nothing can be ordered. */
export function fakeOrders(): Services['orders'] {
  return {
    checkoutOptions: () =>
      Promise.resolve({
        delivery_methods: [],
        payment_methods: [],
        payment_provider: 'none',
        tax_rates: [],
        shop_country: 'DE',
        addresses: [],
      }),
    checkVatNumber: () => Promise.resolve('not_checked'),
    placeOrder: () => Promise.resolve({ refused: { why: 'empty' } }),
    listOrders: () => Promise.resolve(NO_PAGE),
    getOrder: () => Promise.resolve(undefined),
    orderAgain: () => Promise.resolve('missing'),
    listClientOrders: () => Promise.resolve(NO_PAGE),
    getClientOrder: () => Promise.resolve(undefined),
    listAllOrders: () => Promise.resolve(NO_PAGE),
    getAnyOrder: () => Promise.resolve(undefined),
    updateOrder: () => Promise.resolve(undefined),
    moveOrders: () => Promise.resolve({ moved: [], failed: [] }),
    downloadOrders: () => Promise.resolve(''),
    getToday: () =>
      Promise.resolve({
        as_of: '2026-11-29T08:00:00.000Z',
        time_zone: 'Europe/Berlin',
        currency: 'EUR',
        to_send: { count: 0, orders: [] },
        to_pay: { count: 0, orders: [] },
        returns: { count: 0, returns: [] },
        low_stock: { count: 0, variants: [] },
        days: [],
      }),
    addOrderNote: () => Promise.resolve(undefined),
    takeBackPaid: () => Promise.resolve(undefined),
  }
}

export const fakes = (): Partial<Services> => ({
  orders: fakeOrders(),
  payments: {
    payOrder: () => Promise.resolve({ refused: 'missing' }),
    settlePayment: () => Promise.resolve('unknown'),
  },
})
