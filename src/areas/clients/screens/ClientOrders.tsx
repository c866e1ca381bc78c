import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useShopDay } from '#hooks/format-calendar.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'

const COLUMNS = ['number', 'placed', 'status', 'items', 'total'] as const
const PARTS = ['note', 'state', 'wide', 'amount'] as const

export function ClientOrders({ client: { first_name, orders } }: { readonly client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const formatDay = useShopDay()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  return (
    <AreaCard
      heading={t('client.orders')}
      text={orders.length === 0 ? t('client.noOrders', { name: first_name }) : undefined}
    >
      {orders.length > 0 && (
        <DataTable
          label={t('client.orders')}
          lines={PARTS}
          columns={COLUMNS.map((column) => t(`client.order.${column}`))}
          rows={orders.map(({ order_id: id, number, placed_at, status, total_items, total }) => ({
            id,
            cells: [
              <TextLink key="number" href={href(`${PAGES.practitionerOrders.path}/${id}`)}>
                <span translate="no">{number}</span>
              </TextLink>,
              formatDay(placed_at),
              t(`client.orderStatus.${status}`),
              formatNumber(total_items),
              formatPrice(total),
            ],
          }))}
        />
      )}
    </AreaCard>
  )
}
