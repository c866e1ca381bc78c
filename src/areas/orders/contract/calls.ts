import { chapter } from '#contract/chapter.ts'

import {
  addOrderNote,
  downloadOrders,
  getAnyOrder,
  listAllOrders,
  moveOrders,
  takeBackPaid,
  updateOrder,
} from './admin-orders.ts'
import { checkVatNumber } from './check-vat-number.ts'
import { getClientOrder, listClientOrders } from './client-orders.ts'
import { getCheckoutOptions, getOrder, listOrders, orderAgain, payOrder } from './orders.ts'
import { getToday } from './today.ts'
import { placeOrder } from './place-order.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Orders: chapter({ getCheckoutOptions, checkVatNumber, placeOrder, listOrders, getOrder, orderAgain, payOrder }),
  'Clients of a practitioner': chapter({ listClientOrders, getClientOrder }),
  Administration: chapter({
    listAllOrders,
    getAnyOrder,
    updateOrder,
    takeBackPaid,
    addOrderNote,
    moveOrders,
    downloadOrders,
    getToday,
  }),
}
