import { assertEvent, assign, emit } from 'xstate'

import type { Problem } from '#contract/result.ts'

import type { CartProduct } from '../cart.ts'
import { keptSetup } from '../../kept-list/kept-list.setup.ts'
import { actionNotProvided } from '../../not-provided.ts'

import { cartProductOfWish, shownWishes, wholeItems, wishes } from './wishlist.ts'
import type { KeptWishes, KnownWishes, WishChange, Wished } from './wishlist.ts'

interface OwnContext {
  /** Variants handed to the cart that aren't in it yet. */
  moving: readonly number[]
  /** Variants whose last change failed: their hearts say so until it is retried or the list is opened again. */
  failed: readonly number[]
}

type Event =
  /** The list is shown. */
  | { type: 'page.opened' }
  /** The page is visible or online again. */
  | { type: 'page.returned'; at: number }
  | ({ type: 'wishlist.add' } & Wished)
  | ({ type: 'wishlist.remove' } & Wished)
  /** Moves lines of the cart here. */
  | { type: 'wishlist.keepForLater'; products: readonly CartProduct[] }
  | { type: 'wishlist.moveToCart'; variantId: number }
  | { type: 'wishlist.moveAll' }
  /** The server put it into the cart, or refused to. */
  | { type: 'cart.added'; variantId: number }
  | { type: 'cart.notAdded'; variantId: number }

interface Undo {
  to: 'wishlist'
  event: { type: 'wishlist.add' } & Wished
}

type Fact =
  | { type: 'cart.wanted'; product: CartProduct; quantity: number }
  | { type: 'wishlist.kept'; product: CartProduct }
  | {
      type: 'notice.raised'
      tone: 'product' | 'info'
      text: string
      values: Record<string, string>
      undo?: Undo
    }

interface WishlistTypes extends KeptWishes {
  own: OwnContext
  event: Event
  fact: Fact
}

export const NOTHING: OwnContext = { moving: [], failed: [] }

/** The items that can be bought and aren't on their way to the cart. */
const movable = ({ moving, ...known }: KnownWishes & OwnContext): readonly CartProduct[] =>
  wholeItems(shownWishes(known)).flatMap((item) =>
    moving.includes(item.product_variant_id) ? [] : (cartProductOfWish(item) ?? []),
  )

/** The ids for calls, and the name for messages. */
export const wishedOf = ({ product_id, product_variant_id, name }: Wished): Wished => ({
  product_id,
  product_variant_id,
  name,
})

const base = keptSetup<WishlistTypes>(wishes, NOTHING)

export const wishlistSetup = base.extend({
  guards: {
    /** This product can go into the cart now. */
    canMove: ({ context }, params: { variantId: number }) =>
      movable(context).some((product) => product.product_variant_id === params.variantId),
    /** At least one product can go into the cart now. */
    canMoveAny: ({ context }) => movable(context).length > 0,
    /** This product is on its way into the cart. */
    isMoving: ({ context }, params: { variantId: number }) => context.moving.includes(params.variantId),
    /** The product was moved here from the cart, which it is to leave now. */
    isKept: (_, { change }: { change: WishChange }) => change.kind === 'add' && change.kept !== null,
  },
  actions: {
    /** Removes the messages about products that couldn't be stored. */
    forgetFailed: assign({ failed: [] }),
    /** Removes the message about this product. */
    forgetFailure: assign(({ context }, { variantId }: { variantId: number }) => ({
      failed: context.failed.filter((id) => id !== variantId),
    })),
    /** Notes that this product could not be stored, for the message beside it. */
    setFailed: assign(({ context }, { change }: { change: WishChange | undefined }) => {
      const variantId = change?.item.product_variant_id ?? 0
      return { failed: [...context.failed.filter((id) => id !== variantId), variantId] }
    }),
    /** Adds products of the cart here; they leave the cart once they are stored. */
    takeOver: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'wishlist.keepForLater')
      const ids = event.products.map(({ product_variant_id }) => product_variant_id)
      add.assign({ failed: context.failed.filter((id) => !ids.includes(id)) })
      for (const product of event.products)
        add({ type: 'want', params: { change: { kind: 'add', item: wishedOf(product), kept: product } } })
    }),
    /** Notes that this product is no longer on its way into the cart. */
    letGo: assign(({ context }, { variantId }: { variantId: number }) => ({
      moving: context.moving.filter((id) => id !== variantId),
    })),
    /** Hands the product that was asked for to the cart, or all that can be bought. */
    handToCart: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, ['wishlist.moveToCart', 'wishlist.moveAll'])
      const products = movable(context).filter(
        ({ product_variant_id }) => event.type === 'wishlist.moveAll' || product_variant_id === event.variantId,
      )
      add.assign({ moving: [...context.moving, ...products.map(({ product_variant_id }) => product_variant_id)] })
      for (const product of products) add.emit({ type: 'cart.wanted', product, quantity: 1 })
    }),
    /** Takes a product off the wishlist once it is in the cart, and says so in a message. */
    takeMoved: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'cart.added')
      const { variantId } = event
      add.assign({ moving: context.moving.filter((id) => id !== variantId) })
      const moved = wholeItems(shownWishes(context)).find((item) => item.product_variant_id === variantId)
      if (!moved) return
      const { name } = moved.product
      const item = { product_id: moved.product_id, product_variant_id: variantId, name }
      add({ type: 'want', params: { change: { kind: 'remove', item } } })
      add('storeQueue')
      add.emit({ type: 'notice.raised', tone: 'product', text: 'common:wishlist.moved', values: { name } })
    }),
    /** Says in a message with an undo button that the product was removed. */
    sayRemoved: emit((_, { item }: { item: Wished }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: 'common:wishlist.removed',
      values: { name: item.name },
      undo: { to: 'wishlist' as const, event: { type: 'wishlist.add' as const, ...item } },
    })),
    /** Says in a message that the product is on the wishlist. */
    sayKept: emit((_, { change }: { change: WishChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'common:wishlist.kept',
      values: { name: change.item.name },
    })),
    /** Tells the root that the product is stored here and may leave the cart. */
    emitKept: emit((_, { change }: { change: WishChange }) => ({
      type: 'wishlist.kept' as const,
      product: (change.kind === 'add' ? change.kept : null) as CartProduct,
    })),
    /** Port: logs why a change failed; the user sees only the message at its heart. */
    logFailure: actionNotProvided<{ change: WishChange; problem: Problem }>('logFailure'),
  },
})
