import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { readAnyOrder } from './all.ts'
import type { OrderDeps } from './deps.ts'
import { writeEvent } from './history.ts'

export interface OrderNotes {
  /** Keeps what an admin notes on an order (day.notes-on-an-order). Undefined if there is no such order. */
  addOrderNote(orderId: number, note: string, admin: Admin): Promise<AdminOrder | undefined>
}

/** The admin who moves an order and reads the answer. */
export interface Admin {
  readonly userId: number
  readonly language: LanguageCode
}

export const orderNotes = ({ database, messages }: OrderDeps): OrderNotes => ({
  addOrderNote: (orderId, note, { userId, language }) =>
    database.db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('shop_order')
        .select('order_id')
        .where('order_id', '=', orderId)
        .forKeyShare()
        .executeTakeFirst()
      if (found === undefined) return undefined
      await writeEvent(transaction, orderId, 'note', { by: userId, detail: { note } })
      return readAnyOrder(transaction, orderId, { language, messages })
    }),
})
