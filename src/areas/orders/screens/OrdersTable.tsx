import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { DataTable, type LinePart } from '#components/layout/DataTable.tsx'
import { MarkedName } from '#areas/orders/components/BatchBar.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { OrderSummary } from '#areas/orders/contract/orders.ts'
import { useShopDay } from '#hooks/format-calendar.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'

const PARTS = {
  number: 'wide',
  placed: 'note',
  client: 'note',
  customer: 'note',
  status: 'state',
  payment: 'note',
  items: 'wide',
  total: 'amount',
} as const satisfies Readonly<Record<string, LinePart>>

interface Person<Row> {
  /** Key of the column's name. */
  readonly column: 'client' | 'customer'
  readonly of: (order: Row) => ReactNode
}

export interface OrdersTableProps<Row> {
  readonly label: string
  readonly orders: readonly Row[]
  /** The path of an order, without the language. */
  readonly pathOf: (order: Row) => string
  /** Left out where all orders are of one person. */
  readonly person?: Person<Row> | undefined
  /** Before the number: chooses the order. */
  readonly mark?: ((order: Row) => ReactNode) | undefined
  /** Says how an order is paid, and whether it is. */
  readonly payment?: ((order: Row) => ReactNode) | undefined
}

/** Orders, each with the way to its page. */
export function OrdersTable<Row extends OrderSummary>({
  label,
  orders,
  pathOf,
  person,
  mark,
  payment,
}: OrdersTableProps<Row>) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatDay = useShopDay()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const columns = [
    'number',
    'placed',
    ...(person ? [person.column] : []),
    'status',
    ...(payment ? (['payment'] as const) : []),
    'items',
    'total',
  ] as const
  return (
    <DataTable
      label={label}
      lines={columns.slice(1).map((column) => PARTS[column])}
      columns={columns.map((column) => t(`column.${column}`))}
      rows={orders.map((order) => ({
        id: order.order_id,
        cells: [
          <MarkedName key="number" mark={mark?.(order)}>
            <TextLink href={href(pathOf(order))}>
              <span className="vb-table-whole" translate="no">
                {order.number}
              </span>
            </TextLink>
          </MarkedName>,
          <span key="placed" className="vb-table-whole">
            {formatDay(order.placed_at)}
          </span>,
          ...(person ? [<span key="person">{person.of(order)}</span>] : []),
          <span key="status" className="vb-table-words">
            {t(`status.${order.status}`)}
          </span>,
          ...(payment ? [<span key="payment">{payment(order)}</span>] : []),
          formatNumber(order.total_items),
          <span key="total" className="vb-table-whole" translate="no">
            {formatPrice(order.total)}
          </span>,
        ],
      }))}
    />
  )
}
