import { useMemo } from 'react'
import { useSelector } from '@xstate/react'

import type { Cart, CartItem } from '#areas/cart/contract/cart.ts'
import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { LateActorRef } from '#hooks/app.tsx'
import { shownCart } from '#machines/cart/cart.machine.ts'

export type CartRef = LateActorRef<'cart'>

/** The cart as the user sees it: their changes show at once. */
export function useShownCart(actor: CartRef): Cart {
  const kept = useSelector(actor, ({ context }) => context.kept)
  const queue = useSelector(actor, ({ context }) => context.queue)
  const order = useSelector(actor, ({ context }) => context.order)
  return useMemo(() => shownCart({ kept, queue, order }), [kept, queue, order])
}

const isToBeHad = ({ stock }: CartItem): boolean => stock !== 0

/**
 * The part of a cart that could be ordered now, limited by stock. While it holds anything, page and drawer lead to the
 * checkout (cart.leads-to-checkout).
 */
export function orderable({ items, discount_rate }: Cart): Cart {
  return withTotals(
    items
      .filter(isToBeHad)
      .map((item) => ({ ...item, quantity: Math.min(item.quantity, item.stock ?? item.quantity) })),
    discount_rate,
  )
}
