/** Who looks: some products are for certified practitioners (product.restricted-is-for-types-one-and-two). */
export interface Viewer {
  readonly mayBuyRestricted: boolean
  /** Ids of such products that this viewer may buy all the same; absent where there are none. */
  readonly shared?: readonly number[]
}

/** Whether somebody may buy this product, and so sees its price. */
export function mayBuy(
  { mayBuyRestricted, shared }: Viewer,
  { id, isRestricted }: { readonly id: number; readonly isRestricted: boolean },
): boolean {
  return !isRestricted || mayBuyRestricted || shared?.includes(id) === true
}
