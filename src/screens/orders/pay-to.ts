import { useTranslation } from 'react-i18next'

import type { Order } from '#contract/orders.ts'
import { useShop } from '#hooks/app.tsx'
import { useFormatPrice } from '#hooks/format.ts'

type Owed = Pick<Order, 'number' | 'total' | 'payment_method' | 'paid_at' | 'cancelled_at'>

/** The account to which an own order is still to be paid; empty where nothing is (checkout.invoice-says-where-to-pay). */
export function usePayTo({
  number,
  total,
  payment_method: method,
  paid_at: paidAt,
  cancelled_at: cancelledAt,
}: Owed): string {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  const { bank } = useShop().operator
  if (method !== 'invoice' || bank === null || paidAt !== null || cancelledAt !== null) return ''
  return t('invoice.payTo', { price: formatPrice(total), account: bank, number })
}
