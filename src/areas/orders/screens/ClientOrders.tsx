import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { ordersOfKey } from '#machines/orders/orders-place.ts'
import type { OwnOrdersRef } from '#machines/orders/own-orders.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OrderSearch } from './OrderSearch.tsx'
import { OrdersList } from './OrdersList.tsx'

/** A client's own orders (checkout.own-orders). Shows a waiting page until its texts have loaded. */
export function ClientOrders() {
  return useHasTexts('orders') ? <ClientOrdersPage /> : <WaitingPage />
}

function ClientOrdersPage() {
  const { t } = useTranslation('orders')
  return (
    <AreaPage title={t('own.title')} lead={t('own.lead')}>
      <OwnOrders path={PAGES.clientOrders.path} />
    </AreaPage>
  )
}

/** The own orders, which are listed at such an address without the language. */
export function OwnOrders({ path }: { readonly path: string }) {
  return <WithLateActor name="ownOrders">{(actor) => <Listed actor={actor} path={path} />}</WithLateActor>
}

function Listed({ actor, path }: { readonly actor: OwnOrdersRef; readonly path: string }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const keyword = useSelector(actor, ({ context: { key } }) => (key === null ? '' : ordersOfKey(key).keyword))
  const hasSome = useSelector(actor, ({ context: { data } }) => (data?.total_results ?? 0) > 0)
  return (
    <>
      {(hasSome || keyword !== '') && <OrderSearch path={path} keyword={keyword} />}
      <OrdersList
        actor={actor}
        path={path}
        label={t('own.title')}
        pathOf={({ order_id }) => `${path}/${order_id}`}
        empty={{
          heading: t('own.emptyTitle'),
          text: t('own.emptyText'),
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
