import { allOrdersMachine } from '#machines/orders/all-orders.machine.ts'
import { ORDERS_EXPIRY_MS } from '#machines/orders/orders-place.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { adminOrder, pageOfOrders } from './order-samples.ts'

export const model = freshDataModel(allOrdersMachine, pageOfOrders(adminOrder(12)), ORDERS_EXPIRY_MS)
