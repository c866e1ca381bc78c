import type { CallInput } from '#contract/call.ts'
import type { AdminReturn, checkReturn } from '#areas/returns/contract/admin-returns.ts'

import { raiseStock, writeEvent } from '#areas/orders/server/index.ts'
import { now } from '#server/database/clock.ts'
import { acceptLines } from './accept.ts'
import { readAdminReturn } from './all.ts'
import type { ReturnDeps } from './deps.ts'
import { lockReturn } from './lock.ts'
import { mailReturn } from './mails/index.ts'

/** `tooMany`: more pieces than were asked for, or of lines that it doesn't have. */
export type CheckRefusal = 'checked' | 'tooMany'

export interface CheckingReturns {
  /** Notes that the goods have come, and mails the customer; once. Undefined if there is no such return. */
  receiveReturn(adminId: number, returnId: number): Promise<AdminReturn | undefined>
  /**
   * Notes what is accepted of a return, whose commission is taken back (returns.checked-by-line). Lines that are left out are not
   * accepted. Undefined if there is no such return.
   */
  checkReturn(
    adminId: number,
    returnId: number,
    lines: CallInput<typeof checkReturn>['body']['lines'],
  ): Promise<AdminReturn | { readonly refused: CheckRefusal } | undefined>
}

export const checkingReturns = (deps: ReturnDeps): CheckingReturns => ({
  receiveReturn: (by, returnId) =>
    deps.database.db.transaction().execute(async (transaction) => {
      const found = await lockReturn(transaction, returnId)
      if (found === undefined) return undefined
      if (found.received_at === null && found.checked_at === null) {
        await transaction
          .updateTable('order_return')
          .set({ received_at: now })
          .where('return_id', '=', returnId)
          .execute()
        await writeEvent(transaction, found.order.order_id, 'returnReceived', { by })
        await mailReturn(transaction, deps, { orderId: found.order.order_id, returnId, kind: 'received' })
      }
      return readAdminReturn(transaction, deps, returnId)
    }),

  checkReturn: (by, returnId, given) =>
    deps.database.db.transaction().execute(async (transaction) => {
      const found = await lockReturn(transaction, returnId)
      if (found === undefined) return undefined
      if (found.checked_at !== null) return { refused: 'checked' }
      const asked = await transaction
        .selectFrom('order_return_line')
        .select(['variant_id', 'quantity'])
        .where('return_id', '=', returnId)
        .execute()
      const byVariant = new Map(given.map((line) => [line.product_variant_id, line]))
      const known = new Map(asked.map(({ variant_id, quantity }) => [variant_id, quantity]))
      if (given.some(({ product_variant_id, accepted }) => accepted > (known.get(product_variant_id) ?? -1)))
        return { refused: 'tooMany' }
      const lines = asked.map(({ variant_id: variantId }) => {
        const { accepted = 0, restock = false } = byVariant.get(variantId) ?? {}
        return { variantId, accepted, restock }
      })
      await transaction
        .updateTable('order_return')
        .set((eb) => ({ received_at: eb.fn.coalesce('received_at', now) }))
        .where('return_id', '=', returnId)
        .execute()
      await writeEvent(transaction, found.order.order_id, 'returnChecked', { by })
      const back = await acceptLines(transaction, { orderId: found.order.order_id, returnId, lines })
      const checked = await readAdminReturn(transaction, deps, returnId)
      await raiseStock(transaction, back)
      return checked
    }),
})
