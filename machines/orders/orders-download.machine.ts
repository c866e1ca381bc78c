/** Orders as CSV: the selected ones, else all that match the list's filter (day.orders-as-csv). */
import type { ActorRefFrom } from 'xstate'

import { createDownloadMachine } from '../download/download.machine.ts'

import type { OrdersPlace } from './orders-place.ts'

export interface OrdersFile extends Omit<OrdersPlace, 'page' | 'client'> {
  /** Empty for all that match the filter. */
  readonly ids: readonly number[]
}

export const ordersDownloadMachine = createDownloadMachine<OrdersFile>('ordersDownload', ['day.orders-as-csv'])
export type OrdersDownloadRef = ActorRefFrom<typeof ordersDownloadMachine>
