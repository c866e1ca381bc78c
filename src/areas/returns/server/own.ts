import type { Transaction } from 'kysely'

import type { OrderReturns, Pieces } from '#areas/returns/contract/returns.ts'

import { cancelOrder, raiseStock } from '#areas/orders/server/index.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { acceptLines, allOf } from './accept.ts'
import type { ReturnDeps } from './deps.ts'
import { lockOrder } from './lock.ts'
import { mailReturn } from './mails/index.ts'
import { readPeriod } from './period.ts'
import { readOrderReturns } from './read.ts'
import { type ReturnRefusal, whyNotInPart } from './refusals.ts'
import { isAllThatIsLeft, writeReturn } from './write.ts'

export interface OwnReturns {
  /** Undefined if it is none of the own orders. */
  getOrderReturns(owner: Shopper, orderId: number): Promise<OrderReturns | undefined>
  /**
   * Withdraws from pieces of an own order, once for each key, and confirms it by mail (returns.confirms-by-mail). What isn't sent
   * is cancelled at once, the order with it if nothing is left (returns.unsent-is-cancelled-at-once). 'gone' if the account was deleted meanwhile.
   */
  withdraw(
    owner: Shopper,
    orderId: number,
    lines: Pieces,
    key: string | undefined,
  ): Promise<OrderReturns | { readonly refused: ReturnRefusal } | 'keyUsed' | 'gone'>
}

export function ownReturns(deps: ReturnDeps & AccountLock): OwnReturns {
  const { database, withAccountLock } = deps
  return {
    getOrderReturns: ({ userId }, orderId) =>
      withReadRetry(database, async () => {
        const own = await database.db
          .selectFrom('shop_order')
          .select('order_id')
          .where('order_id', '=', orderId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        return own && readOrderReturns(database.db, deps, orderId)
      }),

    withdraw: ({ userId }, orderId, lines, key) =>
      withAccountLock(userId, (transaction) =>
        oncePerKey<OrderReturns | { readonly refused: ReturnRefusal }>(
          transaction,
          { userId, key, call: ['withdraw', orderId, lines] },
          {
            carryOut: () => withdrawFrom(transaction, deps, { userId, orderId, lines }),
            repeat: () => readOrderReturns(transaction, deps, orderId),
          },
        ),
      ),
  }
}

interface Withdrawn {
  readonly userId: number
  readonly orderId: number
  readonly lines: Pieces
}

async function withdrawFrom(
  transaction: Transaction<Schema>,
  deps: ReturnDeps,
  { userId, orderId, lines }: Withdrawn,
): Promise<OrderReturns | { readonly refused: ReturnRefusal }> {
  const order = await lockOrder(transaction, orderId, userId)
  if (order === undefined) return { refused: 'missing' }
  if (order.cancelled_at !== null) return { refused: 'cancelled' }
  if ((await readPeriod(transaction, deps, orderId)).isOver) return { refused: 'over' }

  const isSent = order.sent_at !== null
  const isWhole = !isSent && (await isAllThatIsLeft(transaction, orderId, lines))
  const unpaid = isSent || isWhole ? undefined : whyNotInPart(order)
  if (unpaid !== undefined) return { refused: unpaid }
  const returnId = await writeReturn(transaction, {
    orderId,
    kind: isSent ? 'withdrawal' : 'cancel',
    lines,
    by: userId,
  })
  if (returnId === undefined) return { refused: 'tooMany' }

  const back = isSent
    ? []
    : await acceptLines(transaction, { orderId, returnId, lines: allOf(lines, { restock: true }) })
  await mailReturn(transaction, deps, { orderId, returnId, kind: 'asked' })
  if (isWhole) await cancelOrder(transaction, deps, orderId, 'withdrawn')
  const returns = await readOrderReturns(transaction, deps, orderId)
  await raiseStock(transaction, back)
  return returns
}
