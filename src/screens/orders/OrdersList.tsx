import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'

import type { EmptyStateProps } from '#components/feedback/EmptyState.tsx'
import type { OrderSummary } from '#contract/orders.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { createFreshDataMachine } from '#machines/fresh-data/fresh-data.machine.ts'
import { ordersOfKey, ordersQuery } from '#machines/orders/orders-place.ts'
import type { OrdersPlace } from '#machines/orders/orders-place.ts'
import type { ListPage } from '#machines/pages/list-query.ts'

import { PagedList } from '../page/PagedList.tsx'

import { OrdersTable } from './OrdersTable.tsx'
import type { OrdersTableProps } from './OrdersTable.tsx'

type OrdersRef<Row> = ActorRefFrom<ReturnType<typeof createFreshDataMachine<ListPage<Row>>>>

interface OrdersListProps<Row> extends Pick<OrdersTableProps<Row>, 'label' | 'pathOf' | 'person'> {
  readonly actor: OrdersRef<Row>
  /** Address of the list, without the language. */
  readonly path: string
  readonly empty: EmptyStateProps
}

/** The orders that the address asks for, a page of them. */
export function OrdersList<Row extends OrderSummary>({ actor, path, empty, ...table }: OrdersListProps<Row>) {
  const { t } = useTranslation('orders')
  const formatNumber = useFormatNumber()
  const { key, data: list, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const wanted: Partial<OrdersPlace> = key === null ? {} : ordersOfKey(key)
  const total = list?.total_results ?? 0
  return (
    <PagedList
      list={list}
      isBusy={isBusy}
      failure={isFailed ? `${t('failed')} ${reason}` : null}
      onRetry={() => actor.send({ type: 'data.retry' })}
      texts={{ loading: t('loading'), found: t('found', { count: total, number: formatNumber(total) }) }}
      empty={empty}
      pathOf={(page) => `${path}${ordersQuery({ ...wanted, page })}`}
    >
      {(orders) => <OrdersTable {...table} orders={orders} />}
    </PagedList>
  )
}
