import type { CallInput } from '#contract/call.ts'
import type { createReturn } from '#areas/returns/contract/admin-returns.ts'
import type { OrderReturns } from '#areas/returns/contract/returns.ts'

import { raiseStock } from '#areas/orders/server/index.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import { acceptLines, allOf } from './accept.ts'
import type { ReturnDeps } from './deps.ts'
import { type LockedOrder, lockOrder } from './lock.ts'
import { mailReturn } from './mails/index.ts'
import { readOrderReturns } from './read.ts'
import { type ReturnRefusal, whyNotInPart } from './refusals.ts'
import { isAllThatIsLeft, writeReturn } from './write.ts'

type Input = CallInput<typeof createReturn>['body']

export interface CreatingReturns {
  /**
   * Notes for a customer that goods come back, or cancels a part of an order, once for each key (returns.cancels-in-part). Pieces
   * that were not sent go back to stock. 'gone' if the admin's account was deleted meanwhile.
   */
  createReturn(
    adminId: number,
    orderId: number,
    input: Input,
    key: string | undefined,
  ): Promise<OrderReturns | { readonly refused: ReturnRefusal } | 'keyUsed' | 'gone'>
}

export const creatingReturns = (deps: ReturnDeps & AccountLock): CreatingReturns => ({
  createReturn: (adminId, orderId, { kind, lines }, key) =>
    deps.withAccountLock(adminId, (transaction) =>
      oncePerKey<OrderReturns | { readonly refused: ReturnRefusal }>(
        transaction,
        { userId: adminId, key, call: ['createReturn', orderId, kind, lines] },
        {
          carryOut: async () => {
            const order = await lockOrder(transaction, orderId)
            if (order === undefined) return { refused: 'missing' }
            const isWhole = await isAllThatIsLeft(transaction, orderId, lines)
            const refused = whyNot(order, kind, isWhole)
            if (refused !== undefined) return { refused }
            const returnId = await writeReturn(transaction, { orderId, kind, lines, by: adminId })
            if (returnId === undefined) return { refused: 'tooMany' }
            const isSent = order.sent_at !== null
            const accepted = allOf(lines, { restock: !isSent })
            const back = kind === 'cancel' ? await acceptLines(transaction, { orderId, returnId, lines: accepted }) : []
            const mail = kind === 'cancel' ? 'cancelled' : 'asked'
            await mailReturn(transaction, deps, { orderId, returnId, kind: mail })
            const returns = await readOrderReturns(transaction, deps, orderId)
            await raiseStock(transaction, back)
            return returns
          },
          repeat: () => readOrderReturns(transaction, deps, orderId),
        },
      ),
    ),
})

function whyNot(order: LockedOrder, kind: Input['kind'], isWhole: boolean): ReturnRefusal | undefined {
  if (order.cancelled_at !== null) return 'cancelled'
  if (order.sent_at !== null) return undefined
  if (kind === 'withdrawal') return 'unsent'
  return isWhole ? 'whole' : whyNotInPart(order)
}
