import { useTranslation } from 'react-i18next'

import { includedTax, orderTotals } from '#areas/orders/contract/order-totals.ts'
import type { DeliveryMethod } from '#areas/orders/contract/orders.ts'
import { useFormatPrice } from '#hooks/format.ts'
import type { Basis } from '#machines/orders/checkout/checkout.ts'

import { useOrderRows } from './order-rows.ts'

/** The sums of an order that is not placed yet. Without a way of delivery its total isn't known. */
export function useOrderSums({ cart, tax_rate }: Basis, method: DeliveryMethod | undefined) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const sums = method && orderTotals(cart, method)
  const rows = useOrderRows({
    total_price: cart.total_price,
    total_discount: cart.total_discount,
    discount_rate: cart.discount_rate,
    delivery_price: sums?.delivery_price,
    total: sums?.total,
  })
  return {
    rows,
    total: sums && formatPrice(sums.total),
    note: sums
      ? t('orders:one.tax', { price: formatPrice(includedTax(sums.total, tax_rate)) })
      : t('checkout.goods', { price: formatPrice(cart.total_price_after_discount) }),
  }
}
