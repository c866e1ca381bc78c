import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as entry from '../late/entry-messages.ts'
import type { adminOrderMachine } from './admin-order.machine.ts'
import type { allOrdersMachine } from './all-orders.machine.ts'
import type { checkoutMachine } from './checkout/checkout.machine.ts'
import type { clientsOrderMachine } from './clients-order.machine.ts'
import type { clientsOrdersMachine } from './clients-orders.machine.ts'
import type { orderAgainMachine } from './order-again.machine.ts'
import type { orderBatchMachine } from './order-batch.machine.ts'
import type { ordersDownloadMachine } from './orders-download.machine.ts'
import type { orderMachine } from './order.machine.ts'
import type { ownOrdersMachine } from './own-orders.machine.ts'
import type { todayMachine } from './today.machine.ts'

export const CHARTS = {
  checkout: late<typeof checkoutMachine>()({ kind: 'own', entered: entry.checkoutEntered, facts: ['order.placed'] }),
  order: late<typeof orderMachine>()({ kind: 'own', pack: 'orders', entered: entry.orderEntered }),
  orderAgain: late<typeof orderAgainMachine>()({
    kind: 'page',
    pack: 'orders',
    reentered: entry.openedAnew,
    signedOut: entry.ended,
    meanings: { 'call.answered': meaning.orderedAgain },
  }),
  ownOrders: late<typeof ownOrdersMachine>()({
    kind: 'own',
    pack: 'orders',
    outdated: {},
    entered: entry.addressWanted,
  }),
  allOrders: late<typeof allOrdersMachine>()({
    kind: 'own',
    pack: 'orders',
    outdated: { 'orders.moved': 'data.outdated' },
    entered: entry.addressWanted,
  }),
  orderBatch: late<typeof orderBatchMachine>()({
    kind: 'own',
    pack: 'orders',
    reentered: entry.openedAnew,
    facts: ['orders.moved'],
  }),
  ordersDownload: late<typeof ordersDownloadMachine>()({
    kind: 'own',
    pack: 'orders',
    reentered: entry.openedAnew,
  }),
  today: late<typeof todayMachine>()({ kind: 'own', outdated: {}, entered: entry.dataWanted }),
  adminOrder: late<typeof adminOrderMachine>()({ kind: 'own', pack: 'orders', entered: entry.orderEntered }),
  clientsOrders: late<typeof clientsOrdersMachine>()({
    kind: 'own',
    pack: 'orders',
    outdated: {},
    entered: entry.addressWanted,
  }),
  clientsOrder: late<typeof clientsOrderMachine>()({ kind: 'own', pack: 'orders', entered: entry.orderEntered }),
}
