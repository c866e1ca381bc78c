import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { LinkRows } from '#components/layout/LinkRows.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { Today } from '#areas/orders/contract/today.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { adminOrderPath, ordersQuery } from '#machines/orders/orders-place.ts'
import { daysSince } from '#machines/orders/sales.ts'
import { PAGES } from '#machines/pages/pages.ts'

interface WaitingOrdersProps {
  readonly kind: 'toSend' | 'toPay'
  readonly waiting: Today['to_send']
  readonly asOf: string
}

const STATUS = { toSend: 'paid', toPay: 'placed' } as const

/** The orders that wait longest, with their age, and the way to all of them. */
export function WaitingOrders({ kind, waiting: { count, orders }, asOf }: WaitingOrdersProps) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const fullName = useFullName()
  const heading = t(`today.${kind}`)
  const ageOf = (placedAt: string) => {
    const days = daysSince(asOf, placedAt)
    return days === 0 ? t('today.fresh') : t('today.age', { count: days, number: formatNumber(days) })
  }
  return (
    <AreaCard heading={heading} text={count === 0 ? t(`today.${kind}None`) : undefined}>
      {count > 0 && (
        <>
          <LinkRows
            label={heading}
            rows={orders.map(({ order_id, number, customer, placed_at, total }) => ({
              id: order_id,
              href: href(adminOrderPath(order_id)),
              name: number,
              note: [ageOf(placed_at), ...(customer ? [fullName(customer)] : [])].join(' · '),
              end: formatPrice(total),
            }))}
          />
          <p>
            <TextLink href={href(`${PAGES.adminOrders.path}${ordersQuery({ status: STATUS[kind] })}`)}>
              {t('today.all', { count, number: formatNumber(count) })}
            </TextLink>
          </p>
        </>
      )}
    </AreaCard>
  )
}
