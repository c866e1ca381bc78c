import { inMoney } from '#server/signed-in/personal.ts'
import type { Personal } from '#server/signed-in/personal.ts'
import { taxesInMoney } from './taxes-in-money.ts'

export const personal: Personal = {
  orders: (db, userId) =>
    db
      .selectFrom('shop_order')
      .select([
        'order_id',
        'number',
        'placed_at',
        'paid_at',
        'sent_at',
        'cancelled_at',
        'currency',
        'practitioner_id',
        'discount_rate',
        'delivery_title',
        'payment_method',
        'address',
        'shipment',
        'billing',
        taxesInMoney,
        'reverse_charge',
        'arrives',
        inMoney('delivery_price'),
        inMoney('total_price'),
        inMoney('total_discount'),
        inMoney('total'),
      ])
      .where('user_id', '=', userId)
      .orderBy('order_id')
      .execute(),
  order_lines: (db, userId) =>
    db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.order_id', 'order_line.order_id')
      .select([
        'order_line.order_id',
        'sku',
        'name as product',
        'brand',
        'net_contents',
        'quantity',
        inMoney('order_line.price'),
        inMoney('order_line.discount'),
        inMoney('order_line.total'),
        'tax_rate',
      ])
      .where('user_id', '=', userId)
      .orderBy('order_line.order_id')
      .orderBy('place')
      .execute(),
}
