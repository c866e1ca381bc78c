import { useTranslation } from 'react-i18next'

import { OrderTable } from '#areas/orders/components/OrderTable.tsx'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'

interface Line {
  readonly product_variant_id: number
  readonly name: string
  readonly lang?: string | undefined
  readonly brand: string | { readonly name: string }
  readonly net_contents: string
  readonly price: number
  readonly quantity: number
}

/** Products of an order with their quantities, before the discount. */
export function OrderLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation('shopping')
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  return (
    <OrderTable
      label={t('cart.lines')}
      rows={lines.map((line) => ({
        id: line.product_variant_id,
        name: line.name,
        lang: line.lang,
        details: [typeof line.brand === 'string' ? line.brand : line.brand.name, line.net_contents]
          .filter((text) => text !== '')
          .join(' · '),
        each: t('checkout.times', { number: formatNumber(line.quantity), price: formatPrice(line.price) }),
        sum: formatPrice(linePrice(line)),
      }))}
    />
  )
}
