import type { EventFromLogic, SnapshotFrom } from 'xstate'

import { withTotals } from '#contract/cart-totals.ts'
import { EMPTY_CART, type Cart, type CartItem } from '#contract/cart.ts'
import { cartMachine, shownCart } from '#machines/cart/cart.machine.ts'
import { quantityOf, type CartProduct } from '#machines/cart/cart.ts'
import type { Queue, Wish } from '#machines/cart/wishes.ts'

import { defineModel, done } from './support/model.ts'

/** What a person can do on the page of the cart, and what the network and other tabs do: the cart's chart as it is met there. */

const product = (id: number, name: string, stock: number): CartProduct => ({
  product_id: id,
  product_variant_id: id,
  price: 9.95,
  name,
  slug: name.toLowerCase(),
  brand: { id: 1, name: 'Avella', slug: 'avella' },
  asset: null,
  unit_of_measure: 'capsule',
  net_contents: '60 capsules',
  stock,
})
const zinc = product(1, 'Zinc', 5)
/** Its stock has fallen below what is in the cart. */
const iron = product(2, 'Iron', 1)
const copper = product(3, 'Copper', 5)

const line = (one: CartProduct, quantity: number): CartItem => ({ ...one, quantity })
const full = withTotals([line(zinc, 1), line(iron, 3)], 10)

/** When it was, in milliseconds, is the browser's to say. */
export const answer = (value: Cart) => ({ result: { ok: true, value }, at: 1000 }) as const
export const refusedWith = (status: number, message: string) =>
  ({ result: { ok: false, problem: { kind: 'refused', status, message } }, at: 1000 }) as const
export const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const

/** What a queue holds where nothing was left behind. */
export const nothing: Queue = { wishes: [], cart: null }
const left: Queue = {
  wishes: [{ key: 'other-1', product: copper, change: { kind: 'add', quantity: 1 }, tried: true }],
  cart: full,
}

type Snapshot = SnapshotFrom<typeof cartMachine>
type Syncing = 'sending' | 'fetching' | 'waiting' | 'pausing' | 'fresh' | 'failed'

export const isSyncing = (snapshot: Snapshot, ...states: readonly Syncing[]) =>
  states.some((state) => snapshot.matches({ signedIn: { here: { syncing: state } } }))

/** Nothing is under way, and nothing said any more. */
export const isStill = (snapshot: Snapshot) => isSyncing(snapshot, 'fresh') && snapshot.context.outcomes.length === 0

/** A line is gone: for a moment no press in the others counts. */
const isSettling = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { pressing: 'settling' } } })

/** What opens the queue happens by itself as soon as somebody signs in: nothing comes in between. */
export function isOpening(
  snapshot: Snapshot,
  event: { readonly type: string; readonly queue?: Queue },
): boolean | undefined {
  if (snapshot.matches({ signedIn: 'naming' })) return event.type === 'queue.opened'
  if (snapshot.matches({ signedIn: 'opening' }))
    return event.type === 'queue.adopted' && event.queue?.wishes.length === 0
  return event.type === 'queue.opened' || event.queue === nothing ? false : undefined
}

const signedIn = { type: 'session.signedIn', userId: 7 } as const
const undo = { type: 'cart.setQuantity', product: iron, quantity: 3 } as const

function isOutOfReach(snapshot: Snapshot, event: EventFromLogic<typeof cartMachine>): boolean {
  const opens = isOpening(snapshot, event)
  if (opens !== undefined) return !opens
  const { wishes } = snapshot.context
  switch (event.type) {
    case 'session.signedIn':
      return !(isStill(snapshot) || (event === signedIn && snapshot.matches('away')))
    case 'session.signedOut':
      return snapshot.matches('away') || wishes.length > 0
    case 'queue.adopted':
      return wishes.length > 0 || !(isStill(snapshot) || isSyncing(snapshot, 'fetching'))
    case 'cart.setQuantity':
      // The message with the way back stands for 5 s, as long as a wish waits before it is sent again.
      return !isSyncing(snapshot, 'sending') || wishes.length !== 1 || !wishes.some(isRemovalOfIron)
    case 'cart.line.set':
      if (isSettling(snapshot)) return true
      return (
        wishes.length > 1 ||
        quantityOf(shownCart(snapshot.context), event.product.product_variant_id) !== (event.quantity === 0 ? 3 : 1)
      )
    case 'cart.revalidate':
    case 'page.opened':
      return !(isStill(snapshot) || isSyncing(snapshot, 'waiting', 'failed'))
    case 'cart.outdated':
      return !snapshot.matches({ signedIn: 'here' })
    case 'cart.add':
    case 'language.shown':
    case 'pause.over':
    case 'cart.remove':
    case 'cart.set':
    case 'cart.reset':
    case 'queue.opened':
    case 'outcome.known':
    default:
      return true
  }
}

const isRemovalOfIron = ({ product: { product_variant_id: id }, change }: Wish) => id === 2 && change.quantity === 0

export const person = defineModel({
  machine: cartMachine,
  events: [
    signedIn,
    { type: 'session.signedIn', userId: 8 },
    { type: 'session.signedOut' },
    { type: 'queue.opened', tab: 'a' },
    { type: 'queue.adopted', queue: nothing },
    { type: 'queue.adopted', queue: left },
    { type: 'cart.line.set', product: zinc, quantity: 2 },
    { type: 'cart.line.set', product: iron, quantity: 0 },
    undo,
    { type: 'cart.revalidate', at: 3000 },
    { type: 'page.opened', at: 3000 },
    { type: 'cart.outdated' },
  ],
  answers: [
    ...[answer(full), answer(EMPTY_CART), noAnswer].map((output) => done('fetchCart', output)),
    ...[answer(full), refusedWith(409, 'Only 1 left'), refusedWith(503, 'Too busy'), noAnswer].map((output) =>
      done('sendWish', output),
    ),
  ],
  until: isOutOfReach,
  eachSample: true,
  project: projected,
  rules: {},
})

/** What tells one situation of a cart from another. */
export function projected({ context: { userId, cart, wishes, pausing, outcomes, fetchedAt } }: Snapshot) {
  return {
    userId,
    cart: cart && cart.items.map(({ product_variant_id: id, quantity }) => [id, quantity]),
    isOld: fetchedAt === 0,
    wishes: wishes.map(({ key, change: { kind, quantity }, product: { product_variant_id: id } }) => [
      kind,
      id,
      quantity,
      pausing.includes(key),
    ]),
    outcomes: outcomes.map(({ kind, outcome }) => [kind, outcome]),
  }
}

/** What of a situation can be seen on the page, and heard by the network. */
export interface Visible {
  /** How many the head of the page says are in the cart; null for a visitor. */
  readonly count: number | null
  /** How many it says aloud, since the server has answered a change. */
  readonly said: number | null
  readonly cart: 'visitor' | 'loading' | 'missing' | 'empty' | ShownLines
  /** Changes wait until the server can be told. */
  readonly offline: boolean
  /** Why the cart could not be had. */
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
  /** What can be ordered now, where that is not all. */
  readonly orderable: string | null
}

/** The change that is on its way. */
export interface ShownCall {
  readonly method: string
  readonly body: unknown
  /** The last part of its key: how many wishes the tab had by then. */
  readonly key: string
}

/** What must be seen on the page of the cart in a situation. */
export function visible(snapshot: Snapshot): Visible {
  const {
    context: { outcomes, problem },
  } = snapshot
  const isAway = snapshot.matches('away')
  const { total_items: count } = shownCart(snapshot.context)
  return {
    count: isAway ? null : count,
    said: outcomes.length > 0 ? count : null,
    cart: isAway ? 'visitor' : cartOf(snapshot),
    offline: isSyncing(snapshot, 'waiting'),
    failure: isSyncing(snapshot, 'failed') && problem ? problem.kind : null,
    call: callOf(snapshot),
  }
}

function cartOf(snapshot: Snapshot): Visible['cart'] {
  const { items, discount_rate } = shownCart(snapshot.context)
  if (items.length === 0) {
    if (snapshot.context.cart) return 'empty'
    return isSyncing(snapshot, 'failed') ? 'missing' : 'loading'
  }
  const { total_price_after_discount: total } = withTotals(items, discount_rate)
  const now = withTotals(
    items.map((item) => ({ ...item, quantity: Math.min(item.quantity, item.stock) })),
    discount_rate,
  )
  return {
    lines: items.map(({ name, quantity, price, stock }) => ({
      name,
      quantity,
      sum: euros(price * quantity),
      canRaise: quantity < stock,
    })),
    total: euros(total),
    orderable: now.total_price_after_discount === total ? null : euros(now.total_price_after_discount),
  }
}

/** The call that is on its way. */
export function callOf(snapshot: Snapshot): Visible['call'] {
  // What comes before the first call passes by itself, at once.
  if (
    isSyncing(snapshot, 'fetching') ||
    snapshot.matches({ signedIn: 'naming' }) ||
    snapshot.matches({ signedIn: 'opening' })
  )
    return 'fetch'
  const [wish] = snapshot.context.wishes
  if (!wish || !isSyncing(snapshot, 'sending')) return null
  const {
    key,
    product: { product_id, product_variant_id },
    change: { kind, quantity },
  } = wish
  return {
    method: kind === 'add' ? 'POST' : 'PUT',
    body: { product_id, product_variant_id, quantity },
    key: key.slice(key.lastIndexOf('-') + 1),
  }
}

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')}\u00A0€`
