import type { PageChartRef } from './app.tsx'
import { hookOfVariants } from './told.ts'

/** Whether a variant is on the wishlist, and what is being done about it. */
export type HeartState = 'off' | 'adding' | 'on' | 'removing' | 'notAdded' | 'notRemoved'

function statesOf(wishlist: PageChartRef<'wishlist'>): ReadonlyMap<number, HeartState> {
  const { items, tasks, failed } = wishlist.getSnapshot().context
  const states = new Map<number, HeartState>((items ?? []).map((item) => [item.product_variant_id, 'on']))
  for (const id of failed) states.set(id, states.has(id) ? 'notRemoved' : 'notAdded')
  for (const task of tasks)
    if (task.kind !== 'list') states.set(task.item.product_variant_id, task.kind === 'add' ? 'adding' : 'removing')
  return states
}

/** What the heart of a variant says now. */
export const useHeartState = hookOfVariants('wishlist', statesOf, 'off')
