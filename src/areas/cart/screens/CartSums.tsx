import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { CartSummary } from '#components/kept/CartSummary.tsx'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'

import { orderable } from './cart-lines.ts'
import { NextStep } from './NextStep.tsx'
import { useSumRows } from './sum-rows.ts'
import { TaxNote } from './TaxNote.tsx'

export function CartSums({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const rows = useSumRows(cart)
  const { total_items: count } = orderable(cart)
  return (
    <CartSummary
      heading={t('cart.summary')}
      lead={t('cart.ordered', { count, number: formatNumber(count) })}
      rows={rows}
      note={<TaxNote />}
    >
      {count > 0 && (
        <div className="vb-next-actions">
          <ButtonLink variant="primary" href={href('/checkout')}>
            {t('cart.checkout')}
          </ButtonLink>
        </div>
      )}
      <NextStep cart={cart} />
    </CartSummary>
  )
}
