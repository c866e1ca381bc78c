import { useTranslation } from 'react-i18next'

import { TextLink } from '#components/action/TextLink.tsx'
import { carrierName, trackingLink } from '#areas/orders/contract/shipment.ts'
import type { Shipment } from '#areas/orders/contract/shipment.ts'

/** The carrier and number of a parcel, as a link where its carrier has a page for it (day.sent-with-tracking). */
export function Parcel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation('orders')
  const link = trackingLink(shipment)
  const name = carrierName(shipment.carrier)
  const number = (
    <span translate="no" className="vb-order-number">
      {shipment.tracking_number}
    </span>
  )
  return (
    <>
      {name !== null && (
        <>
          <span translate="no">{name}</span>
          <br />
        </>
      )}
      {link === null ? (
        number
      ) : (
        <TextLink
          href={link}
          rel="noreferrer"
          target="_blank"
          aria-label={t('shipment.follow', { number: shipment.tracking_number })}
        >
          {number}
        </TextLink>
      )}
    </>
  )
}
