import { ownOrdersMachine } from '#machines/orders/own-orders.machine.ts'
import { ORDERS_EXPIRY_MS } from '#machines/orders/orders-place.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { ownOrder, pageOfOrders } from './order-samples.ts'

export const model = freshDataModel(ownOrdersMachine, pageOfOrders(ownOrder(12)), ORDERS_EXPIRY_MS)
