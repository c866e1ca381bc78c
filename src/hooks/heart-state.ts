import { shownWishes } from '#machines/wishlist/wishlist.machine.ts'

import type { PageChartRef } from './app.tsx'
import { hookOfVariants } from './told.ts'

/** Whether a variant is on the wishlist, or could not be put there or taken off. */
export type HeartState = 'off' | 'on' | 'notAdded' | 'notRemoved'

function statesOf(wishlist: PageChartRef<'wishlist'>): ReadonlyMap<number, HeartState> {
  const { context } = wishlist.getSnapshot()
  const states = new Map<number, HeartState>(shownWishes(context).map((item) => [item.product_variant_id, 'on']))
  for (const id of context.failed) states.set(id, states.has(id) ? 'notRemoved' : 'notAdded')
  return states
}

/** What the heart of a variant says now. */
export const useHeartState = hookOfVariants('wishlist', statesOf, 'off')
