import type { LateActorRef } from '#hooks/app.tsx'
import { hookOfVariants } from '#areas/catalogue/hooks/variant-states.ts'

export type AddState = 'resting' | 'adding' | 'added' | 'failed'

function statesOf(cart: LateActorRef<'cart'>): ReadonlyMap<number, AddState> {
  const snapshot = cart.getSnapshot()
  const { queue, outcomes, kept } = snapshot.context
  const states = new Map<number, AddState>()
  for (const { variantId, kind, outcome } of outcomes) {
    // The outcome of a quantity change is shown at the quantity.
    if (kind !== 'add') continue
    if (outcome === 'refused') states.set(variantId, 'failed')
    // A removed product doesn't count as added.
    else if (kept?.items.some(({ product_variant_id: id }) => id === variantId)) states.set(variantId, 'added')
  }
  // Offline, the cart holds it all the same, so nothing is under way.
  if (!snapshot.hasTag('offline'))
    for (const { change } of queue) if (change.kind === 'add') states.set(change.product.product_variant_id, 'adding')
  return states
}

export const useAddState = hookOfVariants('cart', statesOf, 'resting')
