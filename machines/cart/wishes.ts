import type { Cart } from '#contract/cart.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'

import type { Trouble } from '../write-retry.ts'

import { add, quantityOf, setQuantity } from './cart.ts'
import type { CartProduct } from './cart.ts'

/** What a person wants of one variant: so many more, or exactly so many. */
export interface Change {
  readonly kind: 'add' | 'set'
  readonly quantity: number
}

/** A change of the cart that the server has not answered yet (decision 16). */
export interface Wish {
  /** The same at each attempt: the server carries it out once (Idempotency-Key). */
  readonly key: string
  readonly product: CartProduct
  readonly change: Change
  /** It may have reached the server, so it is not changed any more. */
  readonly tried: boolean
  /** The shop has failed at it; not kept through a reload. */
  readonly trouble?: Trouble
}

/** A queue of wishes, as it outlives the page: on top of the cart that the server knew before them. */
export interface Queue {
  readonly wishes: readonly Wish[]
  readonly cart: Cart | null
}

/** The cart as a person has it: what the server last said, and on top of it what was wished since. */
export function withWishes(cart: Cart, wishes: readonly Wish[]): Cart {
  return wishes.reduce(
    (shown, { product, change }) => (change.kind === 'add' ? add : setQuantity)(shown, product, change.quantity),
    cart,
  )
}

function joined(before: Change, after: Change): Change {
  return after.kind === 'set' ? after : { kind: before.kind, quantity: before.quantity + after.quantity }
}

/** Puts a wish behind the others. It becomes one with another of the same variant that was not tried yet: only what is wanted in the end is sent. */
export function enqueue(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  const at = wishes.findLastIndex(
    ({ product, tried }) => !tried && product.product_variant_id === wish.product.product_variant_id,
  )
  const before = wishes[at]
  return before ? wishes.with(at, { ...wish, change: joined(before.change, wish.change) }) : [...wishes, wish]
}

const variantOf = ({ product }: Wish): number => product.product_variant_id

/** The change that can be told now: the first of which no other of its line pauses. `pausing` has keys. */
export function nextWish(wishes: readonly Wish[], pausing: readonly string[]): Wish | undefined {
  const held = wishes.filter(({ key }) => pausing.includes(key)).map(variantOf)
  return wishes.find((wish) => !held.includes(variantOf(wish)))
}

/** Makes a wish the first of the queue, as it is told now. Wishes of one line keep their order. */
export function withFirst(wishes: readonly Wish[], first: Wish): readonly Wish[] {
  return [{ ...first, tried: true }, ...wishes.filter((wish) => wish !== first)]
}

/** The queue as if the shop had never failed at its first wish. */
export function untroubled([first, ...others]: readonly Wish[]): readonly Wish[] {
  if (!first) return others
  const { trouble: _, ...wish } = first
  return [wish, ...others]
}

/** The wishes of all other lines. */
export function withoutLine(wishes: readonly Wish[], one: Wish): readonly Wish[] {
  return wishes.filter((wish) => variantOf(wish) !== variantOf(one))
}

/** Takes over what was wished earlier elsewhere: before what was wished here since, behind what is on its way. */
export function adopt(wishes: readonly Wish[], earlier: readonly Wish[]): readonly Wish[] {
  return [...wishes.filter(({ tried }) => tried), ...earlier, ...wishes.filter(({ tried }) => !tried)]
}

/** As much of a change as stock and the largest quantity of a line let be (decision 16). What lowers a line always may. */
export function allowed(cart: Cart, product: CartProduct, { kind, quantity }: Change): Change {
  const now = quantityOf(cart, product.product_variant_id)
  const wanted = Math.max(0, kind === 'add' ? now + quantity : quantity)
  const most = Math.max(now, Math.min(product.stock, QUANTITY_MAX))
  const got = Math.min(wanted, most)
  return { kind, quantity: kind === 'add' ? got - now : got }
}

/** Whether a change leaves the cart as it is. */
export function isNothing(cart: Cart, product: CartProduct, { kind, quantity }: Change): boolean {
  return quantity === (kind === 'add' ? 0 : quantityOf(cart, product.product_variant_id))
}
