import { useTranslation } from 'react-i18next'

import { useFormatPrice } from '#hooks/format.ts'
import type { ShownOrder } from '#machines/orders/order.setup.ts'
import { shownStatusOf } from '#machines/orders/shown-status.ts'

/** Says where an own order stands, how it is paid, and what goes back (checkout.pages-say-where-it-stands). */
export function useStatusText(): (order: ShownOrder) => string {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  return (order) =>
    t(`standing.${shownStatusOf(order)}`, {
      method: t(`common:payment.${order.payment_method}`),
      price: formatPrice(order.total),
    })
}
