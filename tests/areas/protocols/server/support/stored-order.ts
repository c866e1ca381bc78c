import { examples } from '#server/http/docs/examples.ts'
import { orderNumber } from '#areas/orders/server/number.ts'

import type { Practice } from '#tests/areas/clients/server/support/practice.ts'

/** Days as YYYY-MM-DD. */
export interface Bought {
  readonly sku?: string
  readonly quantity?: number
  readonly placed?: string
  readonly paid?: string
  readonly sent?: string
  readonly cancelled?: string
}

interface Order extends Bought {
  readonly placed: string
  readonly userId: number
  readonly practitionerId: number
}

const noon = (day: string | undefined) => day && `${day}T12:00:00Z`

/** Stores an order of one product, and tells its id. */
export async function storeOrder(shop: Practice['shop'], order: Order): Promise<number> {
  const { sku = 'mg-60', quantity = 1, placed, paid, sent, cancelled, userId, practitionerId } = order
  const { product_id, product_variant_id: variant_id } = await shop.idsOf(sku)
  const { order_id } = await shop.db
    .insertInto('shop_order')
    .values({
      number: orderNumber(),
      user_id: userId,
      language_id: 1,
      currency: 'EUR',
      practitioner_id: practitionerId,
      discount_rate: 0,
      delivery_method: 'standard',
      delivery_title: 'Standard delivery',
      delivery_price: 490,
      payment_method: 'invoice',
      address: JSON.stringify({ ...examples.placeOrder.address, addition: '', phone: '' }),
      total_price: 1999,
      total_discount: 0,
      total: 2489,
      taxes: '[]',
      placed_at: `${placed}T12:00:00Z`,
      paid_at: noon(paid),
      sent_at: noon(sent),
      cancelled_at: noon(cancelled),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const named = { name: sku, slug: sku, brand: 'Alder', sku, net_contents: '60 capsules', asset: null }
  await shop.db
    .insertInto('order_line')
    .values({
      order_id,
      place: 0,
      product_id,
      variant_id,
      ...named,
      price: 1999,
      quantity,
      discount: 0,
      tax_rate: 20,
      total: 1999 * quantity,
    })
    .execute()
  return order_id
}
