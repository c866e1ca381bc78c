import type { Viewer } from '#server/signed-in/viewer.ts'

/** True if the viewer may buy this product, and so sees its price. */
export function mayBuy(
  { mayBuyRestricted, shared }: Viewer,
  { id, isRestricted }: { readonly id: number; readonly isRestricted: boolean },
): boolean {
  return !isRestricted || mayBuyRestricted || shared?.includes(id) === true
}
