import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { OrderedCard } from '#areas/orders/components/OrderedCard.tsx'
import { OrderedList } from '#areas/orders/components/OrderedList.tsx'
import { TaxLines } from '#areas/orders/components/TaxLines.tsx'
import type { DeliveryMethod } from '#areas/orders/contract/orders.ts'
import { CartRows, SumNote } from '#components/kept/CartSummary.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { Basis, Destination } from '#machines/orders/checkout/checkout.ts'
import type { LinesFoldRef } from '#machines/orders/checkout/lines-fold.machine.ts'

import { useOrderSums } from './order-sums.ts'
import { useOrderedRows } from './ordered-row.ts'

interface OrderedProps {
  readonly basis: Basis
  readonly method: DeliveryMethod | undefined
  /** Its country may be empty while the form is being filled in. */
  readonly to: Destination
}

/** The products of the order, which fold on a narrow page (checkout.products-from-the-first-step). */
export function FoldedOrdered({ fold, ...props }: OrderedProps & { readonly fold: LinesFoldRef }) {
  const isOpen = useSelector(fold, (snapshot) => snapshot.matches('unfolded'))
  return (
    <Ordered
      {...props}
      fold={{ isOpen, onToggle: () => fold.send({ type: isOpen ? 'lines.fold' : 'lines.unfold' }) }}
    />
  )
}

/** The products of the order, all in sight, as beside the button that orders them. */
export function Ordered({
  basis,
  method,
  to,
  fold,
}: OrderedProps & { readonly fold?: { readonly isOpen: boolean; readonly onToggle: () => void } }) {
  const { t } = useTranslation('shopping')
  const formatNumber = useFormatNumber()
  const { cart, rows, total, notes } = useOrderSums(basis, method, to)
  const { items, total_items: count } = cart
  const lines = useOrderedRows(items)
  return (
    <OrderedCard
      heading={t('checkout.review')}
      lead={t('cart.ordered', { count, number: formatNumber(count) })}
      total={total}
      fold={fold}
    >
      <OrderedList label={t('cart.lines')} rows={lines} />
      <CartRows rows={rows} />
      <SumNote>
        <TaxLines lines={notes} />
      </SumNote>
    </OrderedCard>
  )
}
