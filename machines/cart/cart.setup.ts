import { assign, emit, raise, sendTo, setup } from 'xstate'

import { EMPTY_CART } from '#contract/cart.ts'
import type { Cart } from '#contract/cart.ts'
import { FETCH_DEDUPE_MS, FETCH_EXPIRY_MS, FETCH_RETRY_MS, TOAST_PRODUCT_ALERT_MS } from '#contract/constants.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { actorNotProvided, listenerNotProvided } from '../not-provided.ts'

import { quantityOf } from './cart.ts'
import type { CartProduct } from './cart.ts'
import { adopt, allowed, enqueue, isNothing, withWishes } from './wishes.ts'
import type { Change, Queue, Wish } from './wishes.ts'

interface Context {
  userId: number | null
  /** Names this tab in the keys of its wishes. */
  tab: string
  /** How many wishes this tab ever had: numbers their keys. */
  wished: number
  /** What the server last said; null as long as it is not known. */
  cart: Cart | null
  /** When the cart was fetched, in milliseconds since 1970; 0 where what is known of it may be old. */
  fetchedAt: number
  /** Changes that the server has not answered yet, the first to be sent first. */
  wishes: readonly Wish[]
  /** What changes have come to that were answered just now, the newest last; before that only addings, of which their buttons tell. */
  outcomes: readonly Outcome[]
  /** Why the cart could not be had. */
  problem: Problem | null
}

interface Outcome {
  readonly variantId: number
  readonly kind: Change['kind']
  readonly outcome: 'done' | 'refused'
}

/** What a call of the cart came to, and when, in milliseconds since 1970. */
export interface CartAnswer {
  result: CallResult<Cart>
  at: number
}

interface Wanted {
  product: CartProduct
  change: Change
}

export type CartEvent =
  | { type: 'session.signedIn'; userId: number }
  | { type: 'session.signedOut' }
  | { type: 'cart.add'; product: CartProduct; quantity: number }
  /** Lowers by one (section 4). */
  | { type: 'cart.remove'; product: CartProduct }
  /** 0 removes the line. */
  | { type: 'cart.setQuantity'; product: CartProduct; quantity: number }
  /** Another part of the shop has an answer with the whole cart; `at` as in CartAnswer. */
  | { type: 'cart.set'; cart: Cart; at: number }
  | { type: 'cart.reset' }
  /** The page is in sight or online again, or the cart is shown: on its own page, or elsewhere. */
  | { type: 'cart.revalidate'; at: number }
  | { type: 'page.opened'; at: number }
  /** What is known of the cart is old: another tab has changed it, or its names are wanted in another language. */
  | { type: 'cart.outdated' }
  /** The queue of this tab is open, under this name. */
  | { type: 'queue.opened'; tab: string }
  /** What this person wished in tabs that live no more; told once, if only that there is nothing, and then whenever one ends. */
  | { type: 'queue.adopted'; queue: Queue }
  /** The server has answered the first change. */
  | { type: 'outcome.known' }

/** What the keeper of the queue is told. */
export type QueueOrder =
  /** Keep this queue until the server has answered. */
  | ({ type: 'queue.keep' } & Queue)
  /** Tell the other tabs that the cart has changed. */
  | { type: 'tabs.tell' }

type Emitted =
  | { type: 'notice.raised'; tone: 'error' | 'product'; text: string; values: Record<string, string | number> }
  /** The server has put a variant into the cart, or will not. */
  | { type: 'cart.added'; variantId: number }
  | { type: 'cart.notAdded'; variantId: number }

/** The cart as the person has it: what they did stands at once. */
export function shownCart({ cart, wishes }: { readonly cart: Cart | null; readonly wishes: readonly Wish[] }): Cart {
  return withWishes(cart ?? EMPTY_CART, wishes)
}

/** Statuses that no further attempt would change: bad input, not allowed, gone, not in stock. */
const FINAL: readonly number[] = [400, 403, 404, 409, 413, 422]

const reasonOf = ({ result }: CartAnswer): string => (!result.ok && result.problem.kind === 'refused' ? result.problem.message : '')

/** What is told once the first change is answered. */
function withOutcome({ wishes: [wish], outcomes }: Context, outcome: Outcome['outcome']): Pick<Context, 'outcomes'> {
  if (!wish) return { outcomes }
  const { product: { product_variant_id: variantId }, change: { kind } } = wish
  return { outcomes: [...outcomes.filter((told) => told.kind === 'add' && told.variantId !== variantId), { variantId, kind, outcome }] }
}

const ownSetup = setup({
  types: { context: {} as Context, events: {} as CartEvent, emitted: {} as Emitted, tags: {} as 'busy' | 'failed' | 'sending' | 'offline' },
  actors: {
    fetchCart: actorNotProvided<CartAnswer>('fetchCart'),
    sendWish: actorNotProvided<CartAnswer, { wish: Wish | undefined }>('sendWish'),
    /** Keeps the queue through reloads and for the next sign-in, takes over those of tabs that are no more, and talks with the others that are. */
    keepQueue: listenerNotProvided<QueueOrder, { userId: number }>('keepQueue'),
  },
  delays: { fetchRetry: FETCH_RETRY_MS, fetchExpiry: FETCH_EXPIRY_MS, tellingTime: TOAST_PRODUCT_ALERT_MS },
  guards: {
    isSamePerson: ({ context }, params: { userId: number }) => context.userId === params.userId,
    hasWishes: ({ context }) => context.wishes.length > 0,
    isOutdated: ({ context }) => context.fetchedAt === 0,
    isPastDedupe: ({ context }, params: { at: number }) => params.at - context.fetchedAt >= FETCH_DEDUPE_MS,
    isAnswered: (_, params: CartAnswer) => params.result.ok,
    isRefused: (_, { result }: CartAnswer) => !result.ok && result.problem.kind === 'refused' && FINAL.includes(result.problem.status),
    isInCart: ({ context }, params: { product: CartProduct }) => quantityOf(shownCart(context), params.product.product_variant_id) > 0,
    isBeyondStock: ({ context }, { product, change }: Wanted) => allowed(shownCart(context), product, change).quantity < change.quantity,
    isNotToBeHad: ({ context }, { product, change }: Wanted) => allowed(shownCart(context), product, change).quantity <= 0,
  },
  actions: {
    keepPerson: assign((_, params: { userId: number }) => ({ userId: params.userId })),
    forgetAll: assign({ userId: null, tab: '', cart: null, fetchedAt: 0, wishes: [], outcomes: [], problem: null }),
    /** What was wished before the queue had a name gets its key now. */
    keepTab: assign(({ context: { wishes } }, { tab }: { tab: string }) => ({ tab, wishes: wishes.map((wish) => ({ ...wish, key: `${tab}${wish.key}` })) })),
    keepAdopted: assign(({ context: { cart, wishes } }, { queue }: { queue: Queue }) => ({ cart: cart ?? queue.cart, wishes: adopt(wishes, queue.wishes) })),
    keepCart: assign((_, { result, at }: CartAnswer) => (result.ok ? { cart: result.value, fetchedAt: at, problem: null } : {})),
    /** The whole cart too; that another tab has changed it meanwhile stays known. */
    keepWritten: assign((_, { result }: CartAnswer) => (result.ok ? { cart: result.value, problem: null } : {})),
    keepProblem: assign((_, { result }: CartAnswer) => (result.ok ? {} : { problem: result.problem })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    resetCart: assign({ cart: EMPTY_CART }),
    outdate: assign({ fetchedAt: 0 }),
    fetchAnew: raise({ type: 'cart.outdated' }),
    revalidate: raise((_, { at }: { at: number }) => ({ type: 'cart.revalidate', at })),
    wish: assign(({ context }, { product, change }: Wanted) => {
      const cart = shownCart(context)
      const possible = allowed(cart, product, change)
      if (isNothing(cart, product, possible)) return {}
      const wished = context.wished + 1
      return { wished, wishes: enqueue(context.wishes, { key: `${context.tab}-${wished}`, product, change: possible, tried: false }) }
    }),
    tryFirst: assign(({ context: { wishes } }) => ({ wishes: wishes.map((wish, index) => (index === 0 ? { ...wish, tried: true } : wish)) })),
    dropFirst: assign(({ context: { wishes } }) => ({ wishes: wishes.slice(1) })),
    keepDone: assign(({ context }) => withOutcome(context, 'done')),
    keepRefused: assign(({ context }) => withOutcome(context, 'refused')),
    forgetOutcomes: assign({ outcomes: [] }),
    tellOutcome: raise({ type: 'outcome.known' }),
    tellNotAdded: emit((_, params: { variantId: number }) => ({ type: 'cart.notAdded' as const, variantId: params.variantId })),
    sayRefusal: emit(({ context: { wishes } }, params: CartAnswer) => {
      const reason = reasonOf(params)
      return {
        type: 'notice.raised' as const,
        tone: 'error' as const,
        text: reason === '' ? 'common:cartNotice.refusedUntold' : 'common:cartNotice.refused',
        values: { name: wishes[0]?.product.name ?? '', reason },
      }
    }),
    sayStock: emit((_, { product: { name, stock } }: { product: CartProduct }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: stock > 0 ? 'common:cartNotice.onlyLeft' : 'common:cartNotice.noneLeft',
      values: { name, count: stock },
    })),
    keepWishes: sendTo('keepQueue', ({ context: { wishes, cart } }): QueueOrder => ({ type: 'queue.keep', wishes, cart })),
    tellTabs: sendTo('keepQueue', { type: 'tabs.tell' } as QueueOrder),
  },
})

export const cartSetup = ownSetup.extend({
  actions: {
    /** A variant that was added and taken out again before the server heard of it is not in the cart. */
    tellAnswered: ownSetup.enqueueActions(({ context: { cart, outcomes }, enqueue: add }) => {
      const variantId = outcomes.at(-1)?.variantId ?? 0
      add.emit({ type: cart && quantityOf(cart, variantId) > 0 ? 'cart.added' : 'cart.notAdded', variantId })
    }),
  },
})
