import { useTranslation } from 'react-i18next'

import type { CartRow } from '#components/kept/CartSummary.tsx'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'

import { orderable } from './cart-lines.ts'

/** The sums as the server computes them, followed by the sum of what can be bought if that isn't everything. */
export function useSumRows(cart: Cart): readonly CartRow[] {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const formatPercent = useFormatPercent()
  const { total_price, total_discount, total_price_after_discount: total, discount_rate } = cart
  const now = orderable(cart).total_price_after_discount
  const saved: readonly CartRow[] =
    total_discount === 0
      ? []
      : [
          { label: t('cart.price'), amount: formatPrice(total_price) },
          {
            label: t('cart.discount', { percent: formatPercent(discount_rate) }),
            amount: formatPrice(-total_discount),
            tone: 'saved',
          },
        ]
  return [
    ...saved,
    { label: t('cart.total'), amount: formatPrice(total), tone: 'total' },
    ...(now === total ? [] : [{ label: t('cart.orderable'), amount: formatPrice(now) }]),
  ]
}
