import type { AdminOrder } from '#contract/admin.ts'

/** Moves of an order that an admin makes, in the order in which they usually follow each other. */
export const MOVES = ['paid', 'sent', 'cancelled'] as const
export type Move = (typeof MOVES)[number]

type Moved = Pick<AdminOrder, 'paid_at' | 'sent_at' | 'cancelled_at'>

/** An order is cancelled until it is sent, and paid also after that (checkout.order-statuses). */
export function canMove(order: Moved | null, move: Move): boolean {
  if (order === null || order.cancelled_at !== null) return false
  return move === 'paid' ? order.paid_at === null : order.sent_at === null
}
