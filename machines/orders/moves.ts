import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { Shipment } from '#areas/orders/contract/shipment.ts'

/** Moves of an order that an admin makes, in the order in which they usually follow each other. */
export const MOVES = ['paid', 'sent', 'cancelled'] as const

/** A move, or `unpaid`, which undoes marking the order as paid. */
export type Move = (typeof MOVES)[number] | 'unpaid'

/** A change that an admin makes to an order: a move, a corrected parcel of a sent order, or a note. */
export type Change =
  | { readonly kind: Exclude<Move, 'sent'> }
  | { readonly kind: 'sent' | 'shipment'; readonly shipment: Shipment | null }
  | { readonly kind: 'note'; readonly note: string }

type Moved = Pick<AdminOrder, 'paid_at' | 'sent_at' | 'cancelled_at' | 'paid_revocable_until'>

/** An order is cancelled until it is sent, and paid also after that (checkout.order-statuses, admin.takes-paid-back). */
export function canMove(order: Moved | null, move: Move): boolean {
  if (order === null || order.cancelled_at !== null) return false
  if (move === 'unpaid') return order.paid_revocable_until !== null
  return move === 'paid' ? order.paid_at === null : order.sent_at === null
}

/** True once the order is sent: only then can its carrier and tracking number be corrected. */
export const isOnItsWay = (order: Moved | null): boolean =>
  order !== null && order.sent_at !== null && order.cancelled_at === null

/** The step that usually follows; null where the order is done. */
export const nextMove = (order: Moved | null): Move | null => MOVES.find((move) => canMove(order, move)) ?? null
