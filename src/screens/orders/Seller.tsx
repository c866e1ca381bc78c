import { useTranslation } from 'react-i18next'

import { shownAddress } from '#contract/shown-address.ts'
import { useShop } from '#hooks/app.tsx'

/** Whoever runs the shop, as an invoice names them. */
export function Seller() {
  const { t } = useTranslation('orders')
  const { name, operator } = useShop()
  const numbers = [
    ['register', operator.register],
    ['taxId', operator.taxId],
  ] as const
  return (
    <div>
      <div translate="no">
        {[name, operator.name, ...operator.address, shownAddress(operator.email)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {numbers.map(([key, value]) => value !== null && <p key={key}>{`${t(`invoice.${key}`)}: ${value}`}</p>)}
    </div>
  )
}
