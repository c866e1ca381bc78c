import type { OrderReturns, Pieces, ReturnKind } from '#areas/returns/contract/returns.ts'

/** The return that is wanted of an order. */
export interface ReturnWanted {
  readonly orderId: number
  readonly kind: ReturnKind
  readonly lines: Pieces
}

/** Pieces by variant. */
export type Chosen = Readonly<Record<string, number>>

/** All pieces that can still be returned. */
export const allPieces = (returns: OrderReturns | null): Chosen =>
  Object.fromEntries(
    (returns?.returnable ?? []).map(({ product_variant_id, quantity }) => [product_variant_id, quantity]),
  )

/** The chosen pieces, none of them more than can be returned. */
export const chosenPieces = (returns: OrderReturns | null, chosen: Chosen): Pieces =>
  (returns?.returnable ?? []).flatMap(({ product_variant_id, quantity }) => {
    const wanted = Math.min(chosen[product_variant_id] ?? 0, quantity)
    return wanted > 0 ? [{ product_variant_id, quantity: wanted }] : []
  })

/** The kinds of return that an order has room for: what was not sent can't come back. */
export const kindsOf = (returns: OrderReturns | null): readonly ReturnKind[] =>
  returns?.is_sent === true ? ['withdrawal', 'cancel'] : ['cancel']
