import { sql, type Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import type { AdminReturn, refundReturn } from '#areas/returns/contract/admin-returns.ts'

import { writeEvent } from '#areas/orders/server/index.ts'
import { issueCreditNote } from '#areas/papers/server/index.ts'
import { fromNow, now, SECOND } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { readAdminReturn } from './all.ts'
import type { ReturnDeps } from './deps.ts'
import type { GiveBack } from './give-back.ts'
import { lockReturn } from './lock.ts'
import { mailReturn } from './mails/index.ts'
import { readRoom } from './room.ts'

type Input = CallInput<typeof refundReturn>['body']

/** `state`: it isn't checked, or is closed. `tooMuch`: more than the pieces cost, or than was paid. `way`: it isn't open. */
export type RefundRefusal = 'state' | 'tooMuch' | 'way'

/** Milliseconds after which a worker asks a provider that was not asked, or gave no answer. */
const ASK_AFTER = 60 * SECOND

export interface Refunding {
  /** Closes a return with what goes back, once. Undefined if there is no such return. */
  refundReturn(
    adminId: number,
    returnId: number,
    input: Input,
  ): Promise<AdminReturn | { readonly refused: RefundRefusal } | undefined>
  /** Notes that a refund was transferred. Undefined if there is no such return. */
  markTransferred(
    adminId: number,
    returnId: number,
  ): Promise<AdminReturn | { readonly refused: RefundRefusal } | undefined>
}

const toCents = (amount: number): number => Math.round(amount * 100)

export function refunding(deps: ReturnDeps & { readonly giveBack: GiveBack }): Refunding {
  const { db } = deps.database
  return {
    async refundReturn(by, returnId, input) {
      const outcome = await db.transaction().execute((transaction) => close(transaction, deps, { by, returnId, input }))
      if (outcome === undefined || 'refused' in outcome) return outcome
      if (outcome.refundId !== undefined) await deps.giveBack(outcome.refundId)
      return readAdminReturn(db, deps, returnId)
    },

    markTransferred: (by, returnId) =>
      db.transaction().execute(async (transaction) => {
        const found = await lockReturn(transaction, returnId)
        if (found === undefined) return undefined
        const refund = await transaction
          .selectFrom('refund')
          .select(['refund_id', 'way', 'state'])
          .where('return_id', '=', returnId)
          .forUpdate()
          .executeTakeFirst()
        if (refund === undefined || refund.way === 'due') return { refused: 'state' }
        if (refund.way === 'provider' && refund.state !== 'failed') return { refused: 'state' }
        if (refund.state !== 'done') {
          await transaction
            .updateTable('refund')
            .set({ way: 'transfer', payment_id: null, state: 'done', done_at: now })
            .where('refund_id', '=', refund.refund_id)
            .execute()
          await writeEvent(transaction, found.order.order_id, 'refundTransferred', { by })
          if (refund.way === 'provider')
            await mailReturn(transaction, deps, { orderId: found.order.order_id, returnId, kind: 'refunded' })
        }
        return readAdminReturn(transaction, deps, returnId)
      }),
  }
}

/** `refundId`: the refund that a provider has yet to be asked for. */
interface Closing {
  readonly by: number
  readonly returnId: number
  readonly input: Input
}

async function close(
  transaction: Transaction<Schema>,
  deps: ReturnDeps,
  { by, returnId, input: { lines, delivery: deliveryAmount, way, note } }: Closing,
): Promise<{ readonly refundId: number | undefined } | { readonly refused: RefundRefusal } | undefined> {
  const found = await lockReturn(transaction, returnId)
  if (found === undefined) return undefined
  const orderId = found.order.order_id
  if (found.checked_at === null || found.closed_at !== null) return { refused: 'state' }
  const wanted = new Map(lines.map(({ product_variant_id, amount }) => [product_variant_id, toCents(amount)]))
  const worth = await transaction
    .selectFrom('order_return_line')
    .select(['variant_id', 'accepted', 'total'])
    .where('return_id', '=', returnId)
    .execute()
  const most = new Map(worth.map(({ variant_id, total }) => [variant_id, Number(total)]))
  const goods = [...wanted.values()].reduce((sum, cents) => sum + cents, 0)
  const delivery = toCents(deliveryAmount)
  const amount = goods + delivery
  const { room, delivery: deliveryLeft, ways, paymentId } = await readRoom(transaction, deps, orderId)
  const isTooMuch = [...wanted].some(([variantId, cents]) => cents > (most.get(variantId) ?? -1))
  if (isTooMuch || delivery > deliveryLeft || amount > room) return { refused: 'tooMuch' }
  if (amount > 0 && !ways.includes(way)) return { refused: 'way' }

  await sql`
    update order_return_line set refunded = wanted.cents
    from unnest(${[...wanted.keys()]}::int[], ${[...wanted.values()]}::bigint[]) as wanted (variant_id, cents)
    where return_id = ${returnId} and order_return_line.variant_id = wanted.variant_id
  `.execute(transaction)
  await transaction
    .updateTable('order_return')
    .set({ closed_at: now, note })
    .where('return_id', '=', returnId)
    .execute()
  const refundId =
    amount === 0
      ? undefined
      : await writeRefund(transaction, {
          order_id: orderId,
          return_id: returnId,
          way,
          payment_id: way === 'provider' ? (paymentId ?? null) : null,
          goods,
          delivery,
          amount,
        })
  if (amount > 0)
    await issueCreditNote(transaction, deps.papers, {
      orderId,
      lines: worth.flatMap(({ variant_id: variantId, accepted }) => {
        const total = wanted.get(variantId) ?? 0
        return total > 0 ? [{ variantId, quantity: accepted ?? 0, total }] : []
      }),
      delivery,
    })
  await (amount === 0
    ? writeEvent(transaction, orderId, 'returnClosed', { by })
    : writeEvent(transaction, orderId, 'returnRefunded', { by, detail: { amount: amount / 100 } }))
  await mailReturn(transaction, deps, { orderId, returnId, kind: 'refunded' })
  return { refundId: way === 'provider' ? refundId : undefined }
}

interface NewRefund {
  readonly order_id: number
  readonly return_id: number
  readonly way: Input['way']
  readonly payment_id: number | null
  readonly goods: number
  readonly delivery: number
  readonly amount: number
}

async function writeRefund(transaction: Transaction<Schema>, refund: NewRefund): Promise<number> {
  const { way, order_id, amount, delivery } = refund
  const { refund_id } = await transaction
    .insertInto('refund')
    .values({
      ...refund,
      ...(way === 'due' && { state: 'done' as const, done_at: now }),
      ...(way === 'provider' && { due_at: fromNow(ASK_AFTER) }),
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('shop_order')
    .set({
      refunded: sql<string>`refunded + ${amount}`,
      delivery_refunded: sql<string>`delivery_refunded + ${delivery}`,
    })
    .where('order_id', '=', order_id)
    .execute()
  return refund_id
}
