import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import type { Order } from '#areas/orders/contract/orders.ts'
import { PaperFiles } from '#areas/papers/screens/PaperFiles.tsx'
import { useHref } from '#hooks/language.ts'
import { invoicePath } from '#machines/orders/orders-place.ts'

interface OrderPapersProps {
  readonly order: Pick<Order, 'order_id' | 'papers'>
  /** Has the packing slip too. */
  readonly isAdmin?: boolean
}

/** The papers of an order as files, and its sheet to print. */
export function OrderPapers({ order: { order_id: id, papers = [] }, isAdmin = false }: OrderPapersProps) {
  const { t } = useTranslation('orders')
  const href = useHref()
  return (
    <>
      <PaperFiles papers={papers} slipsOf={isAdmin ? [id] : []} />
      <ButtonLink href={href(invoicePath(id))}>{t('invoice.open')}</ButtonLink>
    </>
  )
}
