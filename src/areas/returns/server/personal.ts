import type { Personal } from '#server/signed-in/personal.ts'
import { inMoney } from '#server/signed-in/personal.ts'

/** The personal data of this area. */
export const personal: Personal = {
  returns: (db, userId) =>
    db
      .selectFrom('order_return')
      .innerJoin('shop_order', 'shop_order.order_id', 'order_return.order_id')
      .select(['return_id', 'number as order', 'kind', 'asked_at', 'received_at', 'checked_at', 'closed_at', 'note'])
      .where('user_id', '=', userId)
      .orderBy('return_id')
      .execute(),
  return_lines: (db, userId) =>
    db
      .selectFrom('order_return_line as line')
      .innerJoin('shop_order', 'shop_order.order_id', 'line.order_id')
      .innerJoin('variant', 'variant.id', 'line.variant_id')
      .select(['return_id', 'sku', 'line.quantity', 'accepted', inMoney('line.total'), inMoney('line.refunded')])
      .where('user_id', '=', userId)
      .orderBy('return_id')
      .orderBy('sku')
      .execute(),
  refunds: (db, userId) =>
    db
      .selectFrom('refund')
      .innerJoin('shop_order', 'shop_order.order_id', 'refund.order_id')
      .select(['return_id', 'way', 'state', 'currency', inMoney('refund.amount'), 'created_at', 'done_at'])
      .where('user_id', '=', userId)
      .orderBy('refund_id')
      .execute(),
}
