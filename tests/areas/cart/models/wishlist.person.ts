import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'
import type { wishlistMachine } from '#machines/cart/wishlist/wishlist.machine.ts'
import { cartProductOfWish, shownWishes, wholeItems } from '#machines/cart/wishlist/wishlist.ts'

import type { Effect } from '#tests/models/support/effects.ts'
import { personOf } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { model } from './wishlist.model.ts'

type Snapshot = SnapshotFrom<typeof wishlistMachine>

const itemsOf = ({ context }: Snapshot) => context.kept && wholeItems(shownWishes(context))
const has = (snapshot: Snapshot, id: number) =>
  itemsOf(snapshot)?.some(({ product_variant_id }) => product_variant_id === id) === true
const isAt = (snapshot: Snapshot, ...states: readonly ('fetching' | 'fresh' | 'failed')[]) =>
  states.some((syncing) => snapshot.matches({ signedIn: { here: { syncing } } }))

/** The queue opens by itself right after sign-in, before any other event. */
export const isOpening = (snapshot: Snapshot): boolean =>
  snapshot.matches({ signedIn: 'naming' }) || snapshot.matches({ signedIn: 'opening' })

/** False for events that only hearts on other pages, or controls that are not offered, would cause. */
function isPossible({ type, variantId, product_variant_id, output }: AnyEventObject): boolean {
  if (type === 'wishlist.moveToCart') return variantId === 1
  if (type === 'wishlist.add') return product_variant_id === 3
  return output?.result?.problem?.status !== 429
}

/** True if the user cannot cause an event now, or if it was tried in a similar situation. */
function isOutOfReach(snapshot: Snapshot, { type }: { readonly type: string }): boolean {
  const { kept, queue, moving } = snapshot.context
  if (snapshot.matches({ signedIn: 'naming' })) return type !== 'queue.opened'
  if (snapshot.matches({ signedIn: 'opening' })) return type !== 'queue.adopted'
  if (type.startsWith('queue.')) return true
  if (type === 'session.signedIn') return !snapshot.matches('away')
  if (!snapshot.matches('signedIn')) return true
  // No other request is made while the cart is asked: there is one at a time.
  if (type === 'cart.added' || type === 'cart.notAdded') return moving.length === 0
  if (moving.length > 0) return true
  // The message with the undo button stands until the next message.
  const isRemoved = queue.some(({ change }) => change.kind === 'remove' && change.item.product_variant_id === 3)
  if (type === 'wishlist.add') return !isRemoved || queue.length > 1
  if (queue.length > 0) return true
  switch (type) {
    case 'session.signedOut':
      return kept === null
    case 'page.opened':
      return false
    case 'page.returned':
    case 'list.retry':
      return !isAt(snapshot, 'failed')
    case 'wishlist.keepForLater':
      return !isAt(snapshot, 'fresh', 'failed') || has(snapshot, 4)
    case 'wishlist.remove':
      return !isAt(snapshot, 'fresh', 'failed') || !has(snapshot, 3)
    default:
      return !isAt(snapshot, 'fresh', 'failed') || !has(snapshot, 1)
  }
}

/** Model of the wishlist page: the user and the network's answers. */
export const person = personOf(model, {
  causes: isPossible,
  until: isOutOfReach,
  // The refetch of the list after a while is tested elsewhere.
  fits: (snapshot, event) => event.type !== PASS.type && model.fits?.(snapshot, event) !== false,
})

/** Visible state of the page, and the call that the network sees. */
export type Visible =
  | 'of a visitor'
  | {
      /** Null before the list is loaded. */
      readonly items: readonly SeenItem[] | null
      readonly loading: boolean
      /** Message of the problem that kept the list from loading. */
      readonly failure: string | null
      /** True if everything that can be bought can be moved at once; null if nothing is listed. */
      readonly canMoveAll: boolean | null
      readonly said: readonly Said[]
      readonly asked: { readonly method: string; readonly about: number | null } | null
    }

export interface SeenItem {
  readonly name: string
  /** Its button that moves it into the cart; busy while it waits for an answer. */
  readonly move: 'absent' | 'ready' | 'busy'
}

export interface Said {
  readonly text: 'removed' | 'moved' | 'kept' | 'other'
  readonly name: string
  readonly canUndo: boolean
}

/** Expected appearance of the page for a snapshot. */
export function visible(
  snapshot: Snapshot,
  event: { readonly type: string } | undefined,
  { effects }: { readonly effects: readonly Effect[] },
): Visible {
  if (!snapshot.matches('signedIn')) return 'of a visitor'
  const items = itemsOf(snapshot)
  const { problem } = snapshot.context
  const isFailed = isAt(snapshot, 'failed')
  return {
    items: items && items.map((item) => seenOf(snapshot, item)),
    loading: items === null && !isFailed,
    failure: isFailed && problem?.kind === 'refused' ? problem.message : null,
    canMoveAll: items && items.length > 0 ? snapshot.can({ type: 'wishlist.moveAll' }) : null,
    said:
      event?.type === 'cart.notAdded'
        ? [{ text: 'other', name: 'Product 1', canUndo: false }]
        : effects.flatMap(saidBy),
    asked: askedIn(snapshot),
  }
}

function seenOf({ context: { moving } }: Snapshot, item: WishlistItem): SeenItem {
  const isMoving = moving.includes(item.product_variant_id)
  const canMove = isMoving || cartProductOfWish(item) !== undefined
  return { name: item.product.name, move: canMove ? (isMoving ? 'busy' : 'ready') : 'absent' }
}

function saidBy({ type, params }: Effect): readonly Said[] {
  if (type !== 'xstate.emit') return []
  const { event } = params as { event: { type: string; text: string; values: { name: string }; undo?: unknown } }
  if (event.type !== 'notice.raised') return []
  const isOwn = event.text.startsWith('common:wishlist.')
  return [
    {
      text: isOwn ? (event.text.slice('common:wishlist.'.length) as 'moved') : 'other',
      name: event.values.name,
      canUndo: event.undo !== undefined,
    },
  ]
}

function askedIn(snapshot: Snapshot): Exclude<Visible, string>['asked'] {
  // The steps before the first call pass at once, without the user.
  if (isOpening(snapshot) || isAt(snapshot, 'fetching')) return { method: 'GET', about: null }
  const [sent] = snapshot.context.queue
  if (!sent) return null
  return { method: sent.change.kind === 'add' ? 'POST' : 'DELETE', about: sent.change.item.product_variant_id }
}
