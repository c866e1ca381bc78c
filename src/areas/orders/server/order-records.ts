import type { Kysely } from 'kysely'

import { groupedBy, inBatches } from '#server/database/batches.ts'
import type { Schema } from '#server/database/schema.ts'
import { inMoney } from '#server/signed-in/personal.ts'
import { taxesInMoney } from './taxes-in-money.ts'

/** Orders that are read at a time. */
const BATCH = 200

/**
 * All orders with their lines and payments, oldest first. Idempotency keys and payment addresses are left out, as anybody
 * who has such an address can open the payment.
 */
export async function* orderRecords(db: Kysely<Schema>): AsyncGenerator<object> {
  const read = (after: number) =>
    db
      .selectFrom('shop_order')
      .innerJoin('language', 'language.id', 'language_id')
      .select([
        'order_id',
        'number',
        'user_id',
        'code as language',
        'placed_at',
        'paid_at',
        'sent_at',
        'cancelled_at',
        'currency',
        'practitioner_id',
        'discount_rate',
        'delivery_method',
        'delivery_title',
        'payment_method',
        'address',
        'shipment',
        taxesInMoney,
        'billing',
        'reverse_charge',
        'seller',
        'arrives',
        inMoney('delivery_price'),
        inMoney('total_price'),
        inMoney('total_discount'),
        inMoney('total'),
      ])
      .where('order_id', '>', after)
      .orderBy('order_id')
      .limit(BATCH)
      .execute()
  for await (const orders of inBatches(read, ({ order_id }) => order_id)) {
    const ids = orders.map(({ order_id }) => order_id)
    const lines = groupedBy(await linesOf(db, ids), ({ order_id }) => order_id)
    const payments = groupedBy(await paymentsOf(db, ids), ({ order_id }) => order_id)
    for (const order of orders)
      yield { ...order, lines: lines.get(order.order_id) ?? [], payments: payments.get(order.order_id) ?? [] }
  }
}

const linesOf = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('order_line')
    .select([
      'order_id',
      'sku',
      'name as product',
      'brand',
      'net_contents',
      'quantity',
      inMoney('price'),
      inMoney('discount'),
      inMoney('total'),
      'tax_rate',
    ])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('place')
    .execute()

const paymentsOf = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('payment')
    .select([
      'order_id',
      'provider',
      'method',
      'state',
      'reason',
      'reference',
      'currency',
      'created_at',
      'settled_at',
      'refunded_at',
      'dispute',
      inMoney('amount'),
      inMoney('given_back'),
    ])
    .where('order_id', 'in', ids)
    .orderBy('payment_id')
    .execute()
