import { useTranslation } from 'react-i18next'

import { AddressBlock } from '#areas/orders/components/AddressBlock.tsx'
import type { Billing } from '#areas/orders/contract/orders.ts'

import { useAddressLines } from '../address-lines.ts'

/** The company, address and VAT number that an order is billed to, and whether the number was confirmed. */
export function BillingLines({ billing }: { readonly billing: Billing }) {
  const { t } = useTranslation('orders')
  const lines = useAddressLines(billing)
  const { company, vat_number: number, vat_state: state } = billing
  const vat = state === 'none' ? [] : [t(`one.vat.${state}`, { number })]
  return <AddressBlock lines={[company, ...lines, ...vat].filter((text) => text !== '')} />
}
