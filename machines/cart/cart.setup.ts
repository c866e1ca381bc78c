import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'

import { EMPTY_CART } from '#contract/cart.ts'
import type { Cart } from '#contract/cart.ts'
import {
  DOUBLE_PRESS_MS,
  FETCH_DEDUPE_MS,
  FETCH_EXPIRY_MS,
  FETCH_RETRY_MS,
  QUANTITY_MAX,
  TOAST_PRODUCT_ALERT_MS,
} from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isFinal, isShopFailure, nextAttempt } from '../write-retry.ts'

import type {
  CartAnswer,
  CartContext,
  CartEvent,
  CartFact,
  GivenUp,
  Outcome,
  QueueOrder,
  Wanted,
} from './cart.events.ts'
import { inOrder, quantityOf } from './cart.ts'
import type { CartProduct } from './cart.ts'
import {
  adopt,
  allowed,
  enqueue,
  isNothing,
  nextWish,
  untroubled,
  withFirst,
  withoutLine,
  withWishes,
} from './wishes.ts'
import type { Queue, Wish } from './wishes.ts'
export type { CartAnswer, CartEvent, QueueOrder } from './cart.events.ts'

/** The cart as the person has it: what they did stands at once. */
export function shownCart({ cart, wishes, order }: Pick<CartContext, 'cart' | 'wishes' | 'order'>): Cart {
  return inOrder(withWishes(cart ?? EMPTY_CART, wishes), order)
}

const reasonOf = ({ result }: CartAnswer): string =>
  !result.ok && result.problem.kind === 'refused' ? result.problem.message : ''

/** Why there cannot be more of a variant. */
function stockWords(stock: number): string {
  if (stock > QUANTITY_MAX) return 'common:form.quantity-invalid'
  return stock > 0 ? 'common:cartNotice.onlyLeft' : 'common:cartNotice.noneLeft'
}

/** How a line is to be in the end, with all that was wished for it. */
function wantedOf(context: CartContext, { product }: Wish): GivenUp {
  return { product, quantity: quantityOf(shownCart(context), product.product_variant_id) }
}

/** What is told once the first change is answered. */
function withOutcome(
  { wishes: [wish], outcomes }: CartContext,
  outcome: Outcome['outcome'],
): Pick<CartContext, 'outcomes'> {
  if (!wish) return { outcomes }
  const {
    product: { product_variant_id: variantId },
    change: { kind },
  } = wish
  return {
    outcomes: [
      ...outcomes.filter((told) => told.kind === 'add' && told.variantId !== variantId),
      { variantId, kind, outcome },
    ],
  }
}

const ownSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartFact,
    tags: {} as 'busy' | 'failed' | 'sending' | 'offline',
  },
  actors: {
    fetchCart: actorNotProvided<CartAnswer, { language: LanguageCode | null }>('fetchCart'),
    sendWish: actorNotProvided<CartAnswer, { wish: Wish | undefined; language: LanguageCode | null }>('sendWish'),
    /** Keeps the queue through reloads and for the next sign-in, takes over those of tabs that are no more, and talks with the others that are. */
    keepQueue: listenerNotProvided<QueueOrder, { userId: number }>('keepQueue'),
  },
  delays: {
    fetchRetry: FETCH_RETRY_MS,
    fetchExpiry: FETCH_EXPIRY_MS,
    tellingTime: TOAST_PRODUCT_ALERT_MS,
    doublePress: DOUBLE_PRESS_MS,
  },
  guards: {
    isSamePerson: ({ context }, params: { userId: number }) => context.userId === params.userId,
    hasWishes: ({ context }) => context.wishes.length > 0,
    hasNext: ({ context: { wishes, pausing } }) => nextWish(wishes, pausing) !== undefined,
    isOutdated: ({ context }) => context.fetchedAt === 0,
    isPastDedupe: ({ context }, params: { at: number }) => params.at - context.fetchedAt >= FETCH_DEDUPE_MS,
    isAnswered: (_, params: CartAnswer) => params.result.ok,
    isRefused: (_, { result }: CartAnswer) => isFinal(result),
    isShopFailure: (_, { result }: CartAnswer) => isShopFailure(result),
    canTryAgain: ({ context }, { result, at }: CartAnswer) =>
      isShopFailure(result) && nextAttempt(context.wishes[0]?.trouble, result, at) !== undefined,
    isOtherLanguage: ({ context }, params: { language: LanguageCode }) => context.language !== params.language,
    isRemoval: ({ context }, { product, quantity }: GivenUp) =>
      quantity === 0 && quantityOf(shownCart(context), product.product_variant_id) > 0,
    isInCart: ({ context }, params: { product: CartProduct }) =>
      quantityOf(shownCart(context), params.product.product_variant_id) > 0,
    isBeyondStock: ({ context }, { product, change }: Wanted) =>
      allowed(shownCart(context), product, change).quantity < change.quantity,
    isNotToBeHad: ({ context }, { product, change }: Wanted) =>
      allowed(shownCart(context), product, change).quantity <= 0,
  },
  actions: {
    keepPerson: assign((_, params: { userId: number }) => ({ userId: params.userId })),
    forgetAll: assign({
      userId: null,
      tab: '',
      order: [],
      cart: null,
      fetchedAt: 0,
      wishes: [],
      pausing: [],
      givenUp: [],
      outcomes: [],
      problem: null,
    }),
    /** What was wished before the queue had a name gets its key now. */
    keepTab: assign(({ context: { wishes } }, { tab }: { tab: string }) => ({
      tab,
      wishes: wishes.map((wish) => ({ ...wish, key: `${tab}${wish.key}` })),
    })),
    keepAdopted: assign(({ context: { cart, wishes } }, { queue }: { queue: Queue }) => ({
      cart: cart ?? queue.cart,
      wishes: adopt(wishes, queue.wishes),
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepCart: assign((_, { result, at }: CartAnswer) =>
      result.ok ? { cart: result.value, fetchedAt: at, problem: null } : {},
    ),
    /** The whole cart too; that another tab has changed it meanwhile stays known. */
    keepWritten: assign((_, { result }: CartAnswer) => (result.ok ? { cart: result.value, problem: null } : {})),
    keepProblem: assign((_, { result }: CartAnswer) => (result.ok ? {} : { problem: result.problem })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    resetCart: assign({ cart: EMPTY_CART }),
    outdate: assign({ fetchedAt: 0 }),
    fetchAnew: raise({ type: 'cart.outdated' }),
    passOn: raise((_, { product, quantity }: GivenUp) => ({ type: 'cart.setQuantity', product, quantity })),
    revalidate: raise((_, { at }: { at: number }) => ({ type: 'cart.revalidate', at })),
    wish: assign(({ context }, { product, change }: Wanted) => {
      const cart = shownCart(context)
      const possible = allowed(cart, product, change)
      const order = [...new Set([...context.order, ...cart.items.map((item) => item.product_variant_id)])]
      const givenUp = context.givenUp.filter((one) => one.product.product_variant_id !== product.product_variant_id)
      if (isNothing(cart, product, possible)) return { givenUp }
      const wished = context.wished + 1
      return {
        order,
        givenUp,
        wished,
        wishes: enqueue(context.wishes, { key: `${context.tab}-${wished}`, product, change: possible, tried: false }),
      }
    }),
    tryNext: assign(({ context: { wishes, pausing } }) => {
      const next = nextWish(wishes, pausing)
      return next ? { wishes: withFirst(wishes, next) } : {}
    }),
    /** A failure before the connection was lost says nothing of the shop now. */
    forgetTrouble: assign(({ context: { wishes } }) => ({ wishes: untroubled(wishes) })),
    pauseFirst: enqueueActions(
      (
        {
          context: {
            wishes: [first, ...others],
            pausing,
          },
          enqueue: add,
        },
        { result, at }: CartAnswer,
      ) => {
        const attempt = nextAttempt(first?.trouble, result, at)
        if (!first || !attempt) return
        add(assign({ wishes: [{ ...first, trouble: attempt.trouble }, ...others], pausing: [...pausing, first.key] }))
        add(raise({ type: 'pause.over', key: first.key }, { delay: attempt.pause, id: `pause of ${first.key}` }))
      },
    ),
    endPause: assign(({ context: { pausing } }, { key }: { key: string }) => ({
      pausing: pausing.filter((one) => one !== key),
    })),
    dropFirst: assign(({ context: { wishes } }) => ({ wishes: wishes.slice(1) })),
    keepGivenUp: assign(({ context }) => {
      const [wish] = context.wishes
      const others = context.givenUp.filter(
        ({ product }) => product.product_variant_id !== wish?.product.product_variant_id,
      )
      return wish ? { givenUp: [...others, wantedOf(context, wish)], wishes: withoutLine(context.wishes, wish) } : {}
    }),
    keepDone: assign(({ context }) => withOutcome(context, 'done')),
    keepRefused: assign(({ context }) => withOutcome(context, 'refused')),
    forgetOutcomes: assign({ outcomes: [] }),
    tellOutcome: raise({ type: 'outcome.known' }),
    tellNotAdded: emit((_, params: { variantId: number }) => ({
      type: 'cart.notAdded' as const,
      variantId: params.variantId,
    })),
    sayRefusal: emit(({ context: { wishes } }, params: CartAnswer) => {
      const reason = reasonOf(params)
      return {
        type: 'notice.raised' as const,
        tone: 'error' as const,
        text: reason === '' ? 'common:cartNotice.refusedUntold' : 'common:cartNotice.refused',
        values: { name: wishes[0]?.product.name ?? '', reason },
      }
    }),
    sayGivenUp: emit(({ context }) => {
      const { product, quantity } = wantedOf(context, context.wishes[0] as Wish)
      return {
        type: 'notice.raised' as const,
        tone: 'error' as const,
        text: 'common:cartNotice.givenUp',
        values: { name: product.name },
        undo: {
          to: 'cart' as const,
          event: { type: 'cart.setQuantity' as const, product, quantity },
          label: 'common:retry',
        },
      }
    }),
    sayRemoved: emit(({ context }, { product }: { product: CartProduct }) => {
      const quantity = quantityOf(shownCart(context), product.product_variant_id)
      return {
        type: 'notice.raised' as const,
        tone: 'product' as const,
        text: 'common:cartEntry.removed',
        values: { name: product.name },
        undo: { to: 'cart' as const, event: { type: 'cart.setQuantity' as const, product, quantity } },
      }
    }),
    sayStock: emit((_, { product: { name, stock } }: { product: CartProduct }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: stockWords(stock),
      values: { name, count: stock },
    })),
    keepWishes: sendTo('keepQueue', ({ context: { wishes, cart } }): QueueOrder => ({
      type: 'queue.keep',
      wishes,
      cart,
    })),
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
