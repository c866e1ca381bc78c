import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as scene from '../late/scene-messages.ts'
import type { adminOrderMachine } from './admin-order.machine.ts'
import type { allOrdersMachine } from './all-orders.machine.ts'
import type { checkoutMachine } from './checkout/checkout.machine.ts'
import type { clientsOrderMachine } from './clients-order.machine.ts'
import type { clientsOrdersMachine } from './clients-orders.machine.ts'
import type { orderAgainMachine } from './order-again.machine.ts'
import type { orderMachine } from './order.machine.ts'
import type { ownOrdersMachine } from './own-orders.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  checkout: late<typeof checkoutMachine>()({ kind: 'own', entered: scene.checkoutEntered, facts: ['order.placed'] }),
  order: late<typeof orderMachine>()({ kind: 'own', pack: 'orders', entered: scene.orderEntered }),
  orderAgain: late<typeof orderAgainMachine>()({
    kind: 'page',
    pack: 'orders',
    reentered: scene.openedAnew,
    signedOut: scene.ended,
    meanings: { 'call.answered': meaning.orderedAgain },
  }),
  ownOrders: late<typeof ownOrdersMachine>()({
    kind: 'own',
    pack: 'orders',
    outdated: {},
    entered: scene.addressWanted,
  }),
  allOrders: late<typeof allOrdersMachine>()({
    kind: 'own',
    pack: 'orders',
    secrets: { key: 'text', dataKey: 'text' },
    outdated: {},
    entered: scene.addressWanted,
  }),
  adminOrder: late<typeof adminOrderMachine>()({ kind: 'own', pack: 'orders', entered: scene.orderEntered }),
  clientsOrders: late<typeof clientsOrdersMachine>()({
    kind: 'own',
    pack: 'orders',
    outdated: {},
    entered: scene.addressWanted,
  }),
  clientsOrder: late<typeof clientsOrderMachine>()({ kind: 'own', pack: 'orders', entered: scene.orderEntered }),
}
