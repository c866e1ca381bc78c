import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { ownOrdersMachine } from '#machines/orders/own-orders.machine.ts'

import { freshDataModel } from './fresh-data.ts'
import { ownOrder, pageOfOrders } from './order-samples.ts'

export const model = freshDataModel(ownOrdersMachine, pageOfOrders(ownOrder(12)), FETCH_DEDUPE_MS)
