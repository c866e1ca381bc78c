import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CartSummary } from '#components/kept/CartSummary.tsx'
import { includedTax, orderTotals } from '#areas/orders/contract/order-totals.ts'
import type { DeliveryMethod } from '#areas/orders/contract/orders.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import type { Basis } from '#machines/orders/checkout/checkout.ts'

import { useOrderRows } from './order-rows.ts'

interface OrderSumsProps {
  readonly basis: Basis
  readonly method: DeliveryMethod | undefined
  readonly children?: ReactNode
}

/** Sums of an order that is not placed yet. */
export function OrderSums({ basis: { cart, tax_rate }, method, children }: OrderSumsProps) {
  const { t } = useTranslation('shopping')
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const sums = method && orderTotals(cart, method)
  const rows = useOrderRows({
    total_price: cart.total_price,
    total_discount: cart.total_discount,
    discount_rate: cart.discount_rate,
    delivery_price: sums?.delivery_price,
    total: sums?.total,
  })
  return (
    <CartSummary
      heading={t('cart.summary')}
      lead={t('cart.ordered', { count: cart.total_items, number: formatNumber(cart.total_items) })}
      rows={rows}
      note={
        sums
          ? t('orders:one.tax', { price: formatPrice(includedTax(sums.total, tax_rate)) })
          : t('checkout.goods', { price: formatPrice(cart.total_price_after_discount) })
      }
    >
      {children}
    </CartSummary>
  )
}
