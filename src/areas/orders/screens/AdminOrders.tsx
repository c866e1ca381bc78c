import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import type { AdminOrderSummary } from '#areas/orders/contract/admin-orders.ts'
import { ORDER_STATUSES } from '#areas/orders/contract/orders.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import type { AllOrdersRef } from '#machines/orders/all-orders.machine.ts'
import type { OrderBatchRef } from '#machines/orders/order-batch.machine.ts'
import type { OrdersDownloadRef } from '#machines/orders/orders-download.machine.ts'
import { ordersOfKey, ordersQuery } from '#machines/orders/orders-place.ts'
import type { OrdersPlace } from '#machines/orders/orders-place.ts'
import { paymentStates } from '#machines/orders/payment.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { ListTools } from '#areas/admin/screens/ListTools.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Customer } from './Customer.tsx'
import { OrderBatch, OrderMark } from './OrderBatch.tsx'
import { OrderFilter } from './OrderFilter.tsx'
import { OrdersList } from './OrdersList.tsx'

const PATH = PAGES.adminOrders.path

const CUSTOMERS = {
  column: 'customer',
  of: ({ customer }: AdminOrderSummary) => <Customer customer={customer} />,
} as const

/** Says of an order whether it is paid, and by which method (admin.payment-in-sight). */
function Paid({ order }: { readonly order: AdminOrderSummary }) {
  const { t } = useTranslation('orders')
  return (
    <>
      {paymentStates({ ...order, payment: null }).map((state) => (
        <Fragment key={state}>
          {state === 'paid' ? <span>{t('pay.state.paid')}</span> : <strong>{t(`pay.state.${state}`)}</strong>}
          <br />
        </Fragment>
      ))}
      <span className="vb-table-note vb-table-wide">{t(`common:payment.${order.payment_method}`)}</span>
    </>
  )
}

const paymentCell = (order: AdminOrderSummary) => <Paid order={order} />

/** The orders of the shop, for an admin (admin.moves-orders). Shows a waiting page until its texts have loaded. */
export function AdminOrders() {
  return useHasTexts('orders') ? <AdminOrdersPage /> : <WaitingPage />
}

function AdminOrdersPage() {
  const { t } = useTranslation('orders')
  return (
    <AreaPage title={t('title')} lead={t('admin.lead')}>
      <WithLateActor name="allOrders">
        {(actor) => (
          <WithLateActor name="orderBatch">
            {(batch) => (
              <WithLateActor name="ordersDownload">
                {(file) => <AllOrders actor={actor} batch={batch} file={file} />}
              </WithLateActor>
            )}
          </WithLateActor>
        )}
      </WithLateActor>
    </AreaPage>
  )
}

const markOf = (batch: OrderBatchRef) => (order: AdminOrderSummary) => <OrderMark actor={batch} order={order} />

const batchOf =
  (batch: OrderBatchRef, file: OrdersDownloadRef, place: OrdersPlace | null) =>
  (orders: readonly AdminOrderSummary[]) =>
    place && <OrderBatch actor={batch} file={file} place={place} orders={orders} />

interface AllOrdersProps {
  readonly actor: AllOrdersRef
  readonly batch: OrderBatchRef
  readonly file: OrdersDownloadRef
}

function AllOrders({ actor, batch, file }: AllOrdersProps) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const key = useSelector(actor, ({ context }) => context.key)
  const place = key === null ? null : ordersOfKey(key)
  const { status = null, keyword = '' } = place ?? {}
  return (
    <>
      <ListTools
        path={PATH}
        keyword={keyword}
        search={t('admin.search')}
        hint={t('admin.hint')}
        filter={t('column.status')}
        kinds={[null, ...ORDER_STATUSES]}
        kind={status}
        nameOf={(one) => t(one === null ? 'all' : `status.${one}`)}
        queryOf={(one) => ordersQuery({ ...place, status: one, page: 1 })}
      />
      <OrderFilter path={PATH} place={place ?? {}} />
      <OrdersList
        actor={actor}
        path={PATH}
        label={t('title')}
        pathOf={({ order_id }) => `${PATH}/${order_id}`}
        person={CUSTOMERS}
        mark={markOf(batch)}
        above={batchOf(batch, file, place)}
        payment={paymentCell}
        empty={{
          heading: t('admin.emptyTitle'),
          text: t('admin.emptyText'),
          actions: (
            <ButtonLink variant="primary" href={href(PAGES.listing.path)}>
              {t('own.toProducts')}
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}
