import type { Order } from '#areas/orders/contract/orders.ts'

/** An order's status as its user sees it, with its payment. */
export type ShownStatus =
  | 'unpaid'
  | 'pending'
  | 'invoice'
  | 'paid'
  | 'sent'
  | 'sentUnpaid'
  | 'cancelled'
  | 'refunding'
  | 'refunded'

type Stood = Pick<Order, 'status' | 'paid_at' | 'payment' | 'payment_method'>

/** Follows from the order's status and its payment (checkout.pages-say-where-it-stands). */
export function shownStatusOf({ status, paid_at, payment, payment_method }: Stood): ShownStatus {
  const isPaid = paid_at !== null
  switch (status) {
    case 'cancelled':
      if (!isPaid) return 'cancelled'
      return payment?.state === 'refunded' ? 'refunded' : 'refunding'
    case 'sent':
      return isPaid ? 'sent' : 'sentUnpaid'
    case 'paid':
      return 'paid'
    case 'placed':
      break
  }
  if (payment_method === 'invoice') return 'invoice'
  return payment?.state === 'pending' ? 'pending' : 'unpaid'
}
