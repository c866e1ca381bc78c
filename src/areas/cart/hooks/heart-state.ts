import type { LateActorRef } from '#hooks/app.tsx'
import { hookOfVariants } from '#areas/catalogue/hooks/variant-states.ts'

export type HeartState = 'off' | 'on' | 'notAdded' | 'notRemoved'

function statesOf(wishlist: LateActorRef<'wishlist'>): ReadonlyMap<number, HeartState> {
  const { kept, queue, failed } = wishlist.getSnapshot().context
  const states = new Map<number, HeartState>(kept?.map((item) => [item.product_variant_id, 'on']))
  for (const { change } of queue) {
    if (change.kind === 'add') states.set(change.item.product_variant_id, 'on')
    else states.delete(change.item.product_variant_id)
  }
  for (const id of failed) states.set(id, states.has(id) ? 'notRemoved' : 'notAdded')
  return states
}

export const useHeartState = hookOfVariants('wishlist', statesOf, 'off')
