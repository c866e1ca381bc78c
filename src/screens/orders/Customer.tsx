import { useTranslation } from 'react-i18next'

import type { AdminOrder } from '#contract/admin.ts'

import { fullName } from '../account/full-name.ts'

/** Whoever placed an order, as an admin sees them. */
export function Customer({ customer }: Pick<AdminOrder, 'customer'>) {
  const { t } = useTranslation('orders')
  if (!customer) return <span>{t('admin.deleted')}</span>
  return (
    <>
      <span>{fullName(customer)}</span>
      <br />
      <span className="vb-table-note">{customer.email}</span>
    </>
  )
}
