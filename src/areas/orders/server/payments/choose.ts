import type { Transaction } from 'kysely'

import type { PaymentMethod } from '#contract/constants.ts'

import { fromNow, now } from '#server/database/clock.ts'
import type { StoredPaymentRequest } from '#areas/orders/server/tables.ts'
import type { Schema } from '#server/database/schema.ts'
import { payBy } from '../index.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentProvider } from './provider.ts'
import { LOOK_AFTER } from './record.ts'

export type PayRefusal = 'missing' | 'notOffered' | 'paid' | 'cancelled'

/** `unasked`: the payment for which the provider has not answered yet. */
export interface Chosen {
  readonly unasked: number | undefined
}

export interface Choice {
  readonly shopper: Shopper
  readonly orderId: number
  readonly method: PaymentMethod
}

/** Sets an order's method, and writes the payment that is to be asked for, unless one by this method is pending. */
export async function choose(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  { shopper: { userId, language }, orderId, method }: Choice,
): Promise<Chosen | { readonly refused: PayRefusal }> {
  const order = await transaction
    .selectFrom('shop_order')
    .select(['number', 'paid_at', 'cancelled_at', 'payment_method', 'total', 'refunded', 'currency'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (order === undefined) return { refused: 'missing' }
  const { provider } = deps
  if (!deps.paymentMethods.includes(method)) return { refused: 'notOffered' }
  if (order.cancelled_at !== null) return { refused: 'cancelled' }
  const due = Number(order.total) - Number(order.refunded)
  if (order.paid_at !== null || due === 0) return { refused: 'paid' }

  const isNewlyDue = method === 'invoice' || order.payment_method === 'invoice'
  await transaction
    .updateTable('shop_order')
    .set({ payment_method: method, ...(isNewlyDue && { pay_by: payBy(method) }) })
    .where('order_id', '=', orderId)
    .execute()
  if (method === 'invoice') return { unasked: undefined }
  if (provider === undefined) return { refused: 'notOffered' }

  const pending = await askAgain(transaction, provider, orderId, method)
  if (pending) return pending
  const { email } = await transaction
    .selectFrom('account')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const request: StoredPaymentRequest = {
    orderNumber: order.number,
    language,
    email,
    returnUrl: `${deps.publicUrl}/${language}/checkout/complete/${orderId}`,
  }
  const { payment_id } = await transaction
    .insertInto('payment')
    .values({
      order_id: orderId,
      provider: provider.id,
      method,
      amount: due,
      currency: order.currency,
      request: JSON.stringify(request),
      due_at: fromNow(LOOK_AFTER),
    })
    .returning('payment_id')
    .executeTakeFirstOrThrow()
  return { unasked: payment_id }
}

/** Makes the pending payment of an order by a method its latest one; undefined if there is none. */
async function askAgain(
  transaction: Transaction<Schema>,
  provider: PaymentProvider,
  orderId: number,
  method: PaymentMethod,
): Promise<Chosen | undefined> {
  const pending = await findPending(transaction, provider, orderId, method).forUpdate().executeTakeFirst()
  if (pending === undefined) return undefined
  await transaction.updateTable('payment').set({ asked_at: now }).where('payment_id', '=', pending.payment_id).execute()
  return { unasked: pending.reference === null ? pending.payment_id : undefined }
}

/** A choice that was made before under its key. */
export async function chosenBefore(
  transaction: Transaction<Schema>,
  { provider }: PaymentDeps,
  { orderId, method }: Choice,
): Promise<Chosen> {
  const pending = provider && (await findPending(transaction, provider, orderId, method).executeTakeFirst())
  return { unasked: pending?.reference === null ? pending.payment_id : undefined }
}

const findPending = (
  transaction: Transaction<Schema>,
  provider: PaymentProvider,
  orderId: number,
  method: PaymentMethod,
) =>
  transaction
    .selectFrom('payment')
    .select(['payment_id', 'reference'])
    .where('order_id', '=', orderId)
    .where('provider', '=', provider.id)
    .where('method', '=', method)
    .where('state', '=', 'pending')
    .orderBy('payment_id')
