import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { Cart, CartItem } from '#areas/cart/contract/cart.ts'
import type { CartProduct } from '#machines/cart/cart.ts'
import type { CartChange } from '#machines/cart/changes.ts'
import type { KeptQueue } from '#machines/kept-list/kept-list.ts'

/** Small carts, and the server's answers to their calls. */

export const cartProduct = (id: number, name: string, stock: number): CartProduct => ({
  product_id: id,
  product_variant_id: id,
  price: 9.95,
  name,
  slug: name.toLowerCase(),
  brand: { id: 1, name: 'Avella', slug: 'avella' },
  asset: null,
  unit_of_measure: 'capsule',
  net_contents: '60 capsules',
  stock,
})

export const line = (one: CartProduct, quantity: number): CartItem => ({ ...one, quantity })
/** A cart with a discount of 10%. */
export const cartOf = (...items: CartItem[]): Cart => withTotals(items, 10)

/** An answer with its time in milliseconds, which the chart is given and never reads from a clock. */
export const answer = (value: Cart) => ({ result: { ok: true, value }, at: 1000 }) as const
export const refusedWith = (status: number, message: string, more: object = {}) =>
  ({ result: { ok: false, problem: { kind: 'refused', status, message, ...more } }, at: 1000 }) as const
export const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const

/** A queue with nothing left behind in it. */
export const nothing: KeptQueue<Cart, CartChange> = { queue: [], kept: null }
