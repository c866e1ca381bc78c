import type { EventFromLogic, SnapshotFrom } from 'xstate'

import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { cartMachine, shownCart } from '#machines/cart/cart.machine.ts'
import { quantityOf } from '#machines/cart/cart.ts'
import type { CartChange } from '#machines/cart/changes.ts'
import type { KeptQueue } from '#machines/kept-list/kept-list.ts'

import { answer, cartOf, cartProduct, line, noAnswer, nothing, refusedWith } from './cart-samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Model of the cart page: the user, the network's answers and other tabs. */

const zinc = cartProduct(1, 'Zinc', 5)
/** Its stock has fallen below the quantity in the cart. */
const iron = cartProduct(2, 'Iron', 1)
const copper = cartProduct(3, 'Copper', 5)
const full = cartOf(line(zinc, 1), line(iron, 3))

const left: typeof nothing = {
  queue: [{ key: 'other-1', change: { kind: 'add', product: copper, quantity: 1 }, tried: true }],
  kept: full,
}

type Snapshot = SnapshotFrom<typeof cartMachine>
type Syncing = 'sending' | 'fetching' | 'waiting' | 'pausing' | 'fresh' | 'failed'

export const isSyncing = (snapshot: Snapshot, ...states: readonly Syncing[]) =>
  states.some((state) => snapshot.matches({ signedIn: { here: { syncing: state } } }))

/** True if nothing is under way and no message stands. */
export const isStill = (snapshot: Snapshot) => isSyncing(snapshot, 'fresh') && snapshot.context.outcomes.length === 0

/** The queue opens by itself right after sign-in, before any other event. Undefined if that leaves the event open. */
export function isOpening(
  snapshot: Snapshot,
  event: { readonly type: string; readonly adopted?: KeptQueue },
): boolean | undefined {
  if (snapshot.matches({ signedIn: 'naming' })) return event.type === 'queue.opened'
  if (snapshot.matches({ signedIn: 'opening' }))
    return event.type === 'queue.adopted' && event.adopted?.queue.length === 0
  return event.type === 'queue.opened' || event.adopted === nothing ? false : undefined
}

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 4 } as const
const undo = { type: 'cart.setQuantity', product: iron, quantity: 3 } as const

function isOutOfReach(snapshot: Snapshot, event: EventFromLogic<typeof cartMachine>): boolean {
  const opens = isOpening(snapshot, event)
  if (opens !== undefined) return !opens
  const { queue } = snapshot.context
  if (event.type === 'cart.line.set') {
    const { product, quantity } = event
    const had = quantityOf(shownCart(snapshot.context), product.product_variant_id)
    return queue.length > 1 || had !== (quantity === 0 ? 3 : 1)
  }
  switch (event.type as string) {
    case 'session.signedIn':
      return !(isStill(snapshot) || (event === signedIn && snapshot.matches('away')))
    case 'session.signedOut':
      return snapshot.matches('away') || queue.length > 0
    case 'queue.adopted':
      return queue.length > 0 || !(isStill(snapshot) || isSyncing(snapshot, 'fetching'))
    case 'cart.setQuantity':
      // The message with the undo button stands for 5 s, as long as a change waits before it is sent again.
      return (
        !isSyncing(snapshot, 'sending') || queue.length !== 1 || !queue.some(({ change }) => isRemovalOfIron(change))
      )
    case 'cart.revalidate':
    case 'page.opened':
      return !(isStill(snapshot) || isSyncing(snapshot, 'waiting', 'failed'))
    case 'list.outdated':
      return !snapshot.matches({ signedIn: 'here' })
    case 'list.retry':
      return !isSyncing(snapshot, 'failed')
    default:
      return true
  }
}

const isRemovalOfIron = ({ product, quantity }: CartChange) => product === iron && quantity === 0

export const person = defineModel({
  machine: cartMachine,
  events: [
    signedIn,
    { ...signedIn, userId: 8 },
    { type: 'session.signedOut' },
    { type: 'queue.opened', tab: 'a' },
    { type: 'queue.adopted', adopted: nothing },
    { type: 'queue.adopted', adopted: left },
    { type: 'cart.line.set', product: zinc, quantity: 2 },
    { type: 'cart.line.set', product: iron, quantity: 0 },
    undo,
    { type: 'cart.revalidate', at: 3000 },
    { type: 'page.opened', at: 3000 },
    { type: 'list.outdated' },
    { type: 'list.retry' },
  ],
  answers: [
    ...[answer(full), answer(EMPTY_CART), noAnswer].map((output) => done('fetchList', output)),
    ...[answer(full), refusedWith(409, 'Only 1 left'), refusedWith(503, 'Too busy'), noAnswer].map((output) =>
      done('sendChange', output),
    ),
  ],
  until: isOutOfReach,
  eachSample: true,
  project: projected,
  rules: {},
})

/** The parts of a snapshot that distinguish one situation of a cart from another. */
export function projected({ context: { userId, kept, queue, pausing, outcomes, fetchedAt } }: Snapshot) {
  return {
    userId,
    cart: kept && kept.items.map(({ product_variant_id: id, quantity }) => [id, quantity]),
    isOld: fetchedAt === 0,
    queue: queue.map(({ key, change: { kind, product, quantity } }) => [
      kind,
      product.product_variant_id,
      quantity,
      pausing.includes(key),
    ]),
    outcomes: outcomes.map(({ kind, outcome }) => [kind, outcome]),
  }
}

/** Visible state of the page, and the call that the network sees. */
export interface Visible {
  /** Number of items in the cart, as the page's header shows it; null for a visitor. */
  readonly count: number | null
  /** Number of items read out after the server has answered a change; null before that. */
  readonly said: number | null
  readonly cart: 'visitor' | 'loading' | 'missing' | 'empty' | ShownLines
  /** True while changes wait to be sent to the server. */
  readonly offline: boolean
  /** Kind of the problem that kept the cart from loading. */
  readonly failure: string | null
  readonly call: ShownCall | 'fetch' | null
}

interface ShownLines {
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly sum: string
    readonly canRaise: boolean
  }[]
  readonly total: string
  /** Total of the quantities that can be ordered now; null if all of them can. */
  readonly orderable: string | null
}

/** The change that is on its way. */
export interface ShownCall {
  readonly method: string
  readonly body: unknown
  /** Last part of its key: the number of changes the tab had made by then. */
  readonly key: string
}

/** Expected appearance of the cart page for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  const {
    context: { outcomes, problem },
  } = snapshot
  const isAway = snapshot.matches('away')
  const { total_items: count } = shownCart(snapshot.context)
  return {
    count: isAway ? null : count,
    said: outcomes.length > 0 ? count : null,
    cart: isAway ? 'visitor' : contentOf(snapshot),
    offline: isSyncing(snapshot, 'waiting'),
    failure: isSyncing(snapshot, 'failed') && problem ? problem.kind : null,
    call: callOf(snapshot),
  }
}

function contentOf(snapshot: Snapshot): Visible['cart'] {
  const { items, discount_rate } = shownCart(snapshot.context)
  if (items.length === 0) {
    if (snapshot.context.kept) return 'empty'
    return isSyncing(snapshot, 'failed') ? 'missing' : 'loading'
  }
  const { total_price_after_discount: total } = withTotals(items, discount_rate)
  const now = withTotals(
    items.map((item) => ({ ...item, quantity: Math.min(item.quantity, item.stock ?? QUANTITY_MAX) })),
    discount_rate,
  )
  return {
    lines: items.map(({ name, quantity, price, stock }) => ({
      name,
      quantity,
      sum: euros(price * quantity),
      canRaise: quantity < Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX),
    })),
    total: euros(total),
    orderable: now.total_price_after_discount === total ? null : euros(now.total_price_after_discount),
  }
}

/** The call that is on its way. */
export function callOf(snapshot: Snapshot): Visible['call'] {
  // The steps before the first call pass at once, without the user.
  if (
    isSyncing(snapshot, 'fetching') ||
    snapshot.matches({ signedIn: 'naming' }) ||
    snapshot.matches({ signedIn: 'opening' })
  )
    return 'fetch'
  const [sent] = snapshot.context.queue
  if (!sent || !isSyncing(snapshot, 'sending')) return null
  const {
    key,
    change: { kind, product, quantity },
  } = sent
  const { product_id, product_variant_id } = product
  return {
    method: kind === 'add' ? 'POST' : 'PUT',
    body: { product_id, product_variant_id, quantity },
    key: key.slice(key.lastIndexOf('-') + 1),
  }
}

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')}\u00A0€`
