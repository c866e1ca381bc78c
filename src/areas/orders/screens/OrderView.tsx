import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { CartLayout } from '#components/kept/CartLayout.tsx'
import { CartSummary } from '#components/kept/CartSummary.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import type { Detail } from '#components/layout/DetailList.tsx'
import { arrivalText } from '#areas/orders/contract/arrival-text.ts'
import type { Address, Billing, Order, OrderLine } from '#areas/orders/contract/orders.ts'
import { useShopMoment } from '#hooks/format-calendar.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { tagOf } from '#hooks/format-day.ts'
import { useLanguage } from '#hooks/language.ts'
import { paymentStates } from '#machines/orders/payment.ts'

import { TaxLines } from '#areas/orders/components/TaxLines.tsx'
import { AddressLines } from './checkout/AddressLines.tsx'
import { BillingLines } from './checkout/BillingLines.tsx'
import { OrderLines } from './checkout/OrderLines.tsx'
import { useOrderRows } from './checkout/order-rows.ts'

import { Parcel } from './Parcel.tsx'
import { usePayTo } from './pay-to.ts'
import { useTaxLines } from './tax-lines.ts'

interface OrderViewProps {
  readonly order: Omit<Order, 'address' | 'billing' | 'shipment'> & Partial<Pick<Order, 'shipment'>>
  /** Left out where this person may not see it. */
  readonly address?: Address | null
  /** Null if billed to the address of delivery; left out where this person may not see it. */
  readonly billing?: Billing | null
  /** Whose order it is; left out for an own one. */
  readonly person?: Detail
  /** The outcome of what was asked back of the payment of somebody else's order. */
  readonly paymentNote?: string
  /** Below the lines. */
  readonly below?: ReactNode
  /** Above everything, such as the outcome of what was done. */
  readonly news?: ReactNode
  /** Below the sums: what can be done with the order. */
  readonly actions?: ReactNode
}

/** Named in the language of the page where the reader is told so (checkout.names-in-the-readers-language). */
const inReadersWords = ({ translated, ...line }: OrderLine) =>
  translated ? { ...line, ...translated, lang: undefined } : line

const TIMES = ['paid_at', 'sent_at', 'cancelled_at'] as const

/** An order as it was placed, and where it stands. */
export function OrderView({ order, address, billing, person, paymentNote = '', below, news, actions }: OrderViewProps) {
  const { t } = useTranslation('orders')
  const formatMoment = useShopMoment()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const payTo = usePayTo(order)
  const note = person ? paymentNote : payTo
  const { delivery_method: delivery, payment, refunded = 0 } = order
  const tag = tagOf(useLanguage())
  const arrives = order.cancelled_at === null ? order.arrives : null
  const taxes = useTaxLines(order)
  const rows = useOrderRows({ ...order, delivery_price: delivery.price })
  const isPartBack = payment !== null && payment.state !== 'refunded' && payment.given_back > 0
  const paid = [
    t(`common:payment.${order.payment_method}`),
    ...paymentStates(order).map((state) => t(`pay.state.${state}`)),
    ...(isPartBack ? [t('pay.partRefunded', { price: formatPrice(payment.given_back) })] : []),
  ].join(' · ')
  const times = TIMES.flatMap((time) => {
    const at = order[time]
    return at === null ? [] : [{ name: t(`time.${time}`), value: formatMoment(at) }]
  })
  return (
    <CartLayout
      lines={
        <AreaCards>
          {news}
          <AreaCard heading={t('one.details')}>
            <DetailList
              details={[
                { name: t('column.number'), value: <span translate="no">{order.number}</span> },
                { name: t('column.status'), value: t(`status.${order.status}`) },
                { name: t('time.placed_at'), value: formatMoment(order.placed_at) },
                ...times,
                ...(person ? [person] : []),
                ...(address ? [{ name: t('one.address'), value: <AddressLines address={address} /> }] : []),
                ...(billing ? [{ name: t('one.billing'), value: <BillingLines billing={billing} /> }] : []),
                { name: t('one.delivery'), value: <span lang={delivery.lang}>{delivery.title}</span> },
                ...(arrives ? [{ name: t('one.arrives'), value: arrivalText(arrives, tag) }] : []),
                ...(order.shipment
                  ? [{ name: t('shipment.parcel'), value: <Parcel shipment={order.shipment} /> }]
                  : []),
                {
                  name: t('one.payment'),
                  value: (
                    <>
                      <span>{paid}</span>
                      {note !== '' && <p>{note}</p>}
                    </>
                  ),
                },
              ]}
            />
          </AreaCard>
          <AreaCard heading={t('one.lines')}>
            <OrderLines lines={order.lines.map(inReadersWords)} />
          </AreaCard>
          {below}
        </AreaCards>
      }
      sums={
        <CartSummary
          heading={t('one.summary')}
          lead={t('one.items', { count: order.total_items, number: formatNumber(order.total_items) })}
          rows={
            refunded > 0 ? [...rows, { label: t('one.refunded'), amount: formatPrice(-refunded), tone: 'saved' }] : rows
          }
          note={<TaxLines lines={taxes} />}
        >
          {actions && <div className="vb-next-actions">{actions}</div>}
        </CartSummary>
      }
    />
  )
}
