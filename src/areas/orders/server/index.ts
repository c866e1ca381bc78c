import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { type OrderingAgain, orderingAgain } from './again.ts'
import { type AllOrders, allOrders } from './all.ts'
import type { OrderDeps } from './deps.ts'
import { type OrderMoving, orderMoving } from './move.ts'
import { type ClientOrders, clientOrders } from './of-clients.ts'
import { type OrderNotes, orderNotes } from './notes.ts'
import { type CheckoutOptions, checkoutOptions } from './options.ts'
import { type OrderLists, orderLists } from './own.ts'
import { type OrderPlacing, orderPlacing } from './place.ts'
import type { Confirmed } from './vat/check.ts'
import { type DayReport, dayReport } from './today.ts'
import { severalOrders, type SeveralOrders } from './several.ts'
import { type TakingBack, takingBack } from './take-back.ts'

export type { OrderDeps } from './deps.ts'
export { writeEvent } from './history.ts'
export { formatIn } from './mails/order-moved.ts'
export { orderButton, type OrderReader } from './mails/order-reader.ts'
export { billPaid, cancelOrder, mailAboutOrder, type MoveRefusal } from './move.ts'
export { readOrdersWith } from './of-clients.ts'
export { readOrder } from './own.ts'
export type { StoredOrder } from './read.ts'
export { raiseStock } from './stock.ts'
export { PAY_WITHIN, payBy, wantRefund } from './payment.ts'
export { type OrderRefusal, ORDERS_AN_HOUR } from './place.ts'
export type { TakeBackRefusal } from './take-back.ts'

/** Checkout, and the orders that came of it. */
export interface Orders
  extends
    CheckoutOptions,
    OrderPlacing,
    OrderLists,
    OrderingAgain,
    ClientOrders,
    AllOrders,
    OrderMoving,
    TakingBack,
    OrderNotes,
    DayReport,
    SeveralOrders {
  /** `mayAsk` is awaited before the service is asked (tax.vat-number-is-checked). */
  checkVatNumber(number: string, mayAsk: () => Promise<boolean>): Promise<Confirmed>
}

export function openOrders(given: OrderDeps): Orders {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  return {
    ...checkoutOptions(deps),
    checkVatNumber: (number, mayAsk) => deps.vat.check(number, mayAsk),
    ...orderPlacing(deps),
    ...orderLists(deps),
    ...orderingAgain(deps),
    ...clientOrders(deps),
    ...allOrders(deps),
    ...orderMoving(deps),
    ...takingBack(deps),
    ...orderNotes(deps),
    ...dayReport(deps),
    ...severalOrders(deps),
  }
}
