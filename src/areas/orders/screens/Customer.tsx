import { useTranslation } from 'react-i18next'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useFullName } from '#hooks/full-name.ts'

/** Whoever placed an order, as an admin sees them. */
export function Customer({ customer }: Pick<AdminOrder, 'customer'>) {
  const { t } = useTranslation('orders')
  const fullName = useFullName()
  if (!customer) return <span>{t('admin.deleted')}</span>
  return (
    <>
      <span>{fullName(customer)}</span>
      <br />
      <span className="vb-table-note vb-table-wide">{shownAddress(customer.email)}</span>
    </>
  )
}
