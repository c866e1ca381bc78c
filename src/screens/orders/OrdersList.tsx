import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import type { OrderSummary } from '#contract/orders.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { createFreshDataMachine } from '#machines/fresh-data/fresh-data.machine.ts'
import { ordersOfKey, ordersQuery } from '#machines/orders/orders-place.ts'
import type { OrdersPage, OrdersPlace } from '#machines/orders/orders-place.ts'

import { AdminPages } from '../admin/AdminPages.tsx'

import { OrdersTable } from './OrdersTable.tsx'
import type { OrdersTableProps } from './OrdersTable.tsx'

type OrdersRef<Row> = ActorRefFrom<ReturnType<typeof createFreshDataMachine<OrdersPage<Row>>>>

interface OrdersListProps<Row> extends Pick<OrdersTableProps<Row>, 'label' | 'pathOf' | 'person'> {
  readonly actor: OrdersRef<Row>
  /** Address of the list, without the language. */
  readonly path: string
  /** Beside the list where it has none. */
  readonly empty: { readonly heading: string; readonly text: string; readonly actions?: ReactNode }
}

/** The orders that the address asks for, a page of them. */
export function OrdersList<Row extends OrderSummary>({ actor, path, empty, ...table }: OrdersListProps<Row>) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const key = useSelector(actor, ({ context }) => context.key)
  const list = useSelector(actor, ({ context }) => context.data)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const found = list ? t('found', { count: list.total_results, number: formatNumber(list.total_results) }) : ''
  const wanted: Partial<OrdersPlace> = key === null ? {} : ordersOfKey(key)
  return (
    <>
      <BusyLine busy={isBusy} />
      {isFailed && (
        <InlineError
          message={`${t('failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {list && list.data.length > 0 && (
        <>
          <p>{found}</p>
          <OrdersTable {...table} orders={list.data} />
          <AdminPages
            current={list.current_page}
            total={list.total_pages}
            hrefOf={(page) => href(`${path}${ordersQuery({ ...wanted, page })}`)}
          />
        </>
      )}
      {list?.data.length === 0 && <EmptyState {...empty} />}
      <Announcer message={isBusy ? t('loading') : !list ? '' : list.data.length === 0 ? empty.heading : found} />
    </>
  )
}
