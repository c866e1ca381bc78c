/** Orders as CSV: those that are chosen, else all that the list's filter finds (day.orders-as-csv). */
import type { ActorRefFrom } from 'xstate'

import { createDownloadMachine } from '../download/download.machine.ts'

import type { OrdersPlace } from './orders-place.ts'

export interface OrdersFile extends Omit<OrdersPlace, 'page' | 'client'> {
  /** Empty for all that the filter finds. */
  readonly ids: readonly number[]
}

export const ordersDownloadMachine = createDownloadMachine<OrdersFile>('ordersDownload', ['day.orders-as-csv'])
export type OrdersDownloadRef = ActorRefFrom<typeof ordersDownloadMachine>
