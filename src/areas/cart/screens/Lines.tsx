import { useTranslation } from 'react-i18next'

import { CartLines } from '#components/kept/CartLine.tsx'
import type { Cart } from '#areas/cart/contract/cart.ts'

import { Line } from './Line.tsx'
import type { CartRef } from './cart-lines.ts'

/** The lines of a cart. */
export function Lines({ actor, cart }: { readonly actor: CartRef; readonly cart: Cart }) {
  const { t } = useTranslation('shopping')
  return (
    <CartLines label={t('cart.lines')}>
      {cart.items.map((item) => (
        <Line key={item.product_variant_id} actor={actor} item={item} rate={cart.discount_rate} />
      ))}
    </CartLines>
  )
}
