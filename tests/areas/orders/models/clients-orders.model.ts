import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { clientsOrdersMachine } from '#machines/orders/clients-orders.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { clientOrder, pageOfOrders } from './order-samples.ts'

export const model = freshDataModel(clientsOrdersMachine, pageOfOrders(clientOrder(12)), FETCH_DEDUPE_MS)
