import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'

import type { List } from '../kept-list/kept-list.ts'

import { add, quantityOf, setQuantity } from './cart.ts'
import type { CartProduct } from './cart.ts'

/** 'add' raises the quantity of a variant, 'set' replaces it. */
export interface CartChange {
  readonly kind: 'add' | 'set'
  readonly product: CartProduct
  readonly quantity: number
}

export interface KeptCart {
  kept: Cart
  shown: Cart
  change: CartChange
  answer: Cart
}

/** The cart as a kept list: the server answers each change with the whole of it. */
export const cartList: List<KeptCart> = {
  empty: EMPTY_CART,
  subjectOf: ({ product }) => product.product_variant_id,
  apply: (cart, { kind, product, quantity }) => (kind === 'add' ? add : setQuantity)(cart, product, quantity),
  join: (before, after) =>
    after.kind === 'set' ? after : { ...after, kind: before.kind, quantity: before.quantity + after.quantity },
  learn: (_, __, answer) => answer,
}

/**
 * The change, limited by stock and the largest quantity of a line (cart.bounded-by-stock). Lowering a line is always
 * allowed.
 */
export function allowed(cart: Cart, { kind, product, quantity }: CartChange): CartChange {
  const now = quantityOf(cart, product.product_variant_id)
  const requested = Math.max(0, kind === 'add' ? now + quantity : quantity)
  const most = Math.max(now, Math.min(product.stock ?? QUANTITY_MAX, QUANTITY_MAX))
  const got = Math.min(requested, most)
  return { kind, product, quantity: kind === 'add' ? got - now : got }
}

export function isNothing(cart: Cart, { kind, product, quantity }: CartChange): boolean {
  return quantity === (kind === 'add' ? 0 : quantityOf(cart, product.product_variant_id))
}
