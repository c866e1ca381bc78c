import type { LateActorRef } from '#hooks/app.tsx'
import { hookOfVariants } from '#areas/catalogue/hooks/variant-states.ts'

export type AddState = 'resting' | 'adding' | 'added' | 'failed'

function statesOf(cart: LateActorRef<'cart'>): ReadonlyMap<number, AddState> {
  const snapshot = cart.getSnapshot()
  const { queue, outcomes, kept } = snapshot.context
  const states = new Map<number, AddState>()
  for (const { variantId, kind, outcome } of outcomes) {
    // What came of a change of the quantity is told where it was changed.
    if (kind !== 'add') continue
    if (outcome === 'refused') states.set(variantId, 'failed')
    // One that was taken out was not added.
    else if (kept?.items.some(({ product_variant_id: id }) => id === variantId)) states.set(variantId, 'added')
  }
  // Where the server cannot be told the cart holds it all the same: nothing is under way.
  if (!snapshot.hasTag('offline'))
    for (const { change } of queue) if (change.kind === 'add') states.set(change.product.product_variant_id, 'adding')
  return states
}

export const useAddState = hookOfVariants('cart', statesOf, 'resting')
