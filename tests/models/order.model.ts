import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { orderMachine } from '#machines/checkout/order.machine.ts'

import { order } from './checkout-samples.ts'
import { freshDataModel } from './fresh-data.ts'

export const model = freshDataModel(orderMachine, order, FETCH_EXPIRY_MS)
