import { useTranslation } from 'react-i18next'

import type { DeliveryMethod } from '#areas/orders/contract/orders.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { sumsOf } from '#machines/orders/checkout/checkout.ts'
import type { Basis, Destination } from '#machines/orders/checkout/checkout.ts'

import { useTaxLines } from '../tax-lines.ts'

import { useOrderRows } from './order-rows.ts'

/** The sums of an order that is not placed yet, as it goes there. Without a way of delivery its total isn't known. */
export function useOrderSums(basis: Basis, method: DeliveryMethod | undefined, to: Destination) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const sums = method && sumsOf(basis, method, to)
  const { cart } = sums ?? basis
  const taxes = useTaxLines({ taxes: [...(sums?.taxes ?? [])], reverse_charge: sums?.isReverseCharge ?? false })
  const rows = useOrderRows({
    total_price: cart.total_price,
    total_discount: cart.total_discount,
    discount_rate: cart.discount_rate,
    delivery_price: sums?.delivery_price,
    total: sums?.total,
  })
  return {
    cart,
    rows,
    total: sums && formatPrice(sums.total),
    notes: sums ? taxes : [t('checkout.goods', { price: formatPrice(cart.total_price_after_discount) })],
  }
}
