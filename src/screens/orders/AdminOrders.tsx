import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { TabLinks } from '#components/action/TabLinks.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import type { AdminOrderSummary } from '#contract/admin.ts'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { ORDER_STATUSES } from '#contract/orders.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import type { AllOrdersRef } from '#machines/orders/all-orders.machine.ts'
import { ordersOfKey, ordersQuery } from '#machines/orders/orders-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '../account/AreaPage.tsx'
import { WithChart } from '../page/WithChart.tsx'

import { Customer } from './Customer.tsx'
import { OrdersList } from './OrdersList.tsx'

const PATH = PAGES.adminOrders.path

const CUSTOMERS = {
  column: 'customer',
  of: ({ customer }: AdminOrderSummary) => <Customer customer={customer} />,
} as const

/** The orders of the shop, for an admin (admin.moves-orders). It stands back until its words are there. */
export function AdminOrders() {
  return useHasTexts('orders') ? <AdminOrdersPage /> : <Waiting />
}

function AdminOrdersPage() {
  const { t } = useTranslation('orders')
  return (
    <AreaPage title={t('title')} lead={t('admin.lead')}>
      <WithChart name="allOrders">{(actor) => <AllOrders actor={actor} />}</WithChart>
    </AreaPage>
  )
}

function AllOrders({ actor }: { readonly actor: AllOrdersRef }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const key = useSelector(actor, ({ context }) => context.key)
  const { status = null, keyword = '' } = key === null ? {} : ordersOfKey(key)
  return (
    <>
      <SearchForm
        action={href(PATH)}
        label={t('admin.search')}
        button={t('admin.button')}
        hint={t('admin.hint')}
        value={keyword}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <TabLinks
        label={t('column.status')}
        tabs={[null, ...ORDER_STATUSES].map((one) => ({
          href: href(`${PATH}${ordersQuery({ status: one, keyword })}`),
          label: t(one === null ? 'all' : `status.${one}`),
          current: one === status,
        }))}
      />
      <OrdersList
        actor={actor}
        path={PATH}
        label={t('title')}
        pathOf={({ order_id }) => `${PATH}/${order_id}`}
        person={CUSTOMERS}
        empty={
          status === null && keyword === ''
            ? { heading: t('admin.emptyTitle'), text: t('admin.emptyText') }
            : {
                heading: t('noneTitle'),
                text: t('noneText'),
                actions: <ButtonLink href={href(PATH)}>{t('all')}</ButtonLink>,
              }
        }
      />
    </>
  )
}
