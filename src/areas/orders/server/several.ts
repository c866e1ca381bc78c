import type { downloadOrders, MovedOrders, moveOrders } from '#areas/orders/contract/admin-orders.ts'
import type { CallInput } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { withReadRetry } from '#server/database/index.ts'
import { foundOrders } from './all.ts'
import type { OrderDeps } from './deps.ts'
import { orderMoving } from './move.ts'
import type { Admin } from './notes.ts'
import { orderFile } from './order-file.ts'

export interface SeveralOrders {
  /** Moves each order by itself, so that one that cannot be moved holds up no other (day.several-at-once). */
  moveOrders(body: CallInput<typeof moveOrders>['body'], admin: Admin): Promise<MovedOrders>
  /** The orders as CSV, the latest first (day.orders-as-csv). */
  downloadOrders(query: CallInput<typeof downloadOrders>['query'], language: LanguageCode): Promise<string>
}

export function severalOrders(deps: OrderDeps): SeveralOrders {
  const { db } = deps.database
  const moving = orderMoving(deps)
  return {
    async moveOrders({ status, order_ids }, admin) {
      const numbers = await db
        .selectFrom('shop_order')
        .select(['order_id', 'number'])
        .where('order_id', 'in', order_ids)
        .execute()
      const numberOf = new Map(numbers.map(({ order_id, number }) => [order_id, number]))
      const moved: number[] = []
      const failed: MovedOrders['failed'] = []
      for (const order_id of new Set(order_ids)) {
        const order = await moving.updateOrder(order_id, { status }, admin)
        if (order !== undefined && !('refused' in order)) moved.push(order_id)
        else failed.push({ order_id, number: numberOf.get(order_id) ?? null, reason: order?.refused ?? 'gone' })
      }
      return { moved, failed }
    },

    downloadOrders: ({ ids, ...filter }, language) =>
      withReadRetry(deps.database, async () => {
        const found = await foundOrders(db, filter, deps)
        return orderFile(db, ids === undefined ? found : found.where('shop_order.order_id', 'in', ids), {
          ...deps,
          language,
        })
      }),
  }
}
