import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { allOrdersMachine } from '#machines/orders/all-orders.machine.ts'

import { freshDataModel } from './fresh-data.ts'
import { adminOrder, pageOfOrders } from './order-samples.ts'

export const model = freshDataModel(allOrdersMachine, pageOfOrders(adminOrder(12)), FETCH_DEDUPE_MS)
