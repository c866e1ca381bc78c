import { useTranslation } from 'react-i18next'

import type { CartRow } from '#components/kept/CartSummary.tsx'
import { useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'

interface Sums {
  readonly total_price: number
  readonly total_discount: number
  readonly discount_rate: number
  /** Undefined while no way of delivery is chosen; so is the total. */
  readonly delivery_price: number | undefined
  readonly total: number | undefined
}

/** The sums of an order: goods, discount, delivery and total. */
export function useOrderRows({
  total_price,
  total_discount,
  discount_rate,
  delivery_price,
  total,
}: Sums): readonly CartRow[] {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const formatPercent = useFormatPercent()
  return [
    { label: t('cart.price'), amount: formatPrice(total_price) },
    ...(total_discount === 0
      ? []
      : [
          {
            label: t('orders:one.discount', { percent: formatPercent(discount_rate) }),
            amount: formatPrice(-total_discount),
            tone: 'saved' as const,
          },
        ]),
    ...(delivery_price === undefined
      ? []
      : [
          {
            label: t('checkout.delivery'),
            amount: delivery_price === 0 ? t('checkout.free') : formatPrice(delivery_price),
          },
        ]),
    ...(total === undefined ? [] : [{ label: t('cart.total'), amount: formatPrice(total), tone: 'total' as const }]),
  ]
}
