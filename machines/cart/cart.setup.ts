import { assign, emit, raise } from 'xstate'

import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { QUANTITY_MAX, TOAST_PRODUCT_ALERT_MS } from '#contract/constants.ts'
import type { Problem } from '#contract/result.ts'

import { hearingChildren } from '../hear-children.ts'
import { keptSetup, withChange } from '../kept-list/kept-list.setup.ts'
import { shownOf } from '../kept-list/kept-list.ts'
import type { KeptQueue } from '../kept-list/kept-list.ts'

import { cartQuantityMachine } from './cart-quantity.machine.ts'
import type { CartEvent, CartFact, GivenUp, Outcome, OwnContext } from './cart.events.ts'
import { inOrder, quantityOf } from './cart.ts'
import type { CartProduct } from './cart.ts'
import { allowed, cartList, isNothing } from './changes.ts'
import type { CartChange, KeptCart } from './changes.ts'

const ACTORS = {
  cartQuantity: cartQuantityMachine,
  hearChildren: hearingChildren<Extract<CartEvent, { type: 'cart.line.set' }>>(),
}

interface CartTypes extends KeptCart {
  own: OwnContext
  event: CartEvent
  fact: CartFact
  actors: typeof ACTORS
}

export const NOTHING: OwnContext = { order: [], givenUp: [], outcomes: [] }

/** The cart as the user sees it: with all their changes, answered or not. */
export function shownCart({ order, ...known }: KeptQueue<Cart, CartChange> & Pick<OwnContext, 'order'>): Cart {
  return inOrder(shownOf(cartList, known), order)
}

const variantOf = ({ product }: { readonly product: CartProduct }): number => product.product_variant_id

/** The text that says why the quantity cannot rise. */
function stockWords(stock: number | null): string {
  if (stock === null || stock > QUANTITY_MAX) return 'common:form.quantity-invalid'
  return stock > 0 ? 'common:cartNotice.onlyLeft' : 'common:cartNotice.noneLeft'
}

/** The line with all changes that were given up. */
function wantedLine({ kept }: { readonly kept: Cart | null }, changes: readonly CartChange[]): GivenUp {
  const { product } = changes[0] as CartChange
  const cart = changes.reduce(cartList.apply, kept ?? EMPTY_CART)
  return { product, quantity: quantityOf(cart, product.product_variant_id) }
}

function withOutcome({ outcomes }: OwnContext, change: CartChange, outcome: Outcome['outcome']) {
  const variantId = variantOf(change)
  return {
    outcomes: [
      ...outcomes.filter((earlier) => earlier.kind === 'add' && earlier.variantId !== variantId),
      { variantId, kind: change.kind, outcome },
    ],
  }
}

export const cartSetup = keptSetup<CartTypes>(cartList, NOTHING, ACTORS).extend({
  delays: { tellingTime: TOAST_PRODUCT_ALERT_MS },
  guards: {
    /** The product is in the cart and is to be removed. */
    isRemoval: ({ context }, { product, quantity }: GivenUp) =>
      quantity === 0 && quantityOf(shownCart(context), product.product_variant_id) > 0,
    /** The wanted quantity exceeds the stock or the limit of a line. */
    isBeyondStock: ({ context }, change: CartChange) => allowed(shownCart(context), change).quantity < change.quantity,
    /** Stock or the limit of a line leaves no room for a single piece. */
    isNotToBeHad: ({ context }, change: CartChange) => allowed(shownCart(context), change).quantity <= 0,
  },
  actions: {
    /** Changes the shown cart at once, as far as stock allows, and queues the change for the server. */
    changeCart: assign(({ context }, change: CartChange) => {
      const cart = shownCart(context)
      const possible = allowed(cart, change)
      const order = [...new Set([...context.order, ...cart.items.map((item) => item.product_variant_id)])]
      const givenUp = context.givenUp.filter((one) => variantOf(one) !== variantOf(change))
      return isNothing(cart, possible) ? { givenUp } : { order, givenUp, ...withChange(cartList, context, possible) }
    }),
    /** Sets the quantity chosen at the line. */
    passOn: raise((_, { product, quantity }: GivenUp) => ({ type: 'cart.setQuantity' as const, product, quantity })),
    /** Notes that the server accepted the change, for the message beside its button. */
    setDone: assign(({ context }, params: { change: CartChange }) => withOutcome(context, params.change, 'done')),
    /** Notes that the server refused the change, for the message beside its button. */
    setRefused: assign(({ context }, params: { change: CartChange }) => withOutcome(context, params.change, 'refused')),
    /** Removes the messages beside all buttons. */
    forgetOutcomes: assign({ outcomes: [] }),
    /** Keeps a line that could not be stored, so that it can be tried again from the cart. */
    setGivenUp: assign(({ context }, { changes }: { changes: readonly CartChange[] }) => {
      const line = wantedLine(context, changes)
      return { givenUp: [...context.givenUp.filter((one) => variantOf(one) !== variantOf(line)), line] }
    }),
    /** Tells the root whether the product is in the cart: it may have been removed before the server answered. */
    emitAnswered: emit(({ context: { kept } }, { change }: { change: CartChange }) => {
      const variantId = variantOf(change)
      const isThere = kept !== null && quantityOf(kept, variantId) > 0
      return { type: isThere ? ('cart.added' as const) : ('cart.notAdded' as const), variantId }
    }),
    /** Tells the root that a product did not get into the cart. */
    emitNotAdded: emit((_, params: { variantId: number }) => ({
      type: 'cart.notAdded' as const,
      variantId: params.variantId,
    })),
    /** Says in a message that the server refused the change, in its own words where it has any. */
    sayRefusal: emit((_, { change, problem }: { change: CartChange; problem: Problem }) => {
      const reason = problem.kind === 'refused' ? problem.message : ''
      return {
        type: 'notice.raised' as const,
        tone: 'error' as const,
        text: reason === '' ? 'common:cartNotice.refusedUntold' : 'common:cartNotice.refused',
        values: { name: change.product.name, reason },
      }
    }),
    /** Says in a message that a line could not be stored. */
    sayGivenUp: emit(({ context }, { changes }: { changes: readonly CartChange[] }) => {
      const line = wantedLine(context, changes)
      return {
        type: 'notice.raised' as const,
        tone: 'error' as const,
        text: 'common:cartNotice.givenUp',
        values: { name: line.product.name },
        undo: {
          to: 'cart' as const,
          event: { type: 'cart.setQuantity' as const, ...line },
          label: 'common:retry',
        },
      }
    }),
    /** Says in a message with an undo button that a line was removed. */
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
    /** Says in a message how many are in stock, because more were wanted. */
    sayStock: emit((_, { product: { name, stock } }: { product: CartProduct }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: stockWords(stock),
      values: { name, count: stock ?? 0 },
    })),
  },
})
