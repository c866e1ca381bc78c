import type { Cart } from '#areas/cart/contract/cart.ts'
import type { CallRequest } from '#contract/call.ts'
import { examples } from '#server/http/docs/examples.ts'
import { orderTotals } from '#areas/orders/contract/order-totals.ts'
import type { placeOrder } from '#areas/orders/contract/place-order.ts'

import type { Answered, Person, Sent, ShoppingShop } from '#tests/areas/cart/server/support/shop.ts'

export type OrderBody = CallRequest<typeof placeOrder>['body']

export const ADDRESS = examples.placeOrder.address

const STANDARD = { eu: { price: 4.9, free_from: 49 }, uk: { price: 3.95, free_from: 45 } }

/** A body with what its user sees of the present cart. */
export async function bodyOf(
  shop: Pick<ShoppingShop, 'cart'>,
  who: Person,
  region: 'eu' | 'uk' = 'eu',
): Promise<NonNullable<OrderBody>> {
  const cart = (await shop.cart(who)).body as Cart
  const { delivery_price, total } = orderTotals(cart, STANDARD[region])
  return {
    address: region === 'eu' ? ADDRESS : { ...ADDRESS, postal_code: 'SW1A 1AA', country: 'GB' },
    delivery_method: 'standard',
    payment_method: 'invoice',
    total,
    seen: {
      lines: cart.items.map(({ product_variant_id, quantity, price }) => ({ product_variant_id, quantity, price })),
      discount_rate: cart.discount_rate,
      delivery_price,
    },
  }
}

export const place = (shop: ShoppingShop, who: Person, body: unknown, sent?: Sent): Promise<Answered> =>
  shop.ask(who, 'POST', '/storefront/orders', body, sent)

/** Puts one variant into the cart and orders it. */
export async function buy(shop: ShoppingShop, who: Person, sku: string, quantity = 1): Promise<Answered> {
  await shop.add(who, { ...(await shop.idsOf(sku)), quantity })
  return place(shop, who, await bodyOf(shop, who))
}

/** All that placing an order could change. */
export async function stored({ db }: ShoppingShop): Promise<string> {
  return JSON.stringify([
    await db.selectFrom('shop_order').selectAll().orderBy('order_id').execute(),
    await db.selectFrom('order_line').selectAll().orderBy('order_id').orderBy('place').execute(),
    await db.selectFrom('cart_line').selectAll().orderBy('user_id').orderBy('variant_id').execute(),
    await db.selectFrom('variant').select(['id', 'stock']).orderBy('id').execute(),
    await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    await db.selectFrom('call_key').selectAll().execute(),
    await db.selectFrom('catalogue_version').selectAll().execute(),
  ])
}

export const stockOf = async ({ db }: ShoppingShop, sku: string): Promise<number | null> =>
  (await db.selectFrom('variant').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock

export const orderCount = async ({ db }: ShoppingShop): Promise<number> =>
  (await db.selectFrom('shop_order').select('order_id').execute()).length
