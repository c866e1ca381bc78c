import type { CartProduct } from './cart.ts'
import type { CartChange } from './changes.ts'

/** Added to the context that all kept lists have. */
export interface OwnContext {
  /** The variants of all lines in the order they were first seen, so that an undone removal returns to its place. */
  order: readonly number[]
  /** Lines as the user wanted them, whose change was given up after repeated failures. */
  givenUp: readonly GivenUp[]
  /** Outcomes of recent changes, newest last; older ones only of additions, whose buttons show them. */
  outcomes: readonly Outcome[]
}

export interface GivenUp {
  readonly product: CartProduct
  readonly quantity: number
}

export interface Outcome {
  readonly variantId: number
  readonly kind: CartChange['kind']
  readonly outcome: 'done' | 'refused'
}

export type CartEvent =
  | { type: 'cart.add'; product: CartProduct; quantity: number }
  /** 0 removes the line. */
  | { type: 'cart.setQuantity'; product: CartProduct; quantity: number }
  /** The same, by a line's own controls. */
  | { type: 'cart.line.set'; product: CartProduct; quantity: number }
  /** The page is visible or online again, or the cart is shown. */
  | { type: 'cart.revalidate'; at: number }
  | { type: 'page.opened'; at: number }

export type CartFact =
  | {
      type: 'notice.raised'
      tone: 'error' | 'product'
      text: string
      values: Record<string, string | number>
      undo?: { to: 'cart'; event: { type: 'cart.setQuantity' } & GivenUp; label?: string }
    }
  /** The server put a variant into the cart, or refused to. */
  | { type: 'cart.added'; variantId: number }
  | { type: 'cart.notAdded'; variantId: number }
