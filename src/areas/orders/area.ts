import type { Area } from '#contract/area.ts'

const ORDERS = { texts: ['account', 'shopping', 'orders'] } as const
/** The pages of an order also show its returns. */
const ORDER = { texts: [...ORDERS.texts, 'returns'] } as const

export const orders = {
  pages: {
    checkout: {
      path: '/checkout',
      texts: ['catalogue', ...ORDERS.texts],
      charts: ['cart', 'checkout'],
      entrance: 'people',
      indexed: false,
      frame: 'quiet',
    },
    checkoutComplete: {
      path: '/checkout/complete/{orderId}',
      ...ORDER,
      charts: ['order', 'paperFile', 'ownReturns'],
      entrance: 'people',
      indexed: false,
      frame: 'quiet',
    },
    invoice: {
      path: '/checkout/invoice/{orderId}',
      ...ORDERS,
      charts: ['order'],
      entrance: 'people',
      indexed: false,
      frame: 'bare',
    },
    practitionerOrders: {
      path: '/account/practitioner/orders',
      ...ORDERS,
      charts: ['clientsOrders'],
      menu: [6, 'orders'],
    },
    // Before the page of one order, whose parameter would match this path too.
    practitionerOwnOrders: { path: '/account/practitioner/orders/own', ...ORDERS, charts: ['ownOrders'] },
    practitionerOrder: { path: '/account/practitioner/orders/{orderId}', ...ORDERS, charts: ['clientsOrder'] },
    practitionerOwnOrder: {
      path: '/account/practitioner/orders/own/{orderId}',
      ...ORDER,
      charts: ['order', 'orderAgain', 'paperFile', 'ownReturns'],
    },
    clientOrders: {
      path: '/account/client/orders',
      ...ORDERS,
      charts: ['ownOrders'],
      menu: [11, 'orders', 1],
    },
    clientOrder: {
      path: '/account/client/orders/{orderId}',
      ...ORDER,
      charts: ['order', 'orderAgain', 'paperFile', 'ownReturns'],
    },
    adminOrders: {
      path: '/account/admin/orders',
      ...ORDERS,
      charts: ['allOrders', 'orderBatch', 'ordersDownload', 'paperFile'],
      menu: [15, 'orders', 1],
    },
    adminOrder: {
      path: '/account/admin/orders/{orderId}',
      ...ORDER,
      charts: ['adminOrder', 'paperFile', 'returnsOfOrder'],
    },
  },
} as const satisfies Area
