import { chapter } from '#contract/chapter.ts'

import {
  checkReturn,
  createReturn,
  getReturn,
  getReturnsOfOrder,
  listReturns,
  markTransferred,
  receiveReturn,
  refundReturn,
} from './admin-returns.ts'
import { getOrderReturns, withdraw } from './returns.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Orders: chapter({ getOrderReturns, withdraw }),
  Administration: chapter({
    listReturns,
    getReturn,
    getReturnsOfOrder,
    createReturn,
    receiveReturn,
    checkReturn,
    refundReturn,
    markTransferred,
  }),
}
