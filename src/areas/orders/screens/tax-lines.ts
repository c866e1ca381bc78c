import { useTranslation } from 'react-i18next'

import type { Order } from '#areas/orders/contract/orders.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatPrice } from '#hooks/format.ts'

/** Says which tax the sums of an order include, a line for each rate, or that its buyer owes it (tax.said-by-rate). */
export function useTaxLines({ taxes, reverse_charge }: Pick<Order, 'taxes' | 'reverse_charge'>): readonly string[] {
  const { t } = useTranslation('orders')
  const formatPercent = useFormatPercent()
  const formatPrice = useFormatPrice()
  if (reverse_charge) return [t('one.reverseCharge')]
  return taxes.map(({ rate, tax }) => t('one.tax', { rate: formatPercent(rate), price: formatPrice(tax) }))
}
