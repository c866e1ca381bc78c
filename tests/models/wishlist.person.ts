import type { SnapshotFrom } from 'xstate'

import type { WishlistItem } from '#contract/wishlist.ts'
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts'
import { cartProductOf, changeOf } from '#machines/wishlist/wishlist.ts'

import { refused } from './samples.ts'
import type { Effect } from './support/effects.ts'
import { defineModel, done } from './support/model.ts'
import { wishedProduct, wishlistItem } from './wishlist-samples.ts'

/** What a person can do on the page of the wishlist, and what the network answers: the wishlist's chart as it is met there. */

type Snapshot = SnapshotFrom<typeof wishlistMachine>

/** 1 can be bought, 3 is out of stock, 4 is in the cart. */
const itemOf = (id: number, stock = 5) => ({ ...wishlistItem(id, { stock }), assets: [] })
const list = [itemOf(1), itemOf(3, 0)]
/** Pictures are no part of it. */
export const cartLine = (id: number) => ({ ...wishedProduct(id), asset: null })
const line = cartLine(4)
const three = { product_id: 30, product_variant_id: 3, name: 'Product 3' }
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Not found' } } as const

const has = ({ context: { items } }: Snapshot, id: number) =>
  items?.some(({ product_variant_id }) => product_variant_id === id) === true
const isStill = (snapshot: Snapshot) => snapshot.matches({ here: 'resting' }) || snapshot.matches({ here: 'failed' })

/** Whether a person cannot cause an event now, or it was tried in a situation like this one. */
function isOutOfReach(snapshot: Snapshot, { type }: { readonly type: string }): boolean {
  const { items, tasks, moving, failed } = snapshot.context
  if (type === 'session.signedIn') return !snapshot.matches('away')
  if (!snapshot.matches('here')) return true
  // While the cart is asked, nothing else is: it does one thing after another.
  if (type === 'cart.added' || type === 'cart.notAdded') return moving.length === 0
  if (moving.length > 0) return true
  if (type === 'session.signedOut') return items === null || tasks.length > 0
  // What was just taken away can come back as long as the message stands: nothing is done in between.
  const isRemoved = snapshot.matches({ here: 'resting' }) && items !== null && !has(snapshot, 3)
  if (type === 'wishlist.add') return !isRemoved
  if (isRemoved) return true
  switch (type) {
    case 'page.opened':
      return tasks.length > 1 || tasks.some(({ kind }) => kind === 'list')
    case 'page.returned':
      return !snapshot.matches({ here: 'failed' }) && !(snapshot.matches({ here: 'resting' }) && failed.length > 0)
    case 'wishlist.retry':
      return !snapshot.matches({ here: 'failed' })
    case 'wishlist.keepForLater':
      return !isStill(snapshot) || has(snapshot, 4)
    case 'wishlist.remove':
      return !isStill(snapshot) || !has(snapshot, 3)
    default:
      return !isStill(snapshot) || !has(snapshot, 1)
  }
}

export const person = defineModel({
  machine: wishlistMachine,
  events: [
    { type: 'session.signedIn', userId: 7, userTypeId: 4 },
    { type: 'session.signedOut' },
    { type: 'page.opened' },
    { type: 'page.returned' },
    { type: 'wishlist.retry' },
    { type: 'wishlist.add', ...three },
    { type: 'wishlist.remove', ...three },
    { type: 'wishlist.keepForLater', product: line },
    { type: 'wishlist.moveToCart', variantId: 1 },
    { type: 'wishlist.moveAll' },
    { type: 'cart.added', variantId: 1 },
    { type: 'cart.notAdded', variantId: 1 },
  ],
  answers: [
    ...[{ ok: true, value: list }, refused].map((answer) => done('fetchWishlist', answer)),
    ...[{ ok: true, value: list[1] }, { ok: true, value: itemOf(4) }, { ok: true, value: null }, refused, gone].map(
      (answer) => done('changeWishlist', answer),
    ),
  ],
  fits: (
    {
      context: {
        tasks: [task],
      },
    },
    { type, output },
  ) => {
    if (type !== 'xstate.done.actor.changeWishlist' || !output.ok || !task || task.kind === 'list') return true
    return task.kind === 'add'
      ? output.value?.product_variant_id === task.item.product_variant_id
      : output.value === null
  },
  until: isOutOfReach,
  project: ({ context: { items, tasks, moving, failed, problem } }) => ({
    items: items?.map(({ product_variant_id }) => product_variant_id),
    tasks: tasks.map((task) =>
      task.kind === 'list'
        ? 'list'
        : [task.kind, task.item.product_variant_id, task.kind === 'add' ? task.kept !== null : task.moved],
    ),
    moving,
    failed: failed.length > 0,
    has: problem !== null,
  }),
  rules: {},
})

/** What of a situation can be seen on the page, and heard by the network. */
export type Visible =
  | 'of a visitor'
  | {
      /** Null where there is none yet. */
      readonly items: readonly SeenItem[] | null
      readonly loading: boolean
      /** Why the list could not be had. */
      readonly failure: string | null
      /** Whether all that can be bought can be moved at once; null where nothing is listed. */
      readonly canMoveAll: boolean | null
      readonly said: readonly Said[]
      readonly asked: { readonly method: string; readonly about: number | null } | null
    }

export interface SeenItem {
  readonly name: string
  /** Whether it has a button that moves it into the cart, and that waits for an answer. */
  readonly move: 'absent' | Pressable
  readonly remove: Pressable
}

export type Pressable = 'ready' | 'busy'

export interface Said {
  readonly text: 'removed' | 'moved' | 'kept' | 'other'
  readonly name: string
  readonly canUndo: boolean
}

/** What must be seen on the page in a situation. */
export function visible(
  snapshot: Snapshot,
  event: { readonly type: string } | undefined,
  { effects }: { readonly effects: readonly Effect[] },
): Visible {
  if (!snapshot.matches('here')) return 'of a visitor'
  const { items, problem } = snapshot.context
  const isFailed = snapshot.matches({ here: 'failed' })
  return {
    items: items && items.map((item) => seenOf(snapshot, item)),
    loading: items === null && !isFailed,
    failure: isFailed && problem?.kind === 'refused' ? problem.message : null,
    canMoveAll:
      items && items.length > 0
        ? items.some((item) => cartProductOf(item) && !snapshot.context.moving.includes(item.product_variant_id))
        : null,
    said:
      event?.type === 'cart.notAdded'
        ? [{ text: 'other', name: 'Product 1', canUndo: false }]
        : effects.flatMap(saidBy),
    asked: askedIn(snapshot),
  }
}

function seenOf({ context: { moving, tasks } }: Snapshot, item: WishlistItem): SeenItem {
  const {
    product_variant_id: id,
    product: { name },
  } = item
  const isMoving = moving.includes(id)
  const isLeaving = changeOf(tasks, id) !== undefined
  return {
    name,
    move: isMoving || cartProductOf(item) ? (isMoving || isLeaving ? 'busy' : 'ready') : 'absent',
    remove: isLeaving ? 'busy' : 'ready',
  }
}

function saidBy({ type, params }: Effect): readonly Said[] {
  if (type !== 'xstate.emit') return []
  const { event } = params as { event: { type: string; text: string; values: { name: string }; undo?: unknown } }
  if (event.type !== 'notice.raised') return []
  return [
    {
      text: event.text.slice(event.text.lastIndexOf('.') + 1) as 'moved',
      name: event.values.name,
      canUndo: event.undo !== undefined,
    },
  ]
}

function askedIn(snapshot: Snapshot): Exclude<Visible, string>['asked'] {
  if (snapshot.matches({ here: 'fetching' })) return { method: 'GET', about: null }
  const [task] = snapshot.context.tasks
  if (!task || task.kind === 'list') return null
  return { method: task.kind === 'add' ? 'POST' : 'DELETE', about: task.item.product_variant_id }
}
