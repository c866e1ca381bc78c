import { useTranslation } from 'react-i18next'

import type { Seller as SellerDetails } from '#areas/orders/contract/orders.ts'
import { shownAddress } from '#contract/shown-address.ts'

import { useSeller } from './kept-seller.ts'

/** The seller as it was when the order was placed; without an order, the present one. */
export function Seller({ of }: { readonly of?: SellerDetails | undefined }) {
  const { t } = useTranslation('orders')
  const { shop, name, address, email, register, tax_id } = useSeller(of)
  const numbers = [
    ['register', register],
    ['taxId', tax_id],
  ] as const
  return (
    <div>
      <div translate="no">
        {[shop, name, ...address, shownAddress(email)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {numbers.map(([key, value]) => value !== null && <p key={key}>{`${t(`invoice.${key}`)}: ${value}`}</p>)}
    </div>
  )
}
