import { useTranslation } from 'react-i18next'

import type { Order } from '#areas/orders/contract/orders.ts'
import { useFormatPrice } from '#hooks/format.ts'

import { useSeller } from '#screens/page/kept-seller.ts'

type Owed = Pick<Order, 'number' | 'total' | 'refunded' | 'payment_method' | 'paid_at' | 'cancelled_at' | 'seller'>

/** The account to which an own order is still to be paid; empty where nothing is (checkout.invoice-says-where-to-pay). */
export function usePayTo({
  number,
  total,
  refunded = 0,
  payment_method: method,
  paid_at: paidAt,
  cancelled_at: cancelledAt,
  seller,
}: Owed): string {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  const { bank } = useSeller(seller)
  if (method !== 'invoice' || bank === null || paidAt !== null || cancelledAt !== null || refunded === total) return ''
  return t('invoice.payTo', { price: formatPrice(total - refunded), account: bank, number })
}
