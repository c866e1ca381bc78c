import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'

import { ButtonLink } from '#components/action/Button.tsx'
import type { EmptyStateProps } from '#components/feedback/EmptyState.tsx'
import type { OrderSummary } from '#areas/orders/contract/orders.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { createFreshDataMachine } from '#machines/fresh-data/fresh-data.machine.ts'
import { isNarrowed, ordersOfKey, ordersQuery } from '#machines/orders/orders-place.ts'
import type { OrdersPlace } from '#machines/orders/orders-place.ts'
import type { ListPage } from '#machines/pages/list-query.ts'

import { PagedList } from '#screens/page/PagedList.tsx'

import { OrdersTable } from './OrdersTable.tsx'
import type { OrdersTableProps } from './OrdersTable.tsx'

type OrdersRef<Row> = ActorRefFrom<ReturnType<typeof createFreshDataMachine<ListPage<Row>>>>

interface OrdersListProps<Row> extends Pick<OrdersTableProps<Row>, 'label' | 'pathOf' | 'person' | 'mark' | 'payment'> {
  readonly actor: OrdersRef<Row>
  /** Address of the list, without the language. */
  readonly path: string
  /** For a list without any orders. One that a filter leaves empty leads back to all of them. */
  readonly empty: EmptyStateProps
  /** Above the rows, where there are any. */
  readonly above?: (orders: readonly Row[]) => ReactNode
}

/** The orders that the address asks for, a page of them. */
export function OrdersList<Row extends OrderSummary>({ actor, path, empty, above, ...table }: OrdersListProps<Row>) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { key, data: list, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const filter: Partial<OrdersPlace> = key === null ? {} : ordersOfKey(key)
  const { status = null, keyword = '', client = null } = filter
  const isFiltered = status !== null || keyword !== '' || client !== null || isNarrowed(filter)
  const nothingFound = {
    heading: t('noneTitle'),
    text: t('noneText'),
    actions: (
      <ButtonLink variant="primary" href={href(path)}>
        {t('showAll')}
      </ButtonLink>
    ),
  }
  const total = list?.total_results ?? 0
  return (
    <PagedList
      list={list}
      isBusy={isBusy}
      failure={isFailed ? `${t('failed')} ${reason}` : null}
      onRetry={() => actor.send({ type: 'data.retry' })}
      texts={{ loading: t('loading'), found: t('found', { count: total, number: formatNumber(total) }) }}
      empty={isFiltered ? nothingFound : empty}
      pathOf={(page) => `${path}${ordersQuery({ ...filter, page })}`}
    >
      {(orders) => (
        <>
          {above?.(orders)}
          <OrdersTable {...table} orders={orders} />
        </>
      )}
    </PagedList>
  )
}
