import type { PageChartRef } from './app.tsx'
import { hookOfVariants } from './told.ts'

/** What the last press of a button that adds a variant has come to. */
export type AddState = 'resting' | 'adding' | 'added' | 'failed'

function statesOf(chart: PageChartRef<'cart'>): ReadonlyMap<number, AddState> {
  const snapshot = chart.getSnapshot()
  const { wishes, last, cart } = snapshot.context
  const states = new Map<number, AddState>()
  // What came of a change of the quantity is told where it was changed.
  const added = last?.kind === 'add' ? last : null
  if (added?.outcome === 'refused') states.set(added.variantId, 'failed')
  // One that was taken out was not added.
  else if (added && cart?.items.some(({ product_variant_id: id }) => id === added.variantId)) states.set(added.variantId, 'added')
  // Where the server cannot be told the cart holds it all the same: nothing is under way.
  if (!snapshot.hasTag('offline')) for (const { product, change } of wishes) if (change.kind === 'add') states.set(product.product_variant_id, 'adding')
  return states
}

/** What the button that adds a variant says now. */
export const useAddState = hookOfVariants('cart', statesOf, 'resting')
