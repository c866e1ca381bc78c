import type { Cart } from '#contract/cart.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import type { CartProduct } from './cart.ts'
import type { Change, Queue, Wish } from './wishes.ts'

export interface CartContext {
  userId: number | null
  /** Names this tab in the keys of its wishes. */
  tab: string
  /** How many wishes this tab ever had: numbers their keys. */
  wished: number
  /** The language of the page, in which products are named; null: that of the last page. */
  language: LanguageCode | null
  /** The variants of all lines in the order in which they were seen: one that is brought back comes to its place. */
  order: readonly number[]
  /** What the server last said; null as long as it is not known. */
  cart: Cart | null
  /** When the cart was fetched, in milliseconds since 1970; 0 where what is known of it may be old. */
  fetchedAt: number
  /** Changes that the server has not answered yet, the first to be sent first. */
  wishes: readonly Wish[]
  /** The keys of changes that the shop has failed at, as long as they pause. */
  pausing: readonly string[]
  /** Lines whose change was given up, since the shop failed at it again and again, as they were wanted. */
  givenUp: readonly GivenUp[]
  /** What changes have come to that were answered just now, the newest last; before that only addings, of which their buttons tell. */
  outcomes: readonly Outcome[]
  /** Why the cart could not be had. */
  problem: Problem | null
}

export interface GivenUp {
  readonly product: CartProduct
  readonly quantity: number
}

export interface Outcome {
  readonly variantId: number
  readonly kind: Change['kind']
  readonly outcome: 'done' | 'refused'
}

/** What a call of the cart came to, and when, in milliseconds since 1970. */
export interface CartAnswer {
  result: CallResult<Cart>
  at: number
}

export interface Wanted {
  product: CartProduct
  change: Change
}

export type CartEvent =
  | { type: 'session.signedIn'; userId: number }
  | { type: 'session.signedOut' }
  | { type: 'cart.add'; product: CartProduct; quantity: number }
  /** Lowers the quantity by one; at one, removes the line. */
  | { type: 'cart.remove'; product: CartProduct }
  /** 0 removes the line. */
  | { type: 'cart.setQuantity'; product: CartProduct; quantity: number }
  /** The same, by a line's own controls. */
  | { type: 'cart.line.set'; product: CartProduct; quantity: number }
  /** Another part of the shop has an answer with the whole cart; `at` as in CartAnswer. */
  | { type: 'cart.set'; cart: Cart; at: number }
  | { type: 'cart.reset' }
  /** The page is in sight or online again, or the cart is shown: on its own page, or elsewhere. */
  | { type: 'cart.revalidate'; at: number }
  | { type: 'page.opened'; at: number }
  /** What is known of the cart is old: another tab has changed it, or it names products in another language. */
  | { type: 'cart.outdated' }
  | { type: 'language.shown'; language: LanguageCode }
  /** The queue of this tab is open, under this name. */
  | { type: 'queue.opened'; tab: string }
  /** What this person wished in tabs that live no more; told once, if only that there is nothing, and then whenever one ends. */
  | { type: 'queue.adopted'; queue: Queue }
  /** The server has answered the first change. */
  | { type: 'outcome.known' }
  /** The change of this key has paused for long enough. */
  | { type: 'pause.over'; key: string }

/** What the keeper of the queue is told. */
export type QueueOrder =
  /** Keep this queue until the server has answered. */
  | ({ type: 'queue.keep' } & Queue)
  /** Tell the other tabs that the cart has changed. */
  | { type: 'tabs.tell' }

export type CartFact =
  | {
      type: 'notice.raised'
      tone: 'error' | 'product'
      text: string
      values: Record<string, string | number>
      undo?: { to: 'cart'; event: { type: 'cart.setQuantity' } & GivenUp; label?: string }
    }
  /** The server has put a variant into the cart, or will not. */
  | { type: 'cart.added'; variantId: number }
  | { type: 'cart.notAdded'; variantId: number }
