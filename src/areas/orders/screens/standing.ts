import { useTranslation } from 'react-i18next'

import { useFormatPrice } from '#hooks/format.ts'
import type { ShownOrder } from '#machines/orders/order.setup.ts'
import { standingOf } from '#machines/orders/standing.ts'

/** Says where an own order stands, how it is paid, and what goes back (checkout.pages-say-where-it-stands). */
export function useStanding(): (order: ShownOrder) => string {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  return (order) =>
    t(`standing.${standingOf(order)}`, {
      method: t(`common:payment.${order.payment_method}`),
      price: formatPrice(order.total),
    })
}
