import { assertEvent, assign, emit, setup } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { WishlistItem } from '#contract/wishlist.ts'

import type { CartProduct } from '../cart/cart.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

import { cartProductOf, enqueue, withChange } from './wishlist.ts'
import type { Change, Changed, Task, Wished } from './wishlist.ts'

interface Context {
  /** As the server told it last, the latest first; null before that. */
  items: readonly WishlistItem[] | null
  /** What is to be asked of the server, the first of it next. */
  tasks: readonly Task[]
  /** The variants that were handed to the cart and are not in it yet. */
  moving: readonly number[]
  /** The variants whose last change failed: their hearts say so until it is tried again, or the list is there anew. */
  failed: readonly number[]
  /** Why the list could not be had. */
  problem: Problem | null
}

type Event =
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }
  | { type: 'session.signedOut' }
  /** The list is looked at, or looked at again. */
  | { type: 'page.opened' }
  /** The page is in sight or online again. */
  | { type: 'page.returned' }
  | { type: 'wishlist.retry' }
  | ({ type: 'wishlist.add' } & Wished)
  | ({ type: 'wishlist.remove' } & Wished)
  /** Takes a line of the cart over. */
  | { type: 'wishlist.keepForLater'; product: CartProduct }
  | { type: 'wishlist.moveToCart'; variantId: number }
  | { type: 'wishlist.moveAll' }
  /** The server has put it into the cart, or refused to. */
  | { type: 'cart.added'; variantId: number }
  | { type: 'cart.notAdded'; variantId: number }

type Emitted =
  | { type: 'cart.wanted'; product: CartProduct; quantity: number }
  | { type: 'wishlist.kept'; product: CartProduct }
  | {
      type: 'notice.raised'
      tone: 'product' | 'info'
      text: string
      values: { name: string }
      undo?: { to: 'wishlist'; event: { type: 'wishlist.add' } & Wished }
    }

type Listed = CallResult<readonly WishlistItem[]>
type Answer = CallResult<Changed>

/** The change that is carried out next, or now: the list itself is asked for before it comes to that. */
export const nextChange = ({ tasks }: Context): Change => tasks[0] as Change

/** The items that can go into the cart and are not on their way there. */
const movable = ({ items, moving }: Context): readonly CartProduct[] =>
  (items ?? []).flatMap((item) => (moving.includes(item.product_variant_id) ? [] : (cartProductOf(item) ?? [])))

const ownSetup = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, tags: {} as 'busy' | 'failed' },
  actors: {
    fetchWishlist: actorNotProvided<Listed>('fetchWishlist'),
    changeWishlist: actorNotProvided<Answer, { change: Change }>('changeWishlist'),
  },
  guards: {
    isAnswered: (_, params: { result: CallResult<unknown> }) => params.result.ok,
    /** What was to be taken away, or added, is not there any more: another tab was faster, so the list is old. */
    isGone: (_, { result }: { result: CallResult<unknown> }) =>
      !result.ok && result.problem.kind === 'refused' && result.problem.status === 404,
    isUnknown: ({ context }) => context.items === null,
    isListNext: ({ context }) => context.tasks[0]?.kind === 'list',
    hasFailed: ({ context }) => context.failed.length > 0,
    hasTasks: ({ context }) => context.tasks.length > 0,
    canMove: ({ context }, params: { variantId: number }) =>
      movable(context).some((product) => product.product_variant_id === params.variantId),
    canMoveAny: ({ context }) => movable(context).length > 0,
    isMoving: ({ context }, params: { variantId: number }) => context.moving.includes(params.variantId),
    isMoved: ({ context }) => {
      const change = nextChange(context)
      return change.kind === 'remove' && change.moved
    },
    isRemoval: ({ context }) => nextChange(context).kind === 'remove',
    isKept: ({ context }) => {
      const change = nextChange(context)
      return change.kind === 'add' && change.kept !== null
    },
  },
  actions: {
    forgetAll: assign({ items: null, tasks: [], moving: [], failed: [], problem: null }),
    keepItems: assign((_, { result }: { result: Listed }) =>
      result.ok ? { items: result.value, failed: [], problem: null } : {},
    ),
    keepProblem: assign((_, { result }: { result: CallResult<unknown> }) =>
      result.ok ? {} : { problem: result.problem },
    ),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    keepChange: assign(({ context }, { result }: { result: Answer }) =>
      context.items && result.ok ? { items: withChange(context.items, nextChange(context), result.value) } : {},
    ),
    want: assign(({ context }, { task }: { task: Task }) => ({
      tasks: enqueue(context.tasks, task),
      failed:
        task.kind === 'list' ? context.failed : context.failed.filter((id) => id !== task.item.product_variant_id),
    })),
    keepFailed: assign(({ context }) => ({ failed: [...context.failed, nextChange(context).item.product_variant_id] })),
    dropLists: assign(({ context }) => ({ tasks: context.tasks.filter(({ kind }) => kind !== 'list') })),
    dropFirst: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    removeMoved: assign(({ context: { items, tasks, moving } }, { variantId }: { variantId: number }) => {
      const item = items?.find(({ product_variant_id }) => product_variant_id === variantId)
      return {
        moving: moving.filter((id) => id !== variantId),
        ...(item && {
          tasks: enqueue(tasks, {
            kind: 'remove',
            item: { product_id: item.product_id, product_variant_id: variantId, name: item.product.name },
            moved: true,
          }),
        }),
      }
    }),
    letStay: assign(({ context }, { variantId }: { variantId: number }) => ({
      moving: context.moving.filter((id) => id !== variantId),
    })),
    sayRemoved: emit(({ context }) => {
      const { item } = nextChange(context)
      return {
        type: 'notice.raised' as const,
        tone: 'info' as const,
        text: 'common:wishlist.removed',
        values: { name: item.name },
        undo: { to: 'wishlist' as const, event: { type: 'wishlist.add' as const, ...item } },
      }
    }),
    sayMoved: emit(({ context }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'common:wishlist.moved',
      values: { name: nextChange(context).item.name },
    })),
    sayKept: emit(({ context }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'common:wishlist.kept',
      values: { name: nextChange(context).item.name },
    })),
    tellKept: emit(({ context }) => {
      const change = nextChange(context)
      return { type: 'wishlist.kept' as const, product: (change.kind === 'add' ? change.kept : null) as CartProduct }
    }),
    /** Port: a failed change is for the console alone (section 8). */
    logFailure: actionNotProvided<{ change: Change; result: CallResult<unknown> | null }>('logFailure'),
  },
})

export const wishlistSetup = ownSetup.extend({
  actions: {
    /** The one that was asked for, or all that can be bought. */
    handToCart: ownSetup.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, ['wishlist.moveToCart', 'wishlist.moveAll'])
      const products = movable(context).filter(
        ({ product_variant_id }) => event.type === 'wishlist.moveAll' || product_variant_id === event.variantId,
      )
      add.assign({ moving: [...context.moving, ...products.map(({ product_variant_id }) => product_variant_id)] })
      for (const product of products) add.emit({ type: 'cart.wanted', product, quantity: 1 })
    }),
  },
})
