import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { Cart, CartItem } from '#areas/cart/contract/cart.ts'

/** A variant as the cart knows it, without a quantity. */
export type CartProduct = Omit<CartItem, 'quantity'>

export function quantityOf({ items }: Cart, variantId: number): number {
  return items.find(({ product_variant_id: id }) => id === variantId)?.quantity ?? 0
}

/**
 * 0 removes the line; otherwise sets its quantity or adds it. Sums are recomputed
 * (cart.set-quantity-zero-removes).
 */
export function setQuantity(cart: Cart, product: CartProduct, quantity: number): Cart {
  const isLine = ({ product_variant_id: id }: CartItem) => id === product.product_variant_id
  const set = (items: readonly CartItem[]) => withTotals(items, cart.discount_rate)
  if (quantity <= 0) return set(cart.items.filter((item) => !isLine(item)))
  if (cart.items.some(isLine)) return set(cart.items.map((item) => (isLine(item) ? { ...item, quantity } : item)))
  return set([...cart.items, { ...product, quantity }])
}

/** The cart with its lines in the given order of variants; other lines come last, in their own order. */
export function inOrder(cart: Cart, order: readonly number[]): Cart {
  const at = ({ product_variant_id: id }: CartItem) => (order.includes(id) ? order.indexOf(id) : order.length)
  return { ...cart, items: cart.items.toSorted((one, other) => at(one) - at(other)) }
}

/** The same product and variant increases its quantity (cart.add-raises-the-line). */
export function add(cart: Cart, product: CartProduct, quantity: number): Cart {
  return setQuantity(cart, product, quantityOf(cart, product.product_variant_id) + quantity)
}
